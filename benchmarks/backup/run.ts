// npm run bench:backup: ten thousand accounts backed up, restored and moved between the engines, beside a server that works.
// Writes the result into README.md beside this file; -- --accounts 1000 for less, which is not kept.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';
import { measureSizes, type SizeOutcome, type Step } from './measure-sizes.ts';

const ACCOUNTS = '10000';

const { values: options } = parseArgs({
  options: {
    accounts: { type: 'string', default: ACCOUNTS },
    /** What else the machine did meanwhile, for the report. */
    note: { type: 'string' },
  },
});

await using stack = new AsyncDisposableStack();
const postgres = await startTemporaryPostgres({ durable: true });
if (!postgres) throw new Error('No PostgreSQL is installed: this needs its server programs.');
stack.defer(postgres.stop);
const outcome = await measureSizes({
  accounts: Number(options.accounts),
  databaseUrl: postgres.url,
  report: (line) => process.stderr.write(`${line}\n`),
});
const result = render(outcome, postgres.version);
process.stdout.write(`${result}\n`);
if (options.accounts === ACCOUNTS) writeReport(fileURLToPath(new URL('README.md', import.meta.url)), result);
if (outcome.faults.length > 0) {
  process.stderr.write(`${outcome.faults.join('\n')}\n`);
  process.exitCode = 1;
}

function render({ accounts, rows, files, tables, steps, faults }: SizeOutcome, version: string): string {
  return [
    ...describeMachine(),
    `- Node ${process.versions.node}, ${version} with its default settings`,
    ...(options.note === undefined ? [] : [`- ${options.note}`]),
    `- ${accounts} accounts: ${rows} rows of ${tables} tables, ${files} files`,
    `- ${faults.length === 0 ? 'after each step all counts, checksums and files were equal' : `${faults.length} differences`}`,
    '',
    '| step | seconds | rows a second | MB afterwards | most memory, MB | longest wait for a page, s | for her data, s |',
    '|---|---:|---:|---:|---:|---:|---:|',
    ...steps.map((step) => renderStep(step, rows)),
  ].join('\n');
}

function renderStep({ name, seconds, bytes, peakBytes, waits }: Step, rows: number): string {
  const megabytes = (count: number | undefined) =>
    count === undefined ? '' : (count / 1_000_000).toFixed(0);
  const wait = (time: number | undefined) => (time === undefined ? '' : time.toFixed(2));
  const speed = (rows / seconds).toFixed(0);
  return `| ${name} | ${seconds.toFixed(1)} | ${speed} | ${megabytes(bytes)} | ${megabytes(peakBytes)} | ${wait(waits?.page)} | ${wait(waits?.data)} |`;
}
