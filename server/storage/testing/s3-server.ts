import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: s3rver comes without types.
import S3rver from 's3rver';

/*
 * s3rver: a server that speaks S3, for tests alone. It wants a known account and does not verify signatures. Last released in 2021, its dependencies
 * have known holes: it listens on this machine only, in a folder of its own, and is no part of the product
 * (docs/decisions/file-storage.md).
 */
export interface S3Server {
  /** What a server of ours is started with to use it. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

interface Rver {
  run(): Promise<AddressInfo>;
  close(): Promise<void>;
}

const BUCKET = 'lunaria-tests';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'lunaria s3 '));
  // What its README names; there are no types to read it from.
  const rver = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  }) as Rver;
  const { port } = await rver.run();
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: BUCKET,
      S3_REGION: 'us-east-1',
      // Its only account.
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
      S3_FORCE_PATH_STYLE: 'true',
    },
    stop: async () => {
      await rver.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
