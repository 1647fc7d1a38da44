import { PRODUCT_NAME } from '../product.ts';
import type { ReminderKind } from './kinds.ts';
import type { Wording } from './reminder-settings.ts';

interface NoticeText {
  /** The subject of a mail. */
  title: string;
  /** One sentence. */
  text: string;
}

/** As the dashboard says it, where nobody but her looks, and mails for which she chose plain words. */
const PLAIN: Record<ReminderKind, NoticeText> = {
  'period-due': {
    title: 'Your next period',
    text: 'Your next period is near. The likeliest day, and how sure it is, are on your calendar.',
  },
  'period-late': {
    title: 'Your period',
    text: 'Your cycle has gone on for longer than is usual for you.',
  },
  'fertile-window': {
    title: 'Your fertile days',
    text: 'Your estimated fertile days are near. An estimate, and not contraception.',
  },
  'log-today': { title: 'Your day', text: 'Nothing is logged of your day yet.' },
  pill: { title: 'Your pill', text: 'It is time for your pill.' },
  patch: { title: 'Your patch', text: 'Your patch is due today or soon, by the days you chose.' },
  ring: { title: 'Your ring', text: 'Your ring is due today or soon, by the days you chose.' },
  injection: { title: 'Your injection', text: 'Your injection is due today or soon, by the days you chose.' },
  renewal: {
    title: 'Your coil or implant',
    text: 'The day you named for renewing your coil or implant is today or near.',
  },
  implant: {
    title: 'Your implant',
    text: 'The day you named for renewing an implant is today or near.',
  },
  'document-read': { title: 'Your document', text: 'A document of yours was read.' },
  'something-waits': {
    title: 'A question about your cycles',
    text: 'A question about your cycles waits for a word of yours.',
  },
};

/** Says neither what it is about nor what the product is for: others may see the mailbox. */
const DISCREET: NoticeText = {
  title: `A reminder from ${PRODUCT_NAME}`,
  text: 'You asked to be reminded. What it is about is shown when you log in.',
};

/** All texts of reminders. */
export function composeNotice(kind: ReminderKind, wording: Wording): NoticeText {
  return wording === 'plain' ? PLAIN[kind] : DISCREET;
}

/** Where a notice leads. */
export function addressOfNotice(kind: ReminderKind): string {
  switch (kind) {
    case 'period-due':
    case 'period-late':
    case 'fertile-window':
      return '/dashboard/calendar';
    case 'log-today':
      return '/dashboard/log';
    case 'document-read':
      return '/health-statistics';
    case 'something-waits':
      return '/dashboard/history';
    case 'implant':
      return '/dashboard?section=b2-5';
    default:
      return '/dashboard/method';
  }
}
