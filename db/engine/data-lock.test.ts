import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataDirectoryInUseError, lockDataDirectory } from './data-lock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lunaria lock '));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a second one is refused with a sentence that says who holds the directory and what to do', async () => {
  const unlock = await lockDataDirectory(dataDir);
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(DataDirectoryInUseError);
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(
    `The data directory ${dataDir} is in use by another Lunaria (process ${process.pid}). Stop that one, or set DATA_DIR to another directory.`,
  );
  unlock();
});

test('released, it can be taken again; releasing twice does no harm', async () => {
  const unlock = await lockDataDirectory(dataDir);
  unlock();
  unlock();
  (await lockDataDirectory(dataDir))();
});

test('a process that is killed leaves no lock behind', async () => {
  const module = new URL('./data-lock.ts', import.meta.url).href;
  const script = `import { lockDataDirectory } from '${module}';
    await lockDataDirectory(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  await expect(lockDataDirectory(dataDir)).rejects.toThrow(`process ${holder.pid}`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  (await lockDataDirectory(dataDir))();
});

test.runIf(process.platform === 'linux')(
  'deleting every file beside the database opens nothing to a second one',
  async () => {
    const unlock = await lockDataDirectory(dataDir);
    for (const name of await readdir(dataDir)) {
      if (name !== 'database') await rm(join(dataDir, name));
    }
    await expect(lockDataDirectory(dataDir)).rejects.toThrow(DataDirectoryInUseError);
    unlock();
    (await lockDataDirectory(dataDir))();
  },
);
