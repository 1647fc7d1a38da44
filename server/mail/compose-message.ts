import addressparser from 'nodemailer/lib/addressparser';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Mail, Mailbox } from './mail.ts';

/** The mail as nodemailer takes it, the same for SMTP and outbox. `from` is `Name <address>` or an address. */
export function composeMessage(from: string, mail: Mail): SendMailOptions {
  return {
    from,
    to: toAddress(mail.to),
    ...(mail.replyTo ? { replyTo: toAddress(mail.replyTo) } : {}),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html === undefined ? {} : { html: mail.html }),
    // Made from the key, so that mail programs recognize a mail that arrives twice as one.
    messageId: `<${mail.idempotencyKey}@${domainOf(from)}>`,
    // Keeps out-of-office notes from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail.unsubscribeUrl) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** RFC 8058. Marked as prepared, or nodemailer folds long lines, which breaks the link. */
function unsubscribeHeaders(url: string | undefined) {
  if (url === undefined) return {};
  return {
    'List-Unsubscribe': { prepared: true, value: `<${url}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

const toAddress = ({ name = '', address }: Mailbox) => ({ name, address });

function domainOf(from: string): string {
  const [sender] = addressparser(from, { flatten: true });
  return sender?.address?.split('@').at(1) ?? 'localhost';
}
