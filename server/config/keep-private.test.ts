import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepPrivate } from './keep-private.ts';
import { loadSecrets } from './load-secrets.ts';
import { ConfigError, readConfig } from './read-config.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lunaria rights '));
});
afterEach(() => rm(folder, { recursive: true }));

const rightsOf = async (path: string) => ((await stat(path)).mode & 0o7777).toString(8);

describe.runIf(process.platform !== 'win32')('what others could read', () => {
  test('a directory that was there before is closed to them', async () => {
    await chmod(folder, 0o755);
    await keepPrivate(folder);
    expect(await rightsOf(folder)).toBe('700');
  });

  test('a key file that was put there with wide rights is closed to them, and read', async () => {
    const file = join(folder, 'keys');
    await writeFile(file, JSON.stringify({ sessionSecret: 's'.repeat(44), masterKey: 'k'.repeat(44) }));
    await chmod(file, 0o644);
    const config = readConfig({ DATA_DIR: join(folder, 'data'), KEY_FILE: file });
    expect(await loadSecrets(config)).toMatchObject({ sessionSecret: 's'.repeat(44) });
    expect(await rightsOf(file)).toBe('600');
  });

  test("a place that is everybody's is left as it is, and refused with a sentence", async () => {
    await chmod(folder, 0o1777);
    await expect(keepPrivate(folder)).rejects.toThrow(ConfigError);
    await expect(keepPrivate(folder)).rejects.toThrow(`Others on this machine can get at ${folder}`);
    expect(await rightsOf(folder)).toBe('1777');
  });

  test('what is not there yet is no fault', async () => {
    expect(await keepPrivate(join(folder, 'absent'))).toBeUndefined();
  });
});
