import { randomBytes } from 'node:crypto';
import { createAccountNames, type NameAccount } from './name-account.ts';

export type LogLevel = 'debug' | 'info' | 'warn' | 'error';

/**
 * Ids, codes and numbers. Never a body, a note, a document's text, a name or a mail address. `userId` becomes `account` in the line,
 * under another name.
 */
export type LogFields = Record<string, string | number | boolean | undefined>;

export interface Logger {
  info(code: string, fields?: LogFields): void;
  warn(code: string, fields?: LogFields): void;
  error(code: string, fields?: LogFields): void;
}

/** Fields whose id is of a request or a row and says nothing of whose it is. In all others an id is taken for an account's. */
const OTHER_IDS: readonly string[] = ['requestId', 'jobId', 'documentId', 'factorId', 'reminderId'];

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const ONE_ID = new RegExp(`^${ID.source}$`, 'i');

/**
 * One JSON object a line on stderr; stdout stays free for the one line that says the server is ready. No line holds the id of an
 * account, wherever a caller puts one. Without `nameAccount` names hold for this logger alone.
 */
export function createLogger(
  write: (line: string) => void = (line) => process.stderr.write(line),
  nameAccount: NameAccount = createAccountNames(randomBytes(32).toString('base64')),
): Logger {
  const log = (level: LogLevel, code: string, fields: LogFields = {}): void =>
    write(
      `${JSON.stringify({ time: new Date().toISOString(), level, code, ...withoutAccounts(fields, nameAccount) })}\n`,
    );
  return {
    info: (code, fields) => log('info', code, fields),
    warn: (code, fields) => log('warn', code, fields),
    error: (code, fields) => log('error', code, fields),
  };
}

function withoutAccounts(fields: LogFields, nameAccount: NameAccount): LogFields {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      if (field === 'userId') return ['account', value === undefined ? value : nameAccount(String(value))];
      if (typeof value !== 'string' || (OTHER_IDS.includes(field) && ONE_ID.test(value)))
        return [field, value];
      return [field, value.replace(ID, nameAccount)];
    }),
  );
}
