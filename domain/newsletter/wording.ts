/**
 * What stands beside the field and the button: pressing it is the consent. Without zod, because every public page
 * loads it.
 */
export const NEWSLETTER_LISTS = ['newsletter', 'blog'] as const;
export type NewsletterList = (typeof NEWSLETTER_LISTS)[number];

/**
 * Every wording that was ever shown, under the version that is kept with the consent: it can always be looked up what
 * somebody agreed to. A page that was loaded before an update sends the older version. Never change an entry, add one.
 */
export const NEWSLETTER_WORDINGS = {
  '2026-11-22': {
    newsletter: 'We write when there is something new, at most once a month.',
    blog: 'We write when there is a new article, and then only.',
    // Stands after either of them and links the Privacy Policy.
    promise:
      'We keep your address and your consent for this alone; every mail has a link that ends it at once.',
  },
} as const satisfies Record<string, Record<NewsletterList | 'promise', string>>;

export type NewsletterWordingVersion = keyof typeof NEWSLETTER_WORDINGS;

/** The one that is shown now. */
export const NEWSLETTER_WORDING_VERSION: NewsletterWordingVersion = '2026-11-22';

export const NEWSLETTER_TEXTS = {
  emailLabel: 'Email address',
  subscribe: 'Subscribe',
  /** The same for an address that is new, waiting or subscribed already: it tells nobody who subscribes. */
  sentTitle: 'Check your mailbox',
  sent: 'If this address is not subscribed yet, a mail with a link to confirm is on its way. Until you confirm, nothing else is sent.',
  offline: 'You are offline. Nothing was sent: try again when you are back.',
  failed: 'That did not work. Try again in a moment.',
} as const;
