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
  const loadSmtp = loadOnce(() => import('./smtp.ts'));
  const loadOutbox = loadOnce(() => import('./outbox-write.ts'));
  return async (mail) => {
    checkMail(mail);
    if (config.transport === 'smtp') {
      const { sendOverSmtp } = await loadSmtp();
      await sendOverSmtp(config.url, config.from, mail);
    } else {
      const { writeToOutbox } = await loadOutbox();
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

/** With the first mail, and kept: to ask for a module again costs a millisecond for each. */
function loadOnce<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load();
    return loaded;
  };
}
