import type { MailContent } from '../mail.ts';
import { renderMail } from './layout.ts';

interface EmergencyPageFacts {
  fullName: string | null;
  at: Date;
  /** Where she switches it off, or gives it another address. */
  url: string;
}

const inUtc = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

/** Tells of an opening of her page for helpers. By whom is known to nobody. */
export function composeEmergencyPageNotice({ fullName, at, url }: EmergencyPageFacts): Promise<MailContent> {
  return renderMail({
    subject: 'Your page for helpers was opened',
    fullName,
    before: [
      `Somebody who has its address opened it on ${inUtc.format(at)} (UTC).`,
      'If that was you, or somebody who should, there is nothing to do.',
    ],
    action: { label: 'Look at the page', url },
    after: [
      'If it was not: give it another address there, or switch it off. The address from before then leads nowhere.',
      'One mail an hour tells of it; each opening stands in your access history. You can turn these mails off.',
    ],
  });
}
