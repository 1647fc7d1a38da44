// npm run bench:reminders: the API beside ten thousand reminders of one minute. Writes the result into README.md beside this
// file; -- --women 2000 --rounds 2 for less, printed and not kept.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import { describeRun } from '../api/describe-machine.ts';
import type { Plan } from '../api/measure-rounds.ts';
import { POOL_SIZE } from '../api/start-contenders.ts';
import { findMisses, renderReport, writeReport } from '../api/write-report.ts';
import { measureBesideApi, type Sent } from './beside-api.ts';

const WOMEN = '10000';
const ROUNDS = '7';

const { values: options } = parseArgs({
  options: {
    women: { type: 'string', default: WOMEN },
    rounds: { type: 'string', default: ROUNDS },
    seconds: { type: 'string', default: '1' },
    connections: { type: 'string', default: '1,10' },
  },
});
const plan: Plan = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: options.connections.split(',').map(Number),
  warmUpSeconds: 1,
};

await using stack = new AsyncDisposableStack();
const postgres = await startTemporaryPostgres({ durable: true });
if (!postgres) throw new Error('No PostgreSQL is installed: this needs its server programs.');
stack.defer(postgres.stop);
const { tasks, series, taken, expected, beside, alone } = await measureBesideApi(
  postgres.url,
  Number(options.women),
  plan,
  (line) => process.stderr.write(`${line}\n`),
);

const perSecond = ({ count, seconds }: Sent) => (count / seconds).toFixed(0);
const placeOf = new Map(expected.map((key, place) => [key, place]));
const shifts = taken.map(({ key }, at) => Math.abs((placeOf.get(key) ?? Number.NaN) - at));
const different = new Set(taken.map(({ key }) => key)).size;
const facts = [
  ...describeRun(postgres.version, plan, POOL_SIZE),
  `- ${taken.length} mails for ${expected.length} reminders of one minute, ${different} different ones; by the one server ${perSecond(beside)} a second beside the requests, ${perSecond(alone)} a second without any`,
  `- furthest from its place in the order of due times: ${Math.max(...shifts)} places`,
];
const result = renderReport(facts, tasks, series);
process.stdout.write(`${result}\n`);
if (options.women === WOMEN && options.rounds === ROUNDS)
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
const misses = findMisses(tasks, series);
if (taken.length !== expected.length || different !== expected.length)
  misses.push('Not every reminder was sent once.');
if (misses.length > 0) {
  process.stderr.write(`Missed:\n${misses.join('\n')}\n`);
  process.exitCode = 1;
}
