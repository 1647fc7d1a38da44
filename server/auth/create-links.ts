import { createEmailChangeLinks } from './email-change-link.ts';
import { createGuardianLinks } from './guardian-link.ts';
import { createNewsletterLinks } from './newsletter-link.ts';
import { createReminderLinks } from './reminder-link.ts';
import { createResetLinks } from './reset-link.ts';
import { createUndoLinks } from './undo-link.ts';
import { createVerificationLinks } from './verification-link.ts';

export type Links = ReturnType<typeof createLinks>;

/** Sign and read the links of our mails, each kind under a key of its own that is made of the session secret. */
export function createLinks(sessionSecret: string) {
  return {
    guardianLinks: createGuardianLinks(sessionSecret),
    newsletterLinks: createNewsletterLinks(sessionSecret),
    reminderLinks: createReminderLinks(sessionSecret),
    /** Of mails about passwords. */
    resetLinks: createResetLinks(sessionSecret),
    emailChangeLinks: createEmailChangeLinks(sessionSecret),
    verificationLinks: createVerificationLinks(sessionSecret),
    /** Of mails that tell of a change of an account. */
    undoLinks: createUndoLinks(sessionSecret),
  };
}
