import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Disk } from 'flydrive';
import { INCOMING_FOLDER } from './incoming-folder.ts';

/** What an operator knows the storage as. */
export type StorageName = 'S3' | 'The disk';

const TIME_LIMIT_MS = 5_000;

/**
 * Writes, reads and removes a small object of a fresh name: null when all three worked, otherwise a sentence for
 * `/readyz` that names the storage and the step, and nothing of its address or credentials.
 */
export async function checkStorage(
  openDisk: () => Promise<Disk>,
  name: StorageName,
  limitMs = TIME_LIMIT_MS,
): Promise<string | null> {
  const given = new AbortController();
  const tooLong = wait(limitMs, `${name} did not answer within ${limitMs / 1000} seconds.`, {
    signal: given.signal,
  }).catch(() => null);
  try {
    return await Promise.race([probe(openDisk, name), tooLong]);
  } finally {
    given.abort();
  }
}

async function probe(openDisk: () => Promise<Disk>, name: StorageName): Promise<string | null> {
  // Among the unfinished uploads: what a crash leaves of it is removed with them.
  const key = `${INCOMING_FOLDER}/probe-${randomUUID()}`;
  let step = 'opened';
  try {
    const disk = await openDisk();
    step = 'written';
    await disk.put(key, key, { contentType: 'text/plain' });
    step = 'read';
    const found = await disk.get(key);
    step = 'removed';
    await disk.delete(key);
    return found === key ? null : `${name} gave an object back with other content than was written.`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return `${name} failed: an object could not be ${step} (${nameOf(cause)}).`;
  }
}

/** `ENOSPC`, `AccessDenied`, `ECONNREFUSED`: a word for the operator; messages may hold paths and addresses. */
function nameOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown reason';
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name;
}
