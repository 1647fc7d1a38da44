import type { Readable } from 'node:stream';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { WriteOptions } from 'flydrive/types';

export interface S3Config {
  driver: 's3';
  bucket: string;
  region: string;
  /** For S3-compatible services; without it, AWS. */
  endpoint?: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `https://host/bucket/key` instead of `https://bucket.host/key`, as most self-hosted services need. */
  forcePathStyle?: boolean;
}

/** A client that says nothing by itself and waits for nobody without end. */
export function createS3Client(config: Omit<S3Config, 'driver' | 'bucket'>): S3Client {
  const { region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = config;
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: forcePathStyle ?? false,
    ...(endpoint === undefined ? {} : { endpoint }),
    // Trailing checksums are refused by many compatible services, and every chunk carries its own tag.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What fails reaches the caller as an error; the client must not write beside the server's own log.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
  });
}

/** A PUT is atomic: an object appears when all announced bytes have arrived, or not at all. */
export class AbortingS3Driver extends S3Driver {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ bucket, ...config }: S3Config) {
    const client = createS3Client(config);
    // Buckets refuse access lists by default since 2023; privacy is the bucket's policy.
    super({ client, bucket, visibility: 'private', supportsACL: false });
    this.#client = client;
    this.#bucket = bucket;
  }

  /** flydrive leaves the request open when the contents break off; here it is ended, and the other way round. */
  override async putStream(key: string, contents: Readable, options?: WriteOptions): Promise<void> {
    const upload = new AbortController();
    contents.once('error', () => upload.abort());
    const command = new PutObjectCommand({
      Bucket: this.#bucket,
      Key: key,
      Body: contents,
      ContentLength: options?.contentLength,
      ContentType: 'application/octet-stream',
    });
    try {
      await this.#client.send(command, { abortSignal: upload.signal });
    } catch (error) {
      const cause = contents.errored ?? error;
      contents.destroy();
      throw cause;
    }
  }
}
