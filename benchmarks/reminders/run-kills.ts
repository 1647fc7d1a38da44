// npm run bench:reminders-kills: ten thousand reminders of one minute, and two hundred kills of who sends them.
// Writes the result into README.md beside this file; -- --women 1000 --kills 20 for less, which is not kept.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startTemporaryPostgres } from '../../scripts/test/temporary-postgres.ts';
import { describeMachine } from '../api/describe-machine.ts';
import { writeReport } from '../api/write-report.ts';
import { findFaults, type KillOutcome, killSenders } from './kill-senders.ts';

const KILLS = '200';
const WOMEN = '10000';

const { values: options } = parseArgs({
  options: {
    women: { type: 'string', default: WOMEN },
    kills: { type: 'string', default: KILLS },
    senders: { type: 'string', default: '4' },
    transport: { type: 'string', default: 'smtp,outbox' },
    /** Long enough that no group of mails takes half of it on a busy machine. */
    'hold-seconds': { type: 'string', default: '20' },
  },
});
const isKept = options.kills === KILLS && options.women === WOMEN;
const readme = fileURLToPath(new URL('README.md', import.meta.url));

for (const transport of ['smtp', 'outbox'] as const) {
  if (!options.transport.split(',').includes(transport)) continue;
  await using stack = new AsyncDisposableStack();
  const postgres = await startTemporaryPostgres({ durable: true });
  if (!postgres) throw new Error('No PostgreSQL is installed: this needs its server programs.');
  stack.defer(postgres.stop);
  const outcome = await killSenders({
    databaseUrl: postgres.url,
    women: Number(options.women),
    kills: Number(options.kills),
    senders: Number(options.senders),
    holdMs: Number(options['hold-seconds']) * 1_000,
    transport,
    report: (line) => process.stderr.write(`${line}\n`),
  });
  const result = render(outcome, transport);
  process.stdout.write(`${result}\n`);
  if (isKept) writeReport(readme, result, `kills, ${transport}`);
  const faults = findFaults(outcome, transport);
  if (faults.length > 0) {
    process.stderr.write(`${faults.join('\n')}\n`);
    process.exitCode = 1;
  }
}

function render(outcome: KillOutcome, transport: 'smtp' | 'outbox'): string {
  const { killed, seconds, taken, expected, lost, repeated, done, notices, womenWithNotice } = outcome;
  const count = expected.length;
  const spans = repeated.flatMap(({ beforeKillMs }) => beforeKillMs.map((ms) => ms ?? Number.NaN));
  const again =
    repeated.length === 0
      ? 'none of them twice'
      : `${repeated.length} of them more than once, each time with the same Message-ID: ${spans.filter((ms) => ms >= 0).length} times it had taken the mail at most ${Math.max(...spans)} ms before who handed it over was killed, ${spans.filter((ms) => ms < 0).length} times it took what was on its way at the kill`;
  return [
    ...describeMachine(),
    `- ${killed} kills (SIGKILL) of ${options.senders} senders while ${count} reminders were sent, in ${seconds.toFixed(0)} s; what a killed one had claimed was held for ${options['hold-seconds']} s`,
    transport === 'smtp'
      ? `- ${lost.length} of ${count} mails lost; the mail server took ${taken.length}, ${again}`
      : `- ${lost.length} of ${count} mails lost; ${taken.length} files in the outbox, one for each`,
    `- ${notices} notices on the dashboards of ${womenWithNotice} women; ${done} reminders that say of both ways that they were taken`,
  ].join('\n');
}
