import type { Database } from '@lunaria/db/engine/database.ts';
import { findPasswordState } from '@lunaria/db/queries/passwords.ts';
import { PASSWORD_RESET_MINUTES } from '@lunaria/domain/account/password-reset.ts';
import type { ResetLinks } from '../auth/reset-link.ts';
import { absoluteLink } from '../mail/absolute-link.ts';
import type { SendMail } from '../mail/mailer.ts';
import {
  composePasswordChanged,
  composePasswordRemoved,
  composePasswordReset,
} from '../mail/templates/password-mails.ts';
import type { JobHandler } from './job-handler.ts';

interface PasswordMailDependencies {
  database: Database;
  sendMail: SendMail;
  resetLinks: ResetLinks;
  publicUrl: string;
}

/** Sends the link to set a new password. Nothing to do when the account is gone. */
export function createPasswordResetMailJob(dependencies: PasswordMailDependencies): JobHandler {
  const { database, sendMail, resetLinks, publicUrl } = dependencies;
  return async ({ userId }, jobId) => {
    const state = userId && (await findPasswordState(database.auth, userId));
    if (!userId || !state) return;
    const token = await resetLinks.sign(userId, state);
    const content = await composePasswordReset({
      fullName: state.fullName,
      // Behind the #: it stands in no log on the way, and in no Referer.
      url: `${absoluteLink(publicUrl, '/auth/reset-password')}#${token}`,
      validMinutes: PASSWORD_RESET_MINUTES,
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: state.email } });
  };
}

type NoticeDependencies = Omit<PasswordMailDependencies, 'resetLinks'>;

/** Tells her that her password was changed, in case it was not she. */
export function createPasswordChangedMailJob(dependencies: NoticeDependencies): JobHandler {
  return createNoticeJob(dependencies, composePasswordChanged);
}

/** Tells her that her password was removed, in case it was not she. */
export function createPasswordRemovedMailJob(dependencies: NoticeDependencies): JobHandler {
  return createNoticeJob(dependencies, composePasswordRemoved);
}

function createNoticeJob(
  { database, sendMail, publicUrl }: NoticeDependencies,
  compose: typeof composePasswordChanged,
): JobHandler {
  return async ({ userId }, jobId) => {
    const state = userId && (await findPasswordState(database.auth, userId));
    if (!state) return;
    const content = await compose({
      fullName: state.fullName,
      url: absoluteLink(publicUrl, '/auth/forgot-password'),
    });
    await sendMail({ ...content, idempotencyKey: jobId, to: { address: state.email } });
  };
}
