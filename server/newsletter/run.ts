import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataDirectoryInUseError } from '@lunaria/db/engine/data-lock.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { PlainConnectionError } from '@lunaria/db/engine/plain-connection-error.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import { type Issue, readIssue } from '@lunaria/domain/newsletter/issue.ts';
import { locateDatabase } from '../config/locate-services.ts';
import { ConfigError, readConfig } from '../config/read-config.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { composeNewsletterIssue } from '../mail/templates/newsletter-mails.ts';
import { countReceivers, sendIssue } from '../services/newsletter/send-issue.ts';

// `npm run newsletter`: shows an issue, or sends it (docs/OPERATIONS.md).

const USAGE = `npm run newsletter -- preview issue.md          shows the mail as text, with --html as a page
npm run newsletter -- send issue.md             says how many would get it
npm run newsletter -- send issue.md --yes       sends it`;

/** What the operator can mend, in one sentence. */
class CommandError extends Error {}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exit(1);
}

async function runCommand(args: string[]): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [action, file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new CommandError(USAGE);
  const issue = await openIssue(file);
  if (action === 'preview') return await preview(issue, values.html);
  if (action === 'send') return await send(issue, values.yes);
  throw new CommandError(USAGE);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { html: { type: 'boolean', default: false }, yes: { type: 'boolean', default: false } },
    });
  } catch {
    throw new CommandError(USAGE);
  }
}

async function openIssue(file: string): Promise<Issue> {
  // Where the command was typed; npm itself runs it in the clone.
  const path = resolve(process.env.INIT_CWD ?? '.', file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError(`The file ${path} cannot be read.`);
  });
  const issue = readIssue(text);
  if (typeof issue === 'string') throw new CommandError(issue);
  return issue;
}

async function preview(issue: Issue, isHtml: boolean): Promise<string> {
  const { publicUrl } = readConfig(process.env);
  const unsubscribeUrl = `${publicUrl}/newsletter/unsubscribe?token=its-own-for-every-reader`;
  const { subject, text, html } = await composeNewsletterIssue({ ...issue, unsubscribeUrl });
  return isHtml ? html : `Subject: ${subject}\n\n${text}`;
}

async function send(issue: Issue, isConfirmed: boolean): Promise<string> {
  const location = locateDatabase(readConfig(process.env));
  // Opening would make one without keys, with which no server could start.
  if (location.engine === 'pglite' && !existsSync(join(location.dataDir ?? '', 'database')))
    throw new CommandError(`There is no data in ${location.dataDir}: set DATA_DIR, or start Lunaria once.`);
  const database = await openDatabase(location, installQueue);
  try {
    if (!isConfirmed) {
      const receivers = await countReceivers(database);
      return `"${issue.subject}" would go to ${nameReceivers(receivers)}. Nothing was sent: add --yes to send it.`;
    }
    const result = await sendIssue(database, issue);
    if (result.kind === 'repeated') {
      return `Exactly this was sent on ${utcDay(result.sentAt)}. Nothing was sent again.`;
    }
    const when =
      database.engine === 'pglite' ? 'with the next start of the server' : 'through the running server';
    return `"${issue.subject}" goes to ${nameReceivers(result.receivers)}, ${when}.`;
  } finally {
    await database.close();
  }
}

function nameReceivers(count: number): string {
  return countOf(count, 'receiver');
}

function describeFailure(error: unknown): string {
  const canBeMended =
    error instanceof CommandError ||
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof PlainConnectionError;
  if (canBeMended) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
