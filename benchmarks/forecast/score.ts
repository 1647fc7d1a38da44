// node benchmarks/forecast/score.ts --json FILE.csv [FILE.csv …]: forecasts each cycle from those before it, and compares.
import { parseArgs } from 'node:util';
import { readWomen } from './read-women.ts';
import { scoreForecasts } from './score-forecasts.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!values.json || positionals.length === 0) {
  console.error('Say which files: node benchmarks/forecast/score.ts --json FILE.csv [FILE.csv …]');
  process.exitCode = 1;
} else {
  const score = scoreForecasts(positionals.flatMap((file) => readWomen(file)));
  process.stdout.write(`${JSON.stringify(score)}\n`);
}
