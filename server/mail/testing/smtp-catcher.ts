import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface SmtpCatcher {
  url: string;
  /** What was accepted: the envelope and the parsed mail. */
  caught: { from: string; to: string[]; mail: Email }[];
  stop(): Promise<void>;
}

/** A real mail server on this machine that takes mails and delivers none. */
export async function startSmtpCatcher(options: SMTPServerOptions = {}): Promise<SmtpCatcher> {
  const caught: SmtpCatcher['caught'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData(stream, { envelope }, done) {
      buffer(stream)
        .then(async (bytes) => {
          const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
          caught.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            mail: await PostalMime.parse(bytes),
          });
          done();
        })
        .catch(done);
    },
    ...options,
  });
  // What goes wrong in a connection is what some tests are about.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has an address of this form.
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    caught,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A refusal as SMTPServer takes it: an error with the status it is to answer with. */
export function refusal(status: number, sentence: string): Error {
  return Object.assign(new Error(sentence), { responseCode: status });
}
