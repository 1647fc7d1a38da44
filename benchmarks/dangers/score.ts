// node benchmarks/dangers/score.ts --json FILE.jsonl: how many dangers in sentences are found, and how many false ones.
import { parseArgs } from 'node:util';
import { readCases } from './read-cases.ts';
import { scoreDangers } from './score-dangers.ts';

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (!values.json || positionals.length === 0) {
  console.error('Say which file: node benchmarks/dangers/score.ts --json FILE.jsonl');
  process.exitCode = 1;
} else {
  try {
    const cases = positionals.flatMap((file) => readCases(file));
    process.stdout.write(`${JSON.stringify(scoreDangers(cases))}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'Could not be read');
    process.exitCode = 1;
  }
}
