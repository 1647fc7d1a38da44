// npm run bench:kills: two hundred kills among exports, files brought back, erasures, backups and restores.
// Writes the result into README.md beside this file; -- --rounds 20 for less, which is not kept; -- --engine postgres.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';
import { KINDS, type KillOutcome, type KindName, killRounds } from './kill-rounds.ts';
import type { CreateDatabase } from './stage.ts';

const ROUNDS = '200';
/** Of a hundred: what costs least time is killed most often. */
const SHARES: Record<KindName, number> = {
  ...{ export: 20, 'bringing back': 20, erasure: 20 },
  ...{ backup: 25, restore: 15 },
};

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: ROUNDS },
    engine: { type: 'string', default: 'embedded' },
    seed: { type: 'string', default: '1' },
    /** No further round is begun after so many. */
    minutes: { type: 'string' },
    /** What else the machine did meanwhile, for the report. */
    note: { type: 'string' },
  },
});
const { engine } = options;
if (engine !== 'embedded' && engine !== 'postgres') throw new Error('--engine is embedded or postgres.');

await using stack = new AsyncDisposableStack();
const createDatabase = engine === 'postgres' ? await startDatabases() : null;
const rounds = Object.fromEntries(
  KINDS.map((name) => [name, Math.round((Number(options.rounds) * SHARES[name]) / 100)]),
) as Record<KindName, number>; // as: the same names
const outcome = await killRounds({
  ...{ rounds, createDatabase, seed: Number(options.seed) },
  ...(options.minutes === undefined ? {} : { minutes: Number(options.minutes) }),
  report: (line) => process.stderr.write(`${line}\n`),
});
const result = render(outcome);
process.stdout.write(`${result}\n`);
if (options.rounds === ROUNDS)
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result, engine);
if (outcome.faults.length > 0) process.exitCode = 1;

/** A PostgreSQL of its own, which flushes to disk, with as many databases as are asked for. */
async function startDatabases(): Promise<CreateDatabase> {
  const postgres = await startTemporaryPostgres({ durable: true });
  if (!postgres) throw new Error('No PostgreSQL is installed: this needs its server programs.');
  stack.defer(postgres.stop);
  const admin = new pg.Client({ connectionString: postgres.url });
  await admin.connect();
  stack.defer(() => admin.end());
  let count = 0;
  return async () => {
    count += 1;
    const name = `lunaria_kills_${count}`;
    await admin.query(`create database ${name} template template0`);
    const url = new URL(postgres.url);
    url.pathname = name;
    return url.href;
  };
}

function render({ kinds, seconds, faults }: KillOutcome): string {
  const all = Object.values(kinds).reduce((sum, kind) => sum + kind.rounds, 0);
  return [
    ...describeMachine(),
    ...(options.note === undefined ? [] : [`- ${options.note}`]),
    `- ${all} kills (SIGKILL) in ${(seconds / 60).toFixed(0)} minutes, seed ${options.seed}; ${faults.length} faults`,
    '',
    '| what was killed | kills | of them in the middle of it |',
    '|---|---:|---:|',
    ...Object.entries(kinds).map(([name, kind]) => `| ${name} | ${kind.rounds} | ${kind.struck} |`),
    ...(faults.length > 0 ? ['', ...faults.map((fault) => `- ${fault}`)] : []),
  ].join('\n');
}
