import { SizeMismatchError } from './exact-size.ts';

/** The disk or the bucket failed; the reason is the `cause`. Trying again later may help. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'storage_failed';
}

/** Runs the work and turns what the driver throws into a StorageError, except what is the caller's to know. */
export async function withStorageErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    if (cause instanceof SizeMismatchError) throw cause;
    throw new StorageError('The file storage did not carry this out', { cause: error });
  }
}

/** True for the errors of the two drivers that mean: there is no such object. */
export function isMissingObject(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return false;
  return cause.name === 'NoSuchKey' || ('code' in cause && cause.code === 'ENOENT');
}
