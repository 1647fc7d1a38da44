// npm run bench:api [-- --quick]: measures the API and writes the result into README.md beside this file.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeRun } from './describe-machine.ts';
import { startLoadGenerator } from './load/load-generator.ts';
import { measureRounds, type Plan } from './measure-rounds.ts';
import { POOL_SIZE, startContenders } from './start-contenders.ts';
import { describeTasks } from './tasks.ts';
import { findMisses, renderReport, writeReport } from './write-report.ts';

const ALL_CONNECTIONS = '1,10,100';

const { values: options } = parseArgs({
  options: {
    /** One short round, printed and not kept: shows that everything still runs. */
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    /** Only a part of the whole: printed and not kept. */
    only: { type: 'string', default: '' },
    connections: { type: 'string', default: ALL_CONNECTIONS },
  },
});

const plan: Plan = options.quick
  ? { rounds: 1, connections: [10], seconds: 1, warmUpSeconds: 0 }
  : {
      rounds: Number(options.rounds),
      connections: options.connections.split(',').map(Number),
      seconds: Number(options.seconds),
      warmUpSeconds: 1,
    };

await using stack = new AsyncDisposableStack();
const contenders = await startContenders(stack);
const generator = startLoadGenerator();
stack.defer(generator.stop);

const tasks = describeTasks(contenders).filter((task) => task.name.includes(options.only));
const series = await measureRounds(tasks, plan, generator, (line) => process.stderr.write(`${line}\n`));
const result = renderReport(describeRun(contenders.postgresVersion, plan, POOL_SIZE), tasks, series);
process.stdout.write(`${result}\n`);

const isWhole = !options.quick && options.only === '' && options.connections === ALL_CONNECTIONS;
if (isWhole) {
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
  const misses = findMisses(tasks, series);
  for (const miss of misses) process.stderr.write(`Missed: ${miss}.\n`);
  if (misses.length > 0) process.exitCode = 1;
}
