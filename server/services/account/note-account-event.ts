import type { Database, Tx } from '@lunaria/db/engine/database.ts';
import { addAccountEvent, addWrongPassword } from '@lunaria/db/queries/account-events.ts';
import type { AccountEventKind } from '@lunaria/domain/account/account-event.ts';
import { findOwnNetwork, reportOnSuccess, reportSecurityEvent } from '../../logging/report-security-event.ts';
import type { SecurityCode } from '../../logging/security-events.ts';

type Try = 'password-wrong' | 'code-wrong';

/** Under which code the log tells of what was changed. */
const CODES: Record<Exclude<AccountEventKind, Try>, SecurityCode> = {
  'password-changed': 'password_changed',
  'password-reset': 'password_reset',
  'password-removed': 'password_removed',
  'factor-added': 'factor_added',
  'factor-removed': 'factor_removed',
  'removal-asked': 'factor_removal_asked',
  'removal-stopped': 'factor_removal_stopped',
  'codes-renewed': 'recovery_codes_renewed',
  'code-used': 'recovery_code_used',
  'provider-added': 'provider_added',
  'provider-removed': 'provider_removed',
  'email-change-asked': 'email_change_asked',
  'email-changed': 'email_changed',
  'sessions-ended': 'sessions_ended',
  'change-undone': 'change_undone',
};

interface Change {
  userId: string;
  kind: keyof typeof CODES;
  /** Her name for a second step, the provider's name. */
  name?: string | null | undefined;
  /** The factor it is about. */
  subjectId?: string | null | undefined;
  count?: number;
}

/**
 * Keeps, in the transaction of a change of what leads into an account or protects it, that it was made, for her to look at;
 * the log tells of it when the request succeeds.
 */
export async function noteAccountEvent(tx: Tx, change: Change): Promise<void> {
  const { userId, kind, name = null, subjectId, count = 1 } = change;
  await addAccountEvent(tx, userId, { kind, name, count, address: findOwnNetwork() });
  // Of these the log takes what its list names: of a second step never her name for it.
  reportOnSuccess(CODES[kind], {
    userId,
    count,
    factorId: subjectId ?? undefined,
    provider: name ?? undefined,
  });
}

/** Keeps that a wrong password or code was sent from within a session, or with a link of a mail. */
export async function noteWrongTry(database: Database, userId: string, kind: Try): Promise<void> {
  await addAccountEvent(database.auth, userId, { kind, address: findOwnNetwork() });
}

/** Keeps that somebody tried to log in with a wrong password, where there is such an account, and logs it in any case. */
export async function noteWrongSignIn(database: Database, email: string): Promise<void> {
  const userId = await addWrongPassword(database.auth, email, findOwnNetwork());
  reportSecurityEvent('password_wrong', userId === null ? {} : { userId });
}
