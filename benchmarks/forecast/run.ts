// npm run bench:forecast: how far off the forecast of the next period is, beside the rules of other trackers.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { cycleLengthMasses } from '@lunaria/domain/cycle/forecast/cycle-length-masses.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';
import { makeWomen } from './make-women.ts';
import { measureHistory, renderHistory } from './measure-history.ts';
import { measurePatterns } from './measure-patterns.ts';
import { readWomen } from './read-women.ts';
import { renderScore } from './render-score.ts';
import { scoreForecasts } from './score-forecasts.ts';
import { scoreRules } from './score-rules.ts';
import { renderStated } from './score-stated.ts';

/** Beside the repository, where they are: real cycles that do not belong into it. */
const SHARED = fileURLToPath(new URL('../../../shared/data/cycles', import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Printed and not kept. */
    quick: { type: 'boolean', default: false },
  },
});

const startedAt = performance.now();
cycleLengthMasses([28, 29, 27, 30, 28, 29], 28);
const firstMs = performance.now() - startedAt;

const files = globSync('*-dev.csv', { cwd: SHARED }).sort();
const sets = files.map((name) => ({ name, women: readWomen(join(SHARED, name)) }));
const women = sets.length > 0 ? sets.flatMap((set) => set.women) : makeWomen(200, 12);
const title = sets.length > 0 ? 'Real cycles, the half for development' : 'Made-up cycles';

const score = scoreForecasts(women);
const result = [
  [
    ...describeMachine(),
    `- Node ${process.versions.node}; the first forecast of a process took ${firstMs.toFixed(0)} ms (goal: under 60)`,
  ].join('\n'),
  `### ${title}: ${score.women} women, ${score.predictions} cycles`,
  renderScore(score, scoreRules(women)),
  '### A length that she states: mean error in days, and how often the 80 % window holds',
  renderStated(women),
  '### Thirty years beside three, every day recorded',
  renderHistory(measureHistory()),
  '### What comes back: thirty years beside two, every comparison made',
  measurePatterns(),
].join('\n\n');
process.stdout.write(`${result}\n`);
if (!options.quick && sets.length > 0) {
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
}
