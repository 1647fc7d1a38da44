interface SentMail {
  /** The job that writes it. */
  job: `send-${string}`;
  /** To whom, when and what for, as a line of a list. */
  text: string;
}

/**
 * Every mail this product can send, for the page that says so. A test compares it with the jobs there are
 * (server/jobs/mail-list.test.ts): a new mail is not sent before it stands here.
 */
export const MAIL_LIST: readonly SentMail[] = [
  { job: 'send-verification-mail', text: 'to you, to confirm your address, once you made an account;' },
  {
    job: 'send-password-reset-mail',
    text: 'to you, with a link to a new password, when somebody asks for one;',
  },
  { job: 'send-password-changed-mail', text: 'to you, when your password was changed;' },
  { job: 'send-password-removed-mail', text: 'to you, when your password was removed;' },
  {
    job: 'send-sign-in-notice',
    text: 'to you, when somebody signs in from a browser that your account does not know;',
  },
  {
    job: 'send-factors-changed-mail',
    text: 'to you, when a second step, a passkey or your recovery codes were changed;',
  },
  {
    job: 'send-factor-removal-mail',
    text: 'to you, when somebody asks for a second step to be removed without it, and when it stays after all;',
  },
  {
    job: 'send-account-linked-mail',
    text: 'to you, when Google or Apple was added to your account or taken away;',
  },
  {
    job: 'send-email-change-mails',
    text: 'to your old and your new address, when you want another one, each to agree;',
  },
  { job: 'send-email-changed-mail', text: 'to your old address, when it was changed;' },
  {
    job: 'send-emergency-page-mail',
    text: 'to you, when your page for helpers was opened, unless you want none;',
  },
  {
    job: 'send-erasure-mail',
    text: 'to you, when your account is to be erased, with the day and how to keep it;',
  },
  {
    job: 'send-guardian-mail',
    text: 'to a parent or guardian whose address you gave, where one has to agree or you invite them;',
  },
  {
    job: 'send-newsletter-confirmation',
    text: 'to whoever asks for the newsletter or new articles, to confirm that, account or not;',
  },
  { job: 'send-newsletter-issue', text: 'the newsletter and new articles, to those who confirmed;' },
  { job: 'send-contact-message', text: 'to the operator, what somebody wrote in a contact form.' },
];
