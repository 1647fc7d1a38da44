import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { z } from 'zod';
import { createS3Client, type S3Config } from '../storage/s3-driver.ts';
import { BackupError } from './backup-error.ts';
import type { BackupPlace } from './backup-place.ts';

/** A bucket of S3, or what speaks like it, below a prefix. An object appears whole or not at all, and is 5 GB at most. */
export function openBucketPlace({ s3, prefix }: { s3: S3Config; prefix: string }): BackupPlace {
  const { bucket } = s3;
  const client = createS3Client(s3);
  const name = `s3://${bucket}${prefix === '' ? '' : `/${prefix}`}`;
  const toKey = (path: string) => (prefix === '' ? path : `${prefix}/${path}`);
  const at = (path: string) => ({ Bucket: bucket, Key: toKey(path) });

  const place: BackupPlace = {
    name,
    showsUnfinished: true,
    prepare: async () => {},

    async list(folder) {
      const names = new Set<string>();
      const start = `${toKey(folder)}/`;
      for await (const key of listKeys(client, bucket, start)) {
        const first = key.slice(start.length).split('/')[0];
        if (first) names.add(first);
      }
      return [...names];
    },

    has: async (path) =>
      await client.send(new HeadObjectCommand(at(path))).then(
        () => true,
        (error) => {
          if (isMissing(error)) return false;
          throw error;
        },
      ),

    async read(path) {
      const { Body: body } = await client.send(new GetObjectCommand(at(path)));
      if (!(body instanceof Readable)) throw new Error('The bucket answered without content.');
      return body;
    },

    async write(path, content) {
      if (typeof content === 'string')
        await put(client, at(path), { body: content, length: Buffer.byteLength(content) });
      else await putStream(client, at(path), content);
    },

    draft: (path) => path,
    settle: async () => {},
    removeDrafts: async () => {},

    async remove(path) {
      await client.send(new DeleteObjectCommand(at(path)));
      const keys: string[] = [];
      for await (const key of listKeys(client, bucket, `${toKey(path)}/`)) keys.push(key);
      for (const key of keys) await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },

    async hold(work) {
      const release = await lock(place, client, at(LOCK));
      try {
        return await work();
      } finally {
        await release();
      }
    },
  };
  return place;
}

async function* listKeys(client: S3Client, bucket: string, start: string): AsyncGenerator<string> {
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        ...{ Bucket: bucket, Prefix: start },
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key: key } of page.Contents ?? []) {
      if (key !== undefined) yield key;
    }
    token = page.NextContinuationToken;
  } while (token !== undefined);
}

/** A PUT has to say how long it is: what comes, sealed already, is put by on this machine first. */
async function putStream(
  client: S3Client,
  where: { Bucket: string; Key: string },
  content: Readable,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lunaria-backup-'));
  try {
    const path = join(folder, 'part');
    await pipeline(content, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
    await put(client, where, { body: createReadStream(path), length: (await stat(path)).size });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function put(
  client: S3Client,
  where: { Bucket: string; Key: string },
  { body, length, isNew = false }: { body: Readable | string; length: number; isNew?: boolean },
): Promise<void> {
  await client.send(
    new PutObjectCommand({
      ...where,
      Body: body,
      ContentLength: length,
      ContentType: 'application/octet-stream',
      ...(isNew ? { IfNoneMatch: '*' } : {}),
    }),
  );
}

/*
 * Who works here says so in `lock.json`, until when, and says it anew while it works. A service that knows `If-None-Match` gives it to one of two
 * that come at once. One that does not lets both write, and the later one has it: each looks again before it begins.
 */
const LOCK = 'lock.json';
const LOCK_MS = 10 * 60_000;
const RENEW_MS = 2 * 60_000;

const lockSchema = z.object({ holder: z.string(), until: z.number() });

async function lock(
  place: BackupPlace,
  client: S3Client,
  where: { Bucket: string; Key: string },
): Promise<() => Promise<void>> {
  const holder = randomUUID();
  const busy = new BackupError(
    `Another backup or restore works on ${place.name}: wait until it is done; after one that was killed, ten minutes.`,
    'busy',
  );
  const say = async (isNew: boolean) => {
    const body = JSON.stringify({ holder, until: Date.now() + LOCK_MS });
    await put(client, where, { body, length: body.length, isNew });
  };
  const other = await readLock(place);
  if (other !== null && other.until > Date.now()) throw busy;
  // One that is over, or that nobody of us wrote.
  if (await place.has(LOCK)) await place.remove(LOCK);
  await say(true).catch((error: unknown) => {
    throw isTaken(error) ? busy : error;
  });
  if ((await readLock(place))?.holder !== holder) throw busy;
  // One that fails is made up for by the next.
  const renew = async () => {
    // Of a process that stood still for too long: another has it now.
    if ((await readLock(place))?.holder === holder) await say(false);
    else clearInterval(renewing);
  };
  const renewing = setInterval(() => void renew().catch(() => {}), RENEW_MS);
  return async () => {
    clearInterval(renewing);
    // One that cannot be taken away ends by itself.
    if ((await readLock(place).catch(() => null))?.holder === holder)
      await place.remove(LOCK).catch(() => {});
  };
}

/** Null where there is none, or what nobody of us wrote. */
async function readLock(place: BackupPlace) {
  if (!(await place.has(LOCK))) return null;
  const written = await place.read(LOCK).then(text, (error) => {
    if (isMissing(error)) return '';
    throw error;
  });
  const read = lockSchema.safeParse(parseJson(written));
  return read.success ? read.data : null;
}

function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

const statusOf = (error: unknown): unknown =>
  (error as { $metadata?: { httpStatusCode?: number } } | null)?.$metadata?.httpStatusCode; // as: errors of the client

const isMissing = (error: unknown) => statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket'; // as: the same
const isTaken = (error: unknown) => statusOf(error) === 412 || statusOf(error) === 409;
