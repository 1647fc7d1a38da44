import addressparser from 'nodemailer/lib/addressparser';
import type { SendMailOptions } from 'nodemailer/lib/mailer';
import type { Mail } from './mail.ts';

/** The mail as nodemailer takes it, the same for SMTP and outbox. `from` is `Name <address>` or an address. */
export function composeMessage(from: string, mail: Mail): SendMailOptions {
  return {
    from,
    to: { name: mail.to.name ?? '', address: mail.to.address },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    // Made from the key: a mail that reaches a mailbox twice can be told to be one.
    messageId: `<${mail.idempotencyKey}@${domainOf(from)}>`,
    // Keeps out-of-office notes from answering (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function domainOf(from: string): string {
  const [sender] = addressparser(from, { flatten: true });
  return sender?.address?.split('@').at(1) ?? 'localhost';
}
