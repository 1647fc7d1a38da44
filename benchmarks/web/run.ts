// npm run bench:web [-- --quick | --only times | --only lighthouse]: measures the pages in Chromium, writes the results into README.md beside it.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/test/find-browser.ts';
import { writeReport } from '../api/write-report.ts';
import { runLighthouse } from './run-lighthouse.ts';
import { runTimes } from './run-times.ts';

const { values: options } = parseArgs({
  options: {
    /** One short round, printed and not kept: shows that everything still runs. */
    quick: { type: 'boolean', default: false },
    rounds: { type: 'string' },
    only: { type: 'string' },
    /** For Lighthouse: this page alone, printed and not kept. */
    page: { type: 'string', multiple: true, default: [] },
  },
});

const executablePath = findBrowser();
if (executablePath === null) throw new Error('No Chromium was found: install one or set CHROMIUM_PATH.');

const roundsOr = (usual: number) => (options.quick ? 1 : Number(options.rounds ?? usual));
const PARTS = {
  times: () => runTimes(executablePath, roundsOr(7), options.quick ? 2 : 12),
  lighthouse: () => runLighthouse(executablePath, roundsOr(3), options.page),
};

const isPart = (name: string): name is keyof typeof PARTS => name in PARTS;
const wanted = options.only === undefined ? Object.keys(PARTS) : [options.only];
for (const part of wanted) {
  if (!isPart(part)) throw new Error(`--only ${part}: there is ${Object.keys(PARTS).join(' and ')}.`);
  const { result, misses } = await PARTS[part]();
  process.stdout.write(`${result}\n`);
  if (options.quick || options.page.length > 0) continue;
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result, part);
  for (const miss of misses) process.stderr.write(`Missed: ${miss}.\n`);
  if (misses.length > 0) process.exitCode = 1;
}
