import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { isAlive, StandInClone, waitForExit } from '../run/stand-in-clone.ts';

const npmCalls = (clone: StandInClone) => clone.read('npm.log').trim().split('\n');
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 30_000, interval: 20 });

/** A clone whose installed packages agree with its lockfile. */
async function prepared() {
  const clone = new StandInClone();
  await clone.warmUp();
  return clone;
}

const packages = (version: string) => JSON.stringify({ packages: { 'node_modules/a': { version } } });

/** A command of ours that needs what tests and measures, and one that needs what serves. */
const TESTS = ['none', 'scripts/probe.mjs'];
const SERVES = ['none', 'server/probe.mjs'];

/** Runs such a command to its end. */
function runProbe(clone: StandInClone, probe: string[], env: Record<string, string> = {}) {
  clone.write(probe[1] ?? '', '');
  return waitForExit(clone.run('run.mjs', env, probe));
}

describe('a fresh clone', () => {
  test('is installed and built, and says so in one line each', async () => {
    using clone = new StandInClone();
    const { code, output } = await waitForExit(clone.run('build.mjs'));
    expect(output).toBe('Installing packages; this takes a minute or two, once.\nBuilding the web client.\n');
    expect(code).toBe(0);
    expect(npmCalls(clone)).toEqual(['ci --omit=dev', 'run build']);
  });

  test('is prepared once when two commands start together', async () => {
    using clone = new StandInClone();
    const start = () => clone.run('build.mjs', { STAND_IN_NPM_MS: '300' });
    const [first, second] = [start(), start()].map(waitForExit);
    const outputs = [await first, await second];
    expect(outputs.map((outcome) => outcome?.code)).toEqual([0, 0]);
    expect(outputs.map((outcome) => outcome?.output).join('')).toContain('waiting for it');
    expect(npmCalls(clone)).toEqual(['ci --omit=dev', 'run build']);
  });

  test('is taken over from a command that was killed in the middle', async () => {
    using clone = new StandInClone();
    const killed = clone.run('build.mjs', { STAND_IN_NPM_MS: '60000' });
    await eventually(() => expect(npmCalls(clone)).toEqual(['ci --omit=dev']));
    killed.kill('SIGKILL');
    await waitForExit(killed);
    await eventually(() => expect(isAlive(Number(clone.read('npm.pid')))).toBe(false));
    rmSync(join(clone.directory, 'busy'));
    expect(await waitForExit(clone.run('build.mjs'))).toMatchObject({ code: 0 });
    expect(npmCalls(clone)).toEqual(['ci --omit=dev', 'ci --omit=dev', 'run build']);
  });

  test('gives the lock back and ends npm when it is stopped in the middle', async () => {
    using clone = new StandInClone();
    const stopped = clone.run('build.mjs', { STAND_IN_NPM_MS: '60000' });
    await eventually(() => expect(npmCalls(clone)).toEqual(['ci --omit=dev']));
    stopped.kill('SIGINT');
    expect(await waitForExit(stopped)).toMatchObject({ code: 130 });
    expect(isAlive(Number(clone.read('npm.pid')))).toBe(false);
    expect(clone.read('.cache/prepare.lock')).toBe('');
  });

  test('shows what npm said when the install fails, and tries again next time', async () => {
    using clone = new StandInClone();
    const failed = await waitForExit(clone.run('build.mjs', { STAND_IN_NPM_FAILS: 'ci --omit=dev' }));
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.output).toContain('npm says why\nInstalling the packages failed (npm ci, exit 7).');
    expect(await waitForExit(clone.run('build.mjs'))).toMatchObject({ code: 0 });
  });
});

