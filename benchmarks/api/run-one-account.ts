// npm run bench:one-account: what one account that does its worst leaves of another one's reads on the embedded database.
// Writes the result into README.md beside this file; -- --rounds 3 --seconds 3 for a shorter one.
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { addDays, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_SIGNALS, NOTES_MAX_LENGTH } from '@lunaria/domain/signals/health-signals.ts';
import { recordHistory } from '@lunaria/server/demo/record-history.ts';
import { parseMasterKeys } from '@lunaria/server/encryption/master-key.ts';
import { describeMachine } from './describe-machine.ts';
import type { Load, Measurement } from './load/load.ts';
import { startLoadGenerator } from './load/load-generator.ts';
import { signUp } from './start-contenders.ts';
import { startProcess } from './start-process.ts';
import { median } from './summarize.ts';
import { writeReport } from './write-report.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seconds: { type: 'string', default: '5' } },
});
const seconds = Number(options.seconds);
const rounds = Number(options.rounds);

/** What was found to hold everybody up: 6,000 days with the longest notes, twelve reads of all of them at once. */
const DAYS = 6_000;
const AT_ONCE = 12;
const NOTE = '語'.repeat(NOTES_MAX_LENGTH);
/** So long before the other account is measured the heavy one begins. */
const LEAD_SECONDS = 0.5;
const AT_MOST = 5;

const credentials = { email: 'heavy@example.org', password: 'a long enough password' };
const today = localDateOf(new Date());
const days = Array.from({ length: DAYS }, (_, index) => ({
  ...EMPTY_SIGNALS,
  signal_date: addDays(today, -index),
  notes: NOTE,
}));

await using stack = new AsyncDisposableStack();
const dataDir = mkdtempSync(join(tmpdir(), 'lunaria-bench-'));
stack.defer(() => rmSync(dataDir, { recursive: true, force: true }));
const environment = {
  DATABASE_URL: '',
  DATA_DIR: join(dataDir, 'data'),
  SESSION_SECRET: randomBytes(32).toString('base64'),
  MASTER_KEY: randomBytes(32).toString('base64'),
};
const first = await startProcess('../../server/index.ts', environment);
const heavy = await signUp(first.origin, credentials);
const other = await signUp(first.origin, { ...credentials, email: 'other@example.org' });
await first.stop();
const database = await openDatabase({ engine: 'pglite', dataDir: environment.DATA_DIR });
const keyring = parseMasterKeys(environment.MASTER_KEY);
await recordHistory(database, keyring, heavy.userId, { periods: [], days });
const month = days.slice(0, 35).map((day) => ({ ...day, notes: 'Slept badly, ran 5 km.' }));
await recordHistory(database, keyring, other.userId, { periods: [], days: month });
await database.close();
const { origin, stop } = await startProcess('../../server/index.ts', environment);
stack.defer(stop);

const path = '/api/daily-health-signals';
const readMonth: Load = {
  ...{ origin, method: 'GET', headers: { cookie: other.cookie }, connections: 1, seconds },
  path: `${path}?from=${addDays(today, -34)}&to=${today}`,
};
const worstSeconds = seconds + 2 * LEAD_SECONDS;
const readAll: Load = {
  ...{ origin, method: 'GET', path, headers: { cookie: heavy.cookie } },
  ...{ connections: AT_ONCE, seconds: worstSeconds },
};
const writeLong: Load = {
  ...readAll,
  method: 'POST',
  headers: { cookie: heavy.cookie, 'content-type': 'application/json' },
  bodies: ['語', '日'].map((letter, index, letters) => {
    const notes = letter.repeat(NOTES_MAX_LENGTH);
    const base = { ...EMPTY_SIGNALS, notes: letters[1 - index]?.repeat(NOTES_MAX_LENGTH) };
    return JSON.stringify({ user_id: heavy.userId, ...EMPTY_SIGNALS, signal_date: today, notes, base });
  }),
};

const [mine, reader, writer] = [startLoadGenerator(), startLoadGenerator(), startLoadGenerator()];
for (const generator of [mine, reader, writer]) stack.defer(generator.stop);

/** Another one's month while the heavy account sends its loads. */
async function measureBeside(loads: [typeof reader, Load][]): Promise<Measurement> {
  const under = loads.map(([generator, load]) => generator.measure(load));
  if (loads.length > 0) await pause(LEAD_SECONDS * 1000);
  const measured = await mine.measure(readMonth);
  await Promise.all(under);
  return measured;
}

const situations: Record<string, [typeof reader, Load][]> = {
  quiet: [],
  [`${AT_ONCE} reads of everything at once`]: [[reader, readAll]],
  [`the same, and ${AT_ONCE} writes of the longest notes at once`]: [
    [reader, readAll],
    [writer, writeLong],
  ],
};
await mine.measure({ ...readMonth, seconds: 1 });
const measured = Object.entries(situations).map(([name, loads]) => ({
  name,
  loads,
  rounds: [] as Measurement[],
}));
for (let round = 0; round < rounds; round += 1) {
  for (const situation of measured) {
    const result = await measureBeside(situation.loads);
    situation.rounds.push(result);
    process.stderr.write(
      `${round + 1}/${rounds} ${situation.name} · p99 ${result.p99Ms.toFixed(1)} ms · ${result.requestsPerSecond.toFixed(0)}/s\n`,
    );
  }
}

const quiet = measured[0]?.rounds ?? [];
const rows = measured.map(({ name, rounds: results }) => {
  const ratios = results.map(({ p99Ms }, round) => p99Ms / (quiet[round]?.p99Ms ?? Number.NaN));
  return {
    ratio: median(ratios),
    line: `| ${name} | **${median(ratios).toFixed(2)}** (${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}) | ${median(results.map(({ p50Ms }) => p50Ms)).toFixed(2)} | ${median(results.map(({ p99Ms }) => p99Ms)).toFixed(2)} |`,
  };
});
const result = [
  [
    ...describeMachine(),
    `- Node ${process.versions.node}; ${rounds} rounds, ${seconds} s for each number`,
  ].join('\n'),
  [
    `| one account meanwhile | another one's p99 of the quiet one's, at most ${AT_MOST} | p50, ms | p99, ms |`,
    '|---|---|---:|---:|',
    ...rows.map(({ line }) => line),
  ].join('\n'),
].join('\n\n');
process.stdout.write(`${result}\n`);
writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result, 'one-account');
if (rows.some(({ ratio }) => !(ratio <= AT_MOST))) {
  process.stderr.write(`Missed: another one's p99 is more than ${AT_MOST} times the quiet one's.\n`);
  process.exitCode = 1;
}
