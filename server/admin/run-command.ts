import type { Tx } from '@lunaria/db/engine/database.ts';
import {
  disableAccount,
  enableAccount,
  type ListedAccount,
  listAccounts,
} from '@lunaria/db/queries/disabled-accounts.ts';
import { endAllSessions, findOpenErasure } from '@lunaria/db/queries/erasures.ts';
import { sumDocumentBytes } from '@lunaria/db/queries/health-documents.ts';
import { promiseJob } from '@lunaria/db/queries/outbox.ts';
import { noteAccess } from '../access/note-access.ts';
import { createSecurityLog } from '../logging/security-log.ts';
import { MAILS_PER_DAY } from '../mail/limit-by-mailbox.ts';
import { OperatorError } from '../operator/operator-error.ts';
import { eraseDueAccount, sweepErased } from '../services/account/erasure/erase-accounts.ts';
import { eraseAccount } from '../services/account/erasure/erasure.ts';
import type { AdminAnswer, AdminParts } from './admin-parts.ts';
import { checkHealth } from './check-health.ts';
import { describeAccount, describeAccounts } from './describe-accounts.ts';
import type { AdminCommand } from './parse-command.ts';
import { describeVerification, verifyAll } from './verify-chains.ts';

/**
 * Carries a command out. Each is an event in the access history of whom it was about, and a line in the log. Throws OperatorError
 * with a sentence, and has changed nothing then. A look at the health is about nobody: something may ask for it every minute.
 */
export async function runCommand(parts: AdminParts, command: AdminCommand): Promise<AdminAnswer> {
  if (command.name === 'health') return await checkHealth(parts);
  if (command.name === 'verify-chain') {
    const found = await verifyAll(parts.database, parts.keyring);
    report(parts, command.name);
    return { text: describeVerification(found), isFine: found.broken.length === 0 };
  }
  return { text: await say(parts, command), isFine: true };
}

type CommandOfAccounts = Exclude<AdminCommand, { name: 'verify-chain' | 'health' }>;

async function say(parts: AdminParts, command: CommandOfAccounts): Promise<string> {
  if (command.name === 'accounts') return await listAll(parts, command.asJson);
  const account = await findAccount(parts, command.email);
  switch (command.name) {
    case 'account':
      return await showAccount(parts, account, command.asJson);
    case 'disable':
      return await disable(parts, account);
    case 'enable':
      return await enable(parts, account);
    case 'resend':
      return await resend(parts, account);
    case 'erase':
      return await erase(parts, account, command.when);
  }
}

/** One transaction holds up so many histories at most. */
const ACCOUNTS_AT_ONCE = 20;

async function listAll(parts: AdminParts, asJson: boolean): Promise<string> {
  const { database, auditKey } = parts;
  const found: ListedAccount[] = [];
  let page: ListedAccount[];
  do {
    page = await listAccounts(database.auth, { after: found.at(-1)?.email ?? null, limit: ACCOUNTS_AT_ONCE });
    await database.asWorker(async (tx) => {
      for (const { id } of page) await noteCommand(tx, auditKey, id, 'accounts');
    });
    found.push(...page);
  } while (page.length === ACCOUNTS_AT_ONCE);
  report(parts, 'accounts');
  return describeAccounts(found, asJson);
}

async function findAccount({ database }: AdminParts, email: string): Promise<ListedAccount> {
  const [account] = await listAccounts(database.auth, { email });
  if (account === undefined) throw new OperatorError(`There is no account with the address ${email}.`);
  return account;
}

async function showAccount(parts: AdminParts, account: ListedAccount, asJson: boolean): Promise<string> {
  const { database, auditKey, nameAccount } = parts;
  const { id } = account;
  const storageBytes = await database.readAsUser(id, (tx) => sumDocumentBytes(tx, id));
  const erasure = await database.asWorker(async (tx) => {
    await noteCommand(tx, auditKey, id, 'account');
    return await findOpenErasure(tx, id);
  });
  report(parts, 'account', id);
  const details = { ...account, logName: nameAccount(id), erasedAt: erasure?.dueAt ?? null, storageBytes };
  return describeAccount(details, asJson);
}

async function disable(parts: AdminParts, { id, email }: ListedAccount): Promise<string> {
  const { database, auditKey } = parts;
  const isNew = await database.asWorker(async (tx) => {
    if (!(await disableAccount(tx, id))) return false;
    await noteCommand(tx, auditKey, id, 'disable');
    return true;
  });
  if (!isNew) return `${email} was disabled already: nothing was changed.`;
  await endAllSessions(database.auth, id);
  report(parts, 'disable', id);
  return `${email} is disabled. Its sessions have ended, and nobody gets in before it is enabled.`;
}

async function enable(parts: AdminParts, { id, email }: ListedAccount): Promise<string> {
  const { database, auditKey } = parts;
  // One that slipped in while the account was being disabled opened nothing, and shall not begin to.
  await endAllSessions(database.auth, id);
  const isNew = await database.asWorker(async (tx) => {
    if (!(await enableAccount(tx, id))) return false;
    await noteCommand(tx, auditKey, id, 'enable');
    return true;
  });
  if (!isNew) return `${email} was not disabled: nothing was changed.`;
  report(parts, 'enable', id);
  return `${email} is enabled: its owner can log in again.`;
}

async function resend(parts: AdminParts, account: ListedAccount): Promise<string> {
  const { database, auditKey } = parts;
  const { id, email } = account;
  if (account.isConfirmed) throw new OperatorError(`${email} is confirmed: no mail was sent.`);
  if (account.disabledAt) throw new OperatorError(`${email} is disabled: no mail was sent.`);
  await database.asWorker(async (tx) => {
    await noteCommand(tx, auditKey, id, 'resend');
    await promiseJob(tx, { userId: id, job: 'send-verification-mail' });
  });
  report(parts, 'resend', id);
  const limit = MAILS_PER_DAY['address confirmation'];
  return `The mail to ${email} is on its way as soon as a server runs. One mailbox gets ${limit} of them in a day: what is beyond is left out, and the log says mail_limit_reached.`;
}

async function erase(
  parts: AdminParts,
  { id, email }: ListedAccount,
  when: 'now' | 'later',
): Promise<string> {
  const { erasure } = await eraseAccount(parts, id, when, 'operator');
  report(parts, 'erase', id);
  if (when === 'later' && erasure !== null && !erasure.is_due)
    return `${email} will be erased on ${erasure.due_at.slice(0, 10)}. A mail says so; until then it can be kept from inside the account.`;
  await eraseDueAccount(parts, id);
  await sweepErased(parts);
  return `${email} is erased, with everything that belonged to it.`;
}

async function noteCommand(
  tx: Tx,
  auditKey: AdminParts['auditKey'],
  ownerId: string,
  subject: AdminCommand['name'],
): Promise<void> {
  await noteAccess(tx, auditKey, { ownerId, kind: 'operator-command', subject });
}

function report({ logger }: AdminParts, command: AdminCommand['name'], userId?: string): void {
  createSecurityLog(logger)('operator_command', { command, ...(userId && { userId }) });
}