test('a packaged Node that cannot run here is taken out of the way of the machine’s own', async () => {
  using clone = new StandInClone();
  const platform = `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const packaged = `node_modules/node-${platform}/bin/node`;
  clone.write(packaged, 'made for another C library');
  clone.write('node_modules/.bin/node', '');
  expect(await waitForExit(clone.run('build.mjs'))).toMatchObject({ code: 0 });
  expect(existsSync(join(clone.directory, packaged))).toBe(false);
  expect(existsSync(join(clone.directory, 'node_modules/.bin/node'))).toBe(false);
});

test('an old Node that no package can replace is refused in one sentence, before anything is installed', async () => {
  using clone = new StandInClone();
  clone.write(
    'old.cjs',
    `Object.defineProperty(process, 'versions', { value: { node: '20.1.0' } });
     Object.defineProperty(process, 'version', { value: 'v20.1.0' });
     Object.defineProperty(process, 'arch', { value: 'riscv64' });`,
  );
  const preload = JSON.stringify(join(clone.directory, 'old.cjs'));
  const { code, output } = await waitForExit(
    clone.run('build.mjs', { NODE_OPTIONS: `--require ${preload}` }),
  );
  expect(code).toBe(1);
  expect(output).toMatch(
    /^Lunaria needs Node 24 or newer and this is v20\.1\.0 on \w+-riscv64: install it from .+\n$/,
  );
  expect(clone.read('npm.log')).toBe('');
});

describe('what only tests need', () => {
  test('is not installed by what builds and serves, and added by what tests', async () => {
    using clone = await prepared();
    expect(await runProbe(clone, SERVES)).toMatchObject({ code: 0, output: '' });
    expect(clone.read('npm.log')).toBe('');
    const added = await runProbe(clone, TESTS);
    expect(added).toMatchObject({ code: 0, output: expect.stringContaining('Installing packages') });
    expect(npmCalls(clone)).toEqual(['install --no-save']);
    for (const probe of [TESTS, SERVES])
      expect(await runProbe(clone, probe)).toMatchObject({ code: 0, output: '' });
    expect(npmCalls(clone)).toEqual(['install --no-save']);
  });

  test('is removed where npm brings it along because a library could use it, with its commands, and added by what tests', async () => {
    using clone = new StandInClone();
    const library = {
      version: '1.0.0',
      peerDependencies: { tool: '1' },
      peerDependenciesMeta: { tool: { optional: true } },
    };
    const locked = {
      '': { dependencies: { library: '1' }, devDependencies: { tool: '1' } },
      'node_modules/library': library,
      'node_modules/tool': { version: '1.0.0', devOptional: true, bin: { tool: 'bin.js' } },
      'node_modules/checks': { version: '1.0.0', dev: true },
    };
    clone.write('package-lock.json', JSON.stringify({ packages: locked }));
    for (const file of ['library/index.js', 'tool/bin.js', '.bin/tool'])
      clone.write(`node_modules/${file}`, '');
    const isThere = (file: string) => existsSync(join(clone.directory, 'node_modules', file));
    await waitForExit(clone.run('build.mjs'));
    expect(['library', 'tool', '.bin/tool'].map(isThere)).toEqual([true, false, false]);
    expect(clone.read('node_modules/.package-lock.json')).not.toContain('node_modules/tool');
    expect(await runProbe(clone, SERVES)).toMatchObject({ code: 0, output: '' });
    await runProbe(clone, TESTS);
    expect(npmCalls(clone)).toEqual(['ci --omit=dev', 'run build', 'install --no-save']);
    expect(clone.read('node_modules/.package-lock.json')).toContain('node_modules/tool');
  });

  test('is installed with everything else where nothing is there', async () => {
    using clone = new StandInClone();
    expect(await runProbe(clone, TESTS)).toMatchObject({ code: 0 });
    expect(npmCalls(clone)).toEqual(['ci --include=dev']);
    expect(await waitForExit(clone.run('build.mjs'))).toMatchObject({ code: 0 });
    expect(npmCalls(clone)).toEqual(['ci --include=dev', 'run build']);
  });

  test.each(['STAND_IN_NPM_FAILS', 'STAND_IN_NPM_LEAVES_OUT'])(
    'is installed anew with everything else when it could not be added: %s',
    async (fault) => {
      using clone = await prepared();
      expect(await runProbe(clone, TESTS, { [fault]: 'install --no-save' })).toMatchObject({ code: 0 });
      expect(npmCalls(clone)).toEqual(['install --no-save', 'ci --include=dev']);
    },
  );

  test('is known to be there when somebody has installed it by hand', async () => {
    using clone = await prepared();
    clone.write('node_modules/.package-lock.json', clone.read('package-lock.json'));
    expect(await runProbe(clone, TESTS)).toMatchObject({ code: 0, output: '' });
    expect(clone.read('npm.log')).toBe('');
  });
});

describe('a prepared clone', () => {
  test('is left as it is, without a word', async () => {
    using clone = await prepared();
    expect(await waitForExit(clone.run('build.mjs'))).toMatchObject({ code: 0, output: '' });
    expect(clone.read('npm.log')).toBe('');
  });

  test('is installed again when the lockfile asks for another version', async () => {
    using clone = await prepared();
    clone.write('package-lock.json', packages('2.0.0'));
    await waitForExit(clone.run('build.mjs'));
    expect(npmCalls(clone)).toEqual(['ci --omit=dev', 'run build']);
  });

  test('is not installed again when somebody has installed what the lockfile asks for', async () => {
    using clone = await prepared();
    clone.write('package-lock.json', packages('2.0.0'));
    clone.write('node_modules/.package-lock.json', packages('2.0.0'));
    await waitForExit(clone.run('build.mjs'));
    expect(npmCalls(clone)).toEqual(['run build']);
  });

  test('is built again when a source changes, and once only', async () => {
    using clone = await prepared();
    clone.write('domain/product.ts', 'export const PRODUCT_NAME = "";');
    await waitForExit(clone.run('build.mjs'));
    await waitForExit(clone.run('build.mjs'));
    expect(npmCalls(clone)).toEqual(['run build']);
  });

  test('is not built again for a test or for a file touched without a change', async () => {
    using clone = await prepared();
    clone.write('domain/product.test.ts', 'changed');
    clone.write('domain/product.ts', '');
    await waitForExit(clone.run('build.mjs'));
    expect(clone.read('npm.log')).toBe('');
  });

  test('is built again after a build that failed', async () => {
    using clone = await prepared();
    clone.write('web/root.tsx', 'changed');
    const failed = await waitForExit(clone.run('build.mjs', { STAND_IN_NPM_FAILS: 'run build' }));
    expect(failed.output).toContain('npm says why\nBuilding the web client failed (exit 7).');
    expect(await waitForExit(clone.run('build.mjs'))).toMatchObject({ code: 0 });
    expect(npmCalls(clone)).toEqual(['run build', 'run build']);
  });
});
