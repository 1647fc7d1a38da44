// node benchmarks/documents/score.ts --json DIR: reads every document of a folder as the product does and compares.
import { parseArgs } from 'node:util';
import { scoreDocuments } from './score-documents.ts';

const { values: options } = parseArgs({ options: { json: { type: 'string' } } });
if (options.json === undefined) {
  console.error('Say which folder: node benchmarks/documents/score.ts --json DIR');
  process.exitCode = 1;
} else {
  const score = await scoreDocuments(options.json, (line) => process.stderr.write(`${line}\n`));
  process.stdout.write(`${JSON.stringify(score)}\n`);
}
