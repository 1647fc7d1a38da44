import { ConfigError } from '../config/read-config.ts';
import { checkMail, type Mail } from './mail.ts';

export type MailConfig =
  | { transport: 'smtp'; url: string; from: string }
  /** Without SMTP settings: mails lie in a directory, for the person who runs the server to read. */
  | { transport: 'outbox'; directory: string; from: string };

/**
 * Sends one mail; throws a MailError, which says whether to try again. It may be called twice with the same mail:
 * the outbox keeps one, and over SMTP both carry the same Message-ID.
 */
export type SendMail = (mail: Mail) => Promise<void>;

// nodemailer reads options from the address; `logger` and `debug` would write whole mails to the output.
const KNOWN_URL_OPTIONS = ['requireTLS', 'name', 'tls.servername', 'tls.rejectUnauthorized'];

/** Throws a ConfigError, which never repeats the address: it may hold a password. */
export function createMailer(config: MailConfig): SendMail {
  if (config.transport === 'smtp') checkSmtpUrl(config.url);
  if (/\p{Cc}/u.test(config.from)) throw new ConfigError('MAIL_FROM has to be a single line.');
  // Loaded with the first mail, and kept: to ask for a module again costs a millisecond for each.
  let smtp: Promise<typeof import('./smtp.ts')> | undefined;
  let outbox: Promise<typeof import('./outbox-write.ts')> | undefined;
  return async (mail) => {
    checkMail(mail);
    if (config.transport === 'smtp') {
      smtp ??= import('./smtp.ts');
      const { sendOverSmtp } = await smtp;
      await sendOverSmtp(config.url, config.from, mail);
    } else {
      outbox ??= import('./outbox-write.ts');
      const { writeToOutbox } = await outbox;
      await writeToOutbox(config.directory, config.from, mail);
    }
  };
}

function checkSmtpUrl(url: string): void {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !['smtp:', 'smtps:'].includes(parsed.protocol) || parsed.hostname === '') {
    throw new ConfigError(
      'SMTP_URL cannot be used. Write it as smtp://user:password@host:587 or smtps://user:password@host:465.',
    );
  }
  for (const option of parsed.searchParams.keys()) {
    if (!KNOWN_URL_OPTIONS.includes(option)) {
      throw new ConfigError(
        `SMTP_URL has an option that is not known. Known are ${KNOWN_URL_OPTIONS.join(', ')}.`,
      );
    }
  }
}
