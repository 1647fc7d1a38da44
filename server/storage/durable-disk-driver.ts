import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, unlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { flushFolder } from './flush-folder.ts';
import { INCOMING_FOLDER } from './incoming-folder.ts';

/**
 * flydrive's disk driver, made to survive a crash. As it comes it writes under the final name, moves by copying
 * and never flushes; here a file is written aside, flushed, renamed into place, and the folders that lead to it
 * are flushed before anybody is told that it is stored.
 */
export class DurableDiskDriver extends FSDriver {
  readonly #root: string;

  constructor(root: string) {
    super({ location: resolve(root), visibility: 'private' });
    this.#root = resolve(root);
  }

  override async putStream(key: string, contents: Readable): Promise<void> {
    const target = join(this.#root, key);
    const temporary = join(this.#root, INCOMING_FOLDER, randomUUID());
    try {
      const made = await makeFolder(dirname(temporary));
      await writeFlushed(temporary, contents);
      const madeForTarget = await makeFolder(dirname(target));
      await rename(temporary, target);
      await this.#flushFolders(dirname(target), made ?? madeForTarget);
    } catch (error) {
      contents.destroy();
      await unlink(temporary).catch(() => {});
      throw error;
    }
  }

  override async getStream(key: string): Promise<Readable> {
    // Opened here, so that a missing file is an answer and not an error in the middle of the stream.
    const file = await open(join(this.#root, key), 'r');
    return file.createReadStream();
  }

  override async delete(key: string): Promise<void> {
    await super.delete(key);
    await flushFolder(dirname(join(this.#root, key)));
  }

  /** From the file's folder up to the root, or further up to the folder that received the first new one. */
  async #flushFolders(start: string, firstMade: string | undefined): Promise<void> {
    const isAboveRoot = firstMade !== undefined && firstMade.length <= this.#root.length;
    const last = isAboveRoot ? dirname(firstMade) : this.#root;
    let folder = start;
    await flushFolder(folder);
    while (folder !== last) {
      folder = dirname(folder);
      await flushFolder(folder);
    }
  }
}

function makeFolder(path: string): Promise<string | undefined> {
  return mkdir(path, { recursive: true, mode: 0o700 });
}

async function writeFlushed(path: string, contents: Readable): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(contents);
    await file.sync();
  } finally {
    await file.close();
  }
}
