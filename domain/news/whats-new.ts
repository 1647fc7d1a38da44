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
      text: 'For your next period, your pill, or just to log your day: by mail, here, or in your own calendar.',
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
      title: 'A page for helpers',
      text: 'For a bad moment: what helpers should know, at an address that you give out, or on paper.',
      to: '/dashboard/emergency',
      link: 'Open Emergency Contacts',
    },
    {
      title: 'A lock, and who has seen what',
      text: 'A PIN locks your pages when you leave them. Your sign-ins and consents are on the same page.',
      to: '/dashboard/privacy',
      link: 'Open Privacy & Security',
    },
    {
      title: 'Your data, in your hands',
      text: 'Take all of it along in one file, and bring it back. Or erase your account, and all of it goes.',
      to: '/dashboard/files',
      link: 'Open Files',
    },
  ],
};

/** Whether there is something new for somebody: who began after it knows nothing else. */
export function isNewsFor({ seen, since }: { seen: number; since: Date }): boolean {
  return seen < WHATS_NEW.number && since < new Date(WHATS_NEW.since);
}
