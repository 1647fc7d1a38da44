// npm run bench:documents: reads and understands labelled documents, beside the tools of the command line.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';
import { measurePdftotext, measureTesseract } from './peers.ts';
import { findMissedGoals, renderScore } from './render-score.ts';
import { scoreDocuments } from './score-documents.ts';

/** Beside the repository, where they are: real documents that do not belong into it. */
const SHARED = fileURLToPath(new URL('../../../shared/data/documents', import.meta.url));
const OWN = fileURLToPath(new URL('fixtures', import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Another folder of the form that `read-labels.ts` describes. */
    folder: { type: 'string' },
    /** Printed and not kept. */
    quick: { type: 'boolean', default: false },
  },
});
const folders =
  options.folder === undefined
    ? [
        ...(existsSync(SHARED) ? [{ name: 'Real documents, kept outside the project', folder: SHARED }] : []),
        { name: "The project's own fixtures", folder: OWN },
      ]
    : [{ name: 'The folder that was given', folder: options.folder }];

const parts: string[] = [];
const misses: string[] = [];
for (const { name, folder } of folders) {
  const score = await scoreDocuments(folder, (line) => process.stderr.write(`${line}\n`));
  const peers = { pdftotext: await measurePdftotext(folder), tesseract: await measureTesseract(folder) };
  parts.push(`### ${name}: ${score.documents} documents`, renderScore(score, peers));
  misses.push(...findMissedGoals(score).map((miss) => `${name}: ${miss}`));
}
const result = [[...describeMachine(), `- Node ${process.versions.node}`].join('\n'), ...parts].join('\n\n');
process.stdout.write(`${result}\n`);
if (!options.quick && options.folder === undefined) {
  writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
}
for (const miss of misses) process.stderr.write(`Missed: ${miss}.\n`);
if (misses.length > 0) process.exitCode = 1;
