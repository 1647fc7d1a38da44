import { expect, test } from 'vitest';
import { locateDatabase, locateStorage } from './locate-services.ts';
import { ConfigError, readConfig } from './read-config.ts';

const locate = (endpoint: string, more: Record<string, string> = {}) =>
  locateStorage(
    readConfig({
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'an-id',
      S3_SECRET_ACCESS_KEY: 'a-secret',
      S3_ENDPOINT: endpoint,
      ...more,
    }),
  );

test.each([
  '',
  'https://s3.example.org',
  'http://localhost:9000',
  'http://127.0.0.1:9000',
  'http://[::1]:9000',
])('files go to the bucket by TLS, or on this machine: %j', (endpoint) => {
  expect(locate(endpoint)).toMatchObject({ driver: 's3', bucket: 'files' });
});

test.each([
  'http://s3.example.org',
  'http://minio:9000',
  'http://10.0.0.5:9000',
  'http://localhost.example.org',
])('elsewhere they do not go in the open: %s', (endpoint) => {
  expect(() => locate(endpoint)).toThrow(ConfigError);
  expect(() => locate(endpoint)).toThrow(
    /^The setting S3_ENDPOINT leaves this machine and must begin with https/,
  );
  expect(locate(endpoint, { ALLOW_PLAIN_CONNECTIONS: 'true' })).toMatchObject({ endpoint });
});

test('an endpoint that is no address of the web is refused', () => {
  expect(() => locate('ftp://s3.example.org')).toThrow(/S3_ENDPOINT cannot be used/);
});

test('whether the database may be reached in the open is the same setting, and no by default', () => {
  const secrets = { SESSION_SECRET: 's'.repeat(32), MASTER_KEY: 'm'.repeat(44) };
  const locateIn = (more: Record<string, string>) =>
    locateDatabase(readConfig({ DATABASE_URL: 'postgres://db.example.org/lunaria', ...secrets, ...more }));
  expect(locateIn({})).toMatchObject({ engine: 'postgres', allowsPlain: false });
  expect(locateIn({ ALLOW_PLAIN_CONNECTIONS: 'true' })).toMatchObject({ allowsPlain: true });
});
