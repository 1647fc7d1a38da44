import type { Database } from '@lunaria/db/engine/database.ts';
import { giveCountBack } from '@lunaria/db/queries/rate-limits.ts';
import { countLimited } from '../auth/rate-limits.ts';
import { deriveLinkKey } from '../auth/signed-link.ts';
import type { Logger } from '../logging/logger.ts';
import type { SendMail } from './mailer.ts';

const DAY_SECONDS = 86_400;

/**
 * How many mails of a kind one mailbox gets in a day, whoever causes them and from whichever accounts. Notices have more
 * room than an account can make changes in a day (services/account/account-changes.ts), so that none of them is left out
 * because of the others.
 */
export const MAILS_PER_DAY = {
  'address confirmation': 6,
  'new password': 10,
  'guardian consent': 5,
  'address change': 12,
  subscription: 4,
  'password notice': 20,
  notice: 60,
} as const;

export type MailKind = keyof typeof MAILS_PER_DAY;

interface LimitDependencies {
  database: Database;
  sessionSecret: string;
  rateLimitFactor: number;
  logger: Logger;
}

/** Gives each kind of mail a sender that leaves out what is one too many for its mailbox in this day, and says so in the log. */
export function createMailboxLimit(dependencies: LimitDependencies, sendMail: SendMail) {
  const { database, sessionSecret, rateLimitFactor, logger } = dependencies;
  const key = deriveLinkKey(sessionSecret, 'lunaria mailbox limit');
  return (kind: MailKind): SendMail =>
    async (mail) => {
      const counted = `mail|${kind}|${key.fingerprint(mailboxOf(mail.to.address))}`;
      const rule = { window: DAY_SECONDS, max: MAILS_PER_DAY[kind] };
      if ((await countLimited(database, rateLimitFactor, counted, rule)) !== null) {
        logger.warn('mail_limit_reached', { kind });
        return;
      }
      try {
        await sendMail(mail);
      } catch (error) {
        // The job tries again: a mail server that is away shall not use the day up.
        await giveCountBack(database.auth, counted);
        throw error;
      }
    };
}

/** The mailbox behind an address: most servers deliver `ana+list@` to `ana@`, and none tells capitals apart in earnest. */
function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/\+[^@]*@/, '@');
}
