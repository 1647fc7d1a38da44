import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { composeNotice } from '@lunaria/domain/reminders/compose-notice.ts';
import type { ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import type { Wording } from '@lunaria/domain/reminders/reminder-settings.ts';
import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface ReminderMailFacts {
  kind: ReminderKind;
  /** Discreet words name neither what it is about nor what the product is for. */
  wording: Wording;
  /** Her dashboard, where it is shown. */
  url: string;
  unsubscribeUrl: string;
  stopAllUrl: string;
}

export function composeReminder({
  kind,
  wording,
  url,
  unsubscribeUrl,
  stopAllUrl,
}: ReminderMailFacts): Promise<MailContent> {
  const { title, text } = composeNotice(kind, wording);
  return renderMail({
    subject: title,
    fullName: null,
    before: [text],
    action: { label: `Open ${PRODUCT_NAME}`, url },
    after: [],
    otherAction: { label: 'Stop all reminders by mail', url: stopAllUrl },
    ending: {
      why: 'You get this mail because you turned this reminder on.',
      label: 'Stop mails of this reminder',
      url: unsubscribeUrl,
    },
  });
}
