import type { Database } from '@lunaria/db/engine/database.ts';
import { addSignIn } from '@lunaria/db/queries/sign-ins.ts';
import type { SignInMethod } from '@lunaria/domain/account/recent-sign-in.ts';
import { noteAccess } from '../access/note-access.ts';
import type { Config } from '../config/read-config.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import { reportSecurityEvent } from '../logging/report-security-event.ts';
import { describeDevice } from './describe-device.ts';
import { hashKnownBrowser, readKnownBrowser, writeKnownBrowser } from './known-browser.ts';
import { shortenAddress } from './shorten-address.ts';

export interface SignInDependencies {
  database: Database;
  config: Pick<Config, 'isSecure'>;
  auditKey: AuditKey;
}

interface CameIn {
  userId: string;
  method: SignInMethod;
  /** Headers and address of the request that came in. */
  cookieHeader: string | null;
  userAgent: string | null;
  address: string | null;
}

/** Room for the longest name that a browser is listed by. */
const DEVICE_MAX_LENGTH = 100;

/**
 * Keeps, for the account's owner to look at, that somebody came in: every way in calls this. From a browser the account
 * does not know it promises her a mail. Returns the `Set-Cookie` by which the browser is known next time.
 */
export async function noteSignIn(
  { database, config, auditKey }: SignInDependencies,
  { userId, method, cookieHeader, userAgent, address }: CameIn,
): Promise<string> {
  const browser = readKnownBrowser(cookieHeader, config);
  await database.auth.transaction(async (tx) => {
    await addSignIn(tx, {
      userId,
      method,
      device: describeDevice(userAgent)?.slice(0, DEVICE_MAX_LENGTH) ?? null,
      address: shortenAddress(address),
      browserHash: hashKnownBrowser(browser, userId),
    });
    await noteAccess(tx, auditKey, { ownerId: userId, kind: 'sign-in', detail: method });
  });
  reportSecurityEvent('signed_in', { userId, by: method });
  return writeKnownBrowser(browser, config);
}
