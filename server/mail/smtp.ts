import { isThisMachine } from '@lunaria/domain/this-machine.ts';
import { createTransport } from 'nodemailer';
import { composeMessage } from './compose-message.ts';
import { type Mail, MailError } from './mail.ts';

/** Sends one mail over SMTP. A connection per mail: they are rare, and a server that went away does no harm. */
export async function sendOverSmtp(url: string, from: string, mail: Mail): Promise<void> {
  const transport = createTransport({
    url,
    // Without it a network could quietly take STARTTLS away and read along.
    requireTLS: !isThisMachine(new URL(url).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  try {
    await transport.sendMail(composeMessage(from, mail));
  } catch (error) {
    throw toMailError(error);
  } finally {
    transport.close();
  }
}

function toMailError(error: unknown): MailError {
  // Errors of nodemailer carry these beside the message; the message itself may repeat the address.
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const status = responseCode ?? null;
  if (status === null)
    return new MailError('unreachable', `The mail server did not answer (${code ?? 'unknown'})`);
  if (status < 500) return new MailError('deferred', 'The mail server asks to try again later', status);
  if (command === 'RCPT TO')
    return new MailError('recipient_refused', 'The mail server refused the recipient', status);
  if (command === 'DATA') return new MailError('content_refused', 'The mail server refused the mail', status);
  return new MailError('server_refused', 'The mail server does not take mail from here', status);
}
