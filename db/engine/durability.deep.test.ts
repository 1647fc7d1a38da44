import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../testing/test-engines.ts';

const COMMITS = 100;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lunaria fsync '));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const moduleAddress = (name: string) => new URL(name, import.meta.url).href;

/** Shows in a trace where the commits begin and end: a call that nothing else here makes, and that fails. */
const mark = (name: string) =>
  `try { process.getBuiltinModule('node:fs').rmdirSync('/lunaria-${name}') } catch {}`;

/** Opens the database as the product does, commits so many times, and says how often it called fsync meanwhile. */
const durableScript = `
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  let count = 0;
  const fsync = fs.fsyncSync;
  fs.fsyncSync = (descriptor) => { count += 1; return fsync(descriptor); };
  syncBuiltinESMExports();
  const { openDatabase } = await import('${moduleAddress('./open-database.ts')}');
  const { verifications } = await import('${moduleAddress('../schema/verifications.ts')}');
  const database = await openDatabase({ engine: 'pglite', dataDir: process.argv[1] });
  const before = count;
  ${mark('begin')}
  for (let index = 0; index < Number(process.argv[2]); index += 1) {
    const row = { id: crypto.randomUUID(), identifier: 'i', value: 'v', expiresAt: new Date() };
    await database.auth.insert(verifications).values(row);
  }
  const after = count;
  ${mark('end')}
  await database.close();
  console.log(JSON.stringify({ calls: after - before }));`;

/** The same statements on PGlite as it comes. */
const plainScript = `
  import { PGlite } from '@electric-sql/pglite';
  const pglite = await PGlite.create(process.argv[1]);
  await pglite.exec('create table t (id int)');
  ${mark('begin')}
  for (let index = 0; index < Number(process.argv[2]); index += 1) await pglite.query('insert into t values (1)');
  ${mark('end')}
  await pglite.close();
  console.log('{}');`;

function run(script: string, commits: number, trace?: string): { calls?: number } {
  const node = [process.execPath, '--input-type=module', '-e', script, dataDir, String(commits)];
  const strace = trace ? ['strace', '-f', '-qq', '-e', 'trace=fsync,fdatasync,rmdir', '-o', trace] : [];
  const [command = '', ...args] = [...strace, ...node];
  const cwd = import.meta.dirname;
  return JSON.parse(
    execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }),
  );
}

/** Calls that reached the kernel while the commits were made. */
async function countTraced(script: string): Promise<number> {
  const trace = join(dataDir, 'trace');
  run(script, COMMITS, trace);
  const between = /lunaria-begin([\s\S]*)lunaria-end/.exec(await readFile(trace, 'utf8'))?.[1] ?? '';
  return between.split('\n').filter((line) => /\bf(data)?sync\(/.test(line)).length;
}

const hasStrace = (() => {
  try {
    execFileSync('strace', ['-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.runIf(testEngines.includes('pglite'))('the embedded database', () => {
  test('calls fsync for every acknowledged commit', () => {
    expect(run(durableScript, COMMITS).calls).toBeGreaterThanOrEqual(COMMITS);
  });

  test.runIf(hasStrace)('and the kernel sees it; without our file system it would see none', async () => {
    expect(await countTraced(durableScript)).toBeGreaterThanOrEqual(COMMITS);
    await rm(dataDir, { recursive: true });
    dataDir = await mkdtemp(join(tmpdir(), 'lunaria plain '));
    expect(await countTraced(plainScript)).toBe(0);
  });
});
