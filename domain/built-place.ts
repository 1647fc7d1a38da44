// What the build writes where it cannot know the server that will send a page, which puts its own in; `.invalid` leads nowhere.
// Whoever reads a page that no server completed sees what is said here. The address of the server: built-origin.ts.

/** The names of Google and Apple, as far as they are set up; here both. */
export const BUILT_PROVIDERS = 'google apple providers.invalid';

/** Whether mails leave the server: `sent`, or `kept` where no mail service is set up and nobody reads what is sent to the operator. */
export const BUILT_MAIL = 'mail.invalid';

/** Where Leave quickly leads: QUICK_EXIT_URL. */
export const BUILT_EXIT = 'https://exit.invalid/';
