import { parseArgs } from 'node:util';
import { ConfigError } from '../config/read-config.ts';

export type AdminCommand =
  | { name: 'accounts'; asJson: boolean }
  | { name: 'account'; email: string; asJson: boolean }
  | { name: 'disable' | 'enable' | 'resend'; email: string }
  | { name: 'erase'; email: string; when: 'now' | 'later' }
  | { name: 'verify-chain' }
  | { name: 'health' };

export const ADMIN_USAGE = `npm run admin -- accounts [--json]                     lists the accounts, without anything that was recorded
npm run admin -- account EMAIL [--json]                one account, and its name in the log
npm run admin -- disable EMAIL                         nobody gets into it, and nothing goes out of it
npm run admin -- enable EMAIL                          takes that back
npm run admin -- resend EMAIL                          sends the mail that confirms the address again
npm run admin -- erase EMAIL --yes EMAIL [--now]       erases the account in 14 days, or at once
npm run admin -- verify-chain                          looks whether anybody changed an access history behind the server
npm run admin -- health                                says how database, jobs, mail, storage and backups are`;

const OF_NONE = ['verify-chain', 'health'] as const;
const OF_ONE = ['disable', 'enable', 'resend'] as const;

/** What stands after `npm run admin --`. Throws ConfigError: with all commands, or where an erasing was not confirmed. */
export function parseCommand(args: string[]): AdminCommand {
  const { values, positionals } = parse(args);
  const [name, address, ...rest] = positionals;
  const email = address?.trim().toLowerCase();
  const { json: asJson = false, now = false, yes } = values;
  const isPlain = !asJson && !now && yes === undefined;
  if (rest.length > 0) throw usage();
  const ofNone = OF_NONE.find((one) => one === name);
  if (ofNone !== undefined && email === undefined && isPlain) return { name: ofNone };
  if (name === 'accounts' && email === undefined && !now && yes === undefined) return { name, asJson };
  if (name === undefined || !email) throw usage();
  if (name === 'account' && !now && yes === undefined) return { name, email, asJson };
  if (name === 'erase' && !asJson) {
    if (yes?.trim().toLowerCase() !== email)
      throw new ConfigError(
        `Nothing was erased. An account that is gone does not come back: write the address a second time, npm run admin -- erase ${email} --yes ${email}${now ? ' --now' : ''}`,
      );
    return { name, email, when: now ? 'now' : 'later' };
  }
  const ofOne = OF_ONE.find((one) => one === name);
  if (ofOne === undefined || !isPlain) throw usage();
  return { name: ofOne, email };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { json: { type: 'boolean' }, now: { type: 'boolean' }, yes: { type: 'string' } },
    });
  } catch {
    throw usage();
  }
}

const usage = () => new ConfigError(ADMIN_USAGE);
