/** One thing that is new, and where it is. */
export interface NewThing {
  title: string;
  text: string;
  /** An address of hers. */
  to: string;
  /** What the link to it says. */
  link: string;
}

/**
 * What the newest version brought, for those who knew an earlier one. With the next news `number` rises by one, `since` is the day
 * on which it went out, and the things are others: what was before stands in the changelog.
 */
export const WHATS_NEW: { number: number; since: string; things: readonly NewThing[] } = {
  number: 1,
  since: '2026-11-27T00:00:00Z',
  things: [
    {
      title: 'Reminders',
      text: 'For your next period, your pill, or just to log your day. All are off until you turn one on.',
      to: '/dashboard/notifications',
      link: 'Choose reminders',
    },
    {
      title: 'Today, and a log in a few taps',
      text: 'Your week, your day and five quick answers are in one view. The + opens the log from every page.',
      to: '/dashboard',
      link: 'See today',
    },
    {
      title: 'Your profile and settings',
      text: 'Change each answer where it stands. Choose light or dark, your units, and how dates are written.',
      to: '/dashboard/settings',
      link: 'Open Settings',
    },
    {
      title: 'Who has seen what',
      text: 'Your sign-ins, what you agreed to, and what this browser keeps, all on one page.',
      to: '/dashboard/privacy',
      link: 'Open Privacy & Security',
    },
  ],
};

/** Whether there is something new for somebody: who began after it knows nothing else. */
export function isNewsFor({ seen, since }: { seen: number; since: Date }): boolean {
  return seen < WHATS_NEW.number && since < new Date(WHATS_NEW.since);
}
