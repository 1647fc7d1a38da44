// npm run bench:web [-- --quick]: measures the calendar in Chromium and writes the result into README.md beside this file.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';
import { type CalendarTimes, measureCalendar, SLOWDOWN } from './measure-calendar.ts';
import { findMisses, renderTimes } from './render-times.ts';
import { type Accounts, startLunaria } from './start-lunaria.ts';

const { values: options } = parseArgs({
  options: {
    /** One short round, printed and not kept: shows that everything still runs. */
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '7' },
  },
});
const rounds = options.quick ? 1 : Number(options.rounds);
const changes = options.quick ? 2 : 12;

const executablePath = findBrowser();
if (executablePath === null) throw new Error('No Chromium was found: install one or set CHROMIUM_PATH.');

await using stack = new AsyncDisposableStack();
const accounts = await startLunaria(stack);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
stack.defer(() => browser.close());

const times: Record<keyof Accounts, CalendarTimes[]> = { thirtyYears: [], empty: [] };
// The first opening warms the server up and counts for nobody. Then both in turns: a busy moment hits both.
await measureCalendar(browser, accounts.empty, 1);
for (let round = 0; round < rounds; round += 1) {
  for (const name of ['thirtyYears', 'empty'] as const) {
    process.stderr.write(`Round ${round + 1} of ${rounds}: ${name}\n`);
    times[name].push(await measureCalendar(browser, accounts[name], changes));
  }
}

const result = [
  [
    ...describeMachine(),
    `- Chromium ${browser.version()}, its processor slowed down ${SLOWDOWN} times, nothing in its cache`,
    `- ${rounds} rounds with ${changes} changes of month each; server, embedded database and browser share the machine`,
  ].join('\n'),
  renderTimes(times.thirtyYears, times.empty),
].join('\n\n');
process.stdout.write(`${result}\n`);
if (!options.quick) {
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
  const misses = findMisses(times.thirtyYears);
  for (const miss of misses) process.stderr.write(`Missed: ${miss}.\n`);
  if (misses.length > 0) process.exitCode = 1;
}
