import { randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { locateStorage } from '../config/locate-services.ts';
import { readConfig } from '../config/read-config.ts';
import { checkStorage } from './check-storage.ts';
import { openDisk } from './open-disk.ts';
import type { S3Config } from './s3-driver.ts';
import { createStorage, type Storage } from './storage.ts';
import { type S3Server, startS3Server } from './testing/s3-server.ts';
import { type S3StandIn, STAND_IN_CREDENTIALS, startS3StandIn } from './testing/s3-stand-in.ts';
import { describeStorage, endlessStream, streamOf, userKey } from './testing/storage-contract.ts';

const bucket = 'health-documents';
let standIn: S3StandIn;
let config: S3Config;
let storage: Storage;

beforeAll(async () => {
  standIn = await startS3StandIn(bucket);
  config = {
    driver: 's3',
    bucket,
    endpoint: standIn.endpoint,
    forcePathStyle: true,
    ...STAND_IN_CREDENTIALS,
  };
  storage = createStorage(config);
});
afterEach(() => Object.assign(standIn, { refuseWith: null, isSilent: false }));
afterAll(() => standIn.stop());

describe('on a stand-in for S3', () => {
  describeStorage(() => storage, 'contract');
});

describe('on s3rver', () => {
  let server: S3Server;
  let onServer: Storage;
  beforeAll(async () => {
    server = await startS3Server();
    onServer = createStorage(locateStorage(readConfig(server.environment)));
  });
  afterAll(() => server.stop());

  describeStorage(() => onServer, 'contract', { keepsBrokenUploads: true });

  test('an account it does not know is refused', async () => {
    const environment = { ...server.environment, S3_ACCESS_KEY_ID: 'another' };
    const wrong = createStorage(locateStorage(readConfig(environment)));
    expect(await wrong.check()).toBe('S3 failed: an object could not be written (InvalidAccessKeyId).');
  });
});

const { TEST_S3_ENDPOINT, TEST_S3_BUCKET, TEST_S3_REGION, TEST_S3_ACCESS_KEY_ID, TEST_S3_SECRET_ACCESS_KEY } =
  process.env;

if (TEST_S3_ENDPOINT !== undefined) {
  const real = createStorage({
    driver: 's3',
    endpoint: TEST_S3_ENDPOINT,
    bucket: TEST_S3_BUCKET ?? bucket,
    region: TEST_S3_REGION ?? 'us-east-1',
    accessKeyId: TEST_S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: TEST_S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: true,
  });
  describe('on the S3 service of TEST_S3_ENDPOINT', () => {
    describeStorage(() => real, `contract-${randomUUID()}`);
  });
}

test('the bucket gets ciphertext, without a type that tells what it is', async () => {
  await storage.putEncrypted('look/a.pdf', userKey, streamOf(Buffer.from('%PDF-1.7 Ferritin')), 17);
  const stored = standIn.objects.get('look/a.pdf');
  expect(stored?.body.includes('Ferritin')).toBe(false);
  expect(stored?.body.includes('%PDF')).toBe(false);
  expect(stored?.contentType).toBe('application/octet-stream');
});

test('an upload that breaks off ends its request, so that no connection hangs', async () => {
  const before = standIn.brokenOffPuts;
  const content = Readable.from(
    (async function* () {
      yield randomBytes(200_000);
      throw new Error('the client went away');
    })(),
  );
  await expect(storage.putEncrypted('hang/a.pdf', userKey, content, 400_000)).rejects.toThrow();
  await vi.waitFor(() => expect(standIn.brokenOffPuts).toBe(before + 1));
});

test('a bucket that refuses an upload ends the reading of its content', async () => {
  standIn.refuseWith = 'AccessDenied';
  const content = endlessStream();
  await expect(storage.putEncrypted('refused/a.pdf', userKey, content, 1e12)).rejects.toMatchObject({
    code: 'storage_failed',
  });
  await vi.waitFor(() => expect(content.destroyed).toBe(true));
});

test('a download that is cut short ends in an error', async () => {
  await storage.putEncrypted('short/a.pdf', userKey, streamOf(randomBytes(200_000)), 200_000);
  const stored = standIn.objects.get('short/a.pdf');
  if (stored) stored.body = stored.body.subarray(0, 100_000);
  const content = await storage.getDecrypted('short/a.pdf', userKey);
  await expect(content?.toArray()).rejects.toMatchObject({ code: 'tampered' });
});

describe('the check names what failed, and no address or key', () => {
  test('when the bucket refuses', async () => {
    standIn.refuseWith = 'AccessDenied';
    expect(await storage.check()).toBe('S3 failed: an object could not be written (AccessDenied).');
  });

  test('when the bucket does not exist', async () => {
    const elsewhere = createStorage({ ...config, bucket: 'another' });
    expect(await elsewhere.check()).toBe('S3 failed: an object could not be written (NoSuchBucket).');
  });

  test('when nobody answers at the address', async () => {
    const gone = await startS3StandIn(bucket);
    await gone.stop();
    const away = createStorage({ ...config, endpoint: gone.endpoint });
    expect(await away.check()).toBe('S3 failed: an object could not be written (ECONNREFUSED).');
  });

  test('when the service takes the request and never answers', async () => {
    standIn.isSilent = true;
    expect(await checkStorage(() => openDisk(config), 'S3', 50)).toBe(
      'S3 did not answer within 0.05 seconds.',
    );
  });
});
