import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { MasterKeyError } from '../encryption/master-key.ts';
import { locateBackups } from './locate-backups.ts';
import { ConfigError, readConfig } from './read-config.ts';

const KEY = randomBytes(32).toString('base64');
const BUCKET = { BACKUP_S3_ACCESS_KEY_ID: 'an-id', BACKUP_S3_SECRET_ACCESS_KEY: 'a-secret' };
const FILES = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'files-id', S3_SECRET_ACCESS_KEY: 'files-secret' };

const locate = (settings: Record<string, string>) =>
  locateBackups(readConfig({ BACKUP_KEY: KEY, ...settings }));

test('the server makes none unless it is told where to', () => {
  expect(locate({})).toBeNull();
  expect(locate({ BACKUP_TO: ' ', BACKUP_AT: '04:00' })).toBeNull();
});

test('a folder, at three unless told otherwise', () => {
  expect(locate({ BACKUP_TO: '/mnt/backups' })).toMatchObject({
    location: { kind: 'folder', folder: '/mnt/backups' },
    at: '03:00',
    keepDays: 30,
  });
  expect(locate({ BACKUP_TO: '/mnt/backups', BACKUP_AT: '23:45' })).toMatchObject({ at: '23:45' });
});

test('a bucket with credentials of its own, or with those of the storage', () => {
  const BACKUP_TO = 's3://backups/of/lunaria/';
  expect(locate({ BACKUP_TO, ...BUCKET, ...FILES })?.location).toMatchObject({
    kind: 'bucket',
    prefix: 'of/lunaria',
    s3: { bucket: 'backups', accessKeyId: 'an-id' },
  });
  expect(locate({ BACKUP_TO, ...FILES, S3_ENDPOINT: 'https://s3.example.org' })?.location).toMatchObject({
    s3: { bucket: 'backups', accessKeyId: 'files-id', endpoint: 'https://s3.example.org' },
  });
  expect(locate({ BACKUP_TO: 's3://files/backups', ...FILES })?.location).toMatchObject({
    prefix: 'backups',
  });
  // An empty line in a file of settings.
  expect(locate({ BACKUP_TO, ...FILES, BACKUP_S3_ENDPOINT: '', S3_ENDPOINT: ' ' })?.location).toMatchObject({
    s3: { accessKeyId: 'files-id' },
  });
});

test.each([
  ['no key', { BACKUP_KEY: '', BACKUP_TO: '/mnt/backups' }, 'BACKUP_KEY must be set too'],
  ['a key of another size', { BACKUP_KEY: 'short', BACKUP_TO: '/mnt/backups' }, 'BACKUP_KEY is not 32 bytes'],
  [
    'a folder in the data',
    { DATA_DIR: '/srv/data', BACKUP_TO: '/srv/data/backups' },
    'goes with what it is for',
  ],
  ['the data itself', { DATA_DIR: '/srv/data', BACKUP_TO: '/srv/data/' }, 'goes with what it is for'],
  ['the bucket of the files', { ...FILES, BACKUP_TO: 's3://files' }, 'goes with what it is for'],
  ['among the files', { ...FILES, BACKUP_TO: 's3://files/documents/x' }, 'goes with what it is for'],
  [
    'an hour that there is not',
    { BACKUP_TO: '/mnt/backups', BACKUP_AT: '24:00' },
    'BACKUP_AT cannot be used',
  ],
  ['another scheme', { BACKUP_TO: 'ftp://backups/x' }, 'to no other address'],
  ['no bucket', { BACKUP_TO: 's3://', ...BUCKET }, 'is named as s3://bucket/prefix'],
  ['a prefix that leaves', { BACKUP_TO: 's3://backups/../x', ...BUCKET }, 'is named as s3://bucket/prefix'],
  ['no credentials', { BACKUP_TO: 's3://backups' }, 'BACKUP_S3_SECRET_ACCESS_KEY must be set'],
  [
    'half of them',
    { BACKUP_TO: 's3://backups', BACKUP_S3_ACCESS_KEY_ID: 'x' },
    'is not set: set all of them',
  ],
  [
    'an address for credentials of another',
    { ...FILES, BACKUP_TO: 's3://backups', BACKUP_S3_ENDPOINT: 'https://b.example.org' },
    'With BACKUP_S3_ENDPOINT set',
  ],
  [
    'an address in the open',
    { ...BUCKET, BACKUP_TO: 's3://backups', BACKUP_S3_ENDPOINT: 'http://b.example.org' },
    'The setting BACKUP_S3_ENDPOINT leaves this machine',
  ],
])('%s ends the start with a sentence', (_, settings: Record<string, string>, sentence) => {
  expect(() => locate(settings)).toThrow(sentence);
  expect(() => locate(settings)).toThrow(settings.BACKUP_KEY === 'short' ? MasterKeyError : ConfigError);
});
