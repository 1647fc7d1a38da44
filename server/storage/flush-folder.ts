import { open } from 'node:fs/promises';

/** Makes the names in a folder survive a power cut, as `fsync` of a file does for its content. */
export async function flushFolder(path: string): Promise<void> {
  // Windows opens no folders; its file system keeps names in its own journal.
  if (process.platform === 'win32') return;
  let folder: Awaited<ReturnType<typeof open>>;
  try {
    folder = await open(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
