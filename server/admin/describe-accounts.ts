import type { ListedAccount } from '@lunaria/db/queries/disabled-accounts.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';

/** What is said of one account alone. */
export interface AccountDetails extends ListedAccount {
  logName: string;
  /** When it is erased; null where it is not to be. */
  erasedAt: Date | null;
  /** Of her files. How many they are says something of her; how much room they take is for planning. */
  storageBytes: number;
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

/** As a table with a heading, columns apart by tabs; or as JSON, a list. */
export function describeAccounts(accounts: ListedAccount[], asJson: boolean): string {
  if (asJson) return JSON.stringify(accounts.map(toJson), null, 2);
  const rows = accounts.map(({ email, createdAt, lastSignInOn, isConfirmed, hasSecondStep, disabledAt }) => [
    ...[email, utcDay(createdAt), lastSignInOn ?? '-', yesNo(isConfirmed), yesNo(hasSecondStep)],
    disabledAt ? utcDay(disabledAt) : '-',
  ]);
  const heading = ['address', 'created', 'last sign-in', 'confirmed', 'second step', 'disabled since'];
  return [heading, ...rows].map((row) => row.join('\t')).join('\n');
}

export function describeAccount(account: AccountDetails, asJson: boolean): string {
  const { logName, erasedAt, storageBytes } = account;
  if (asJson) {
    const more = {
      log_name: logName,
      erased_at: erasedAt?.toISOString() ?? null,
      storage_bytes: storageBytes,
    };
    return JSON.stringify({ ...toJson(account), ...more }, null, 2);
  }
  const lines: [string, string][] = [
    ['address', account.email],
    ['name in the log', logName],
    ['created', utcDay(account.createdAt)],
    ['last sign-in', account.lastSignInOn ?? 'none in 90 days'],
    ['address confirmed', yesNo(account.isConfirmed)],
    ['second step', yesNo(account.hasSecondStep)],
    ['disabled', account.disabledAt ? `since ${utcDay(account.disabledAt)}` : 'no'],
    ['to be erased', erasedAt ? `on ${utcDay(erasedAt)}` : 'no'],
    ['storage', `${(storageBytes / 1_000_000).toFixed(1)} MB`],
  ];
  return lines.map(([name, value]) => `${name.padEnd(19)}${value}`).join('\n');
}

function toJson(account: ListedAccount) {
  return {
    email: account.email,
    created_at: account.createdAt.toISOString(),
    last_sign_in_on: account.lastSignInOn,
    is_confirmed: account.isConfirmed,
    has_second_step: account.hasSecondStep,
    disabled_at: account.disabledAt?.toISOString() ?? null,
  };
}
