/** What is sent. The recipient's name is optional and mostly left out: a mail server needs the address only. */
export interface Mail extends Omit<MailContent, 'html'> {
  /** The same key is the same mail: sent again by a retried job, it does not arrive as a second one. */
  idempotencyKey: string;
  to: Mailbox;
  /** Whom an answer reaches in place of the sender. */
  replyTo?: Mailbox;
  /** Left out where the words are a stranger's: plain text shows them as they are. */
  html?: string;
  /** Of mails to a list: one press in the mail program ends the subscription (RFC 8058). From `absoluteLink`. */
  unsubscribeUrl?: string;
}

export interface Mailbox {
  address: string;
  name?: string;
}

/** What a template makes. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

/**
 * `invalid_mail`: this mail can never be sent as it is. `recipient_refused`, `content_refused`: the mail server said
 * no for good. `deferred`: it said not now. `server_refused`: it does not take mail from us (login, sender, TLS).
 * `unreachable`: it did not answer.
 */
type MailErrorCode =
  | 'invalid_mail'
  | 'recipient_refused'
  | 'content_refused'
  | 'deferred'
  | 'server_refused'
  | 'unreachable';

const PERMANENT: readonly MailErrorCode[] = ['invalid_mail', 'recipient_refused', 'content_refused'];

/** For the log and for deciding on another try. It carries no cause: answers of mail servers repeat addresses. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: MailErrorCode;
  /** False when another try would end the same way. */
  readonly isRetryable: boolean;
  /** The answer of the mail server, such as 550; null when it gave none. */
  readonly smtpStatus: number | null;

  constructor(code: MailErrorCode, sentence: string, smtpStatus: number | null = null) {
    super(sentence);
    this.code = code;
    this.isRetryable = !PERMANENT.includes(code);
    this.smtpStatus = smtpStatus;
  }
}

const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9_-]{0,119}$/;
// Stricter than the standard on purpose: what could read as a second recipient or a second header is no address here.
const ADDRESS_PATTERN = /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+$/u;
const ONE_LINE_PATTERN = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

const URL_PATTERN = /^https?:\/\/[^\s<>,\p{C}]+$/u;

export function isIdempotencyKey(key: string): boolean {
  return KEY_PATTERN.test(key);
}

/** True for an address and nothing beside it, which one mail can go to. */
export function isMailAddress(address: string): boolean {
  return ADDRESS_PATTERN.test(address) && address.length <= 254;
}

/** Throws a MailError when a field could break out of its header line. */
export function checkMail({ idempotencyKey, to, replyTo, subject, unsubscribeUrl }: Mail): void {
  if (!isIdempotencyKey(idempotencyKey)) {
    throw new MailError(
      'invalid_mail',
      'The idempotency key of a mail has letters, digits, "-" and "_" only',
    );
  }
  const mailboxes = replyTo ? [to, replyTo] : [to];
  if (!mailboxes.every(({ address }) => isMailAddress(address))) {
    throw new MailError('invalid_mail', 'The address of a recipient cannot be used');
  }
  if (![subject, ...mailboxes.map(({ name }) => name ?? '')].every((line) => ONE_LINE_PATTERN.test(line))) {
    throw new MailError('invalid_mail', 'The name of a recipient or the subject is not a single line');
  }
  if (unsubscribeUrl !== undefined && !URL_PATTERN.test(unsubscribeUrl)) {
    throw new MailError('invalid_mail', 'The address that ends a subscription cannot be used');
  }
}
