import { inspect } from 'node:util';
import { afterEach, expect, test, vi } from 'vitest';
import { type Mail, MailError } from './mail.ts';
import { createMailer } from './mailer.ts';
import { refusal, type SmtpCatcher, startSmtpCatcher } from './testing/smtp-catcher.ts';

const from = 'Lunaria <no-reply@lunaria.example>';
const mail: Mail = {
  idempotencyKey: 'verify-email-1',
  to: { address: 'ana@example.org' },
  subject: 'Confirm your address — für Lunaria',
  text: 'Hello Ana,\n\n.\nconfirm here\n',
  html: '<p>Hello Ana, ü</p>',
};
const CONSOLE_METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;
const running: SmtpCatcher[] = [];

async function start(options?: Parameters<typeof startSmtpCatcher>[0]): Promise<SmtpCatcher> {
  const catcher = await startSmtpCatcher(options);
  running.push(catcher);
  return catcher;
}
const sendTo = (url: string, changed: Partial<Mail> = {}) =>
  createMailer({ transport: 'smtp', url, from })({ ...mail, ...changed });

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(running.splice(0).map((catcher) => catcher.stop()));
});

test('a mail arrives with sender, recipient, subject and both forms of its text', async () => {
  const catcher = await start();
  await sendTo(catcher.url);
  expect(catcher.caught).toHaveLength(1);
  expect(catcher.caught[0]).toMatchObject({
    from: 'no-reply@lunaria.example',
    to: ['ana@example.org'],
    mail: {
      from: { name: 'Lunaria', address: 'no-reply@lunaria.example' },
      to: [{ name: '', address: 'ana@example.org' }],
      subject: mail.subject,
    },
  });
  expect(catcher.caught[0]?.mail.text?.trimEnd()).toBe(mail.text.trimEnd());
  expect(catcher.caught[0]?.mail.html?.trimEnd()).toBe(mail.html);
  expect(catcher.caught[0]?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );
});

test('a mail that a retried job sends again carries the same Message-ID, made from its key', async () => {
  const catcher = await start();
  await sendTo(catcher.url);
  await sendTo(catcher.url);
  expect(catcher.caught.map((one) => one.mail.messageId)).toEqual([
    '<verify-email-1@lunaria.example>',
    '<verify-email-1@lunaria.example>',
  ]);
});

test('a name from outside cannot add a recipient or a header', async () => {
  const catcher = await start();
  const name = 'Ana\r\nBcc: eve@example.org';
  await expect(sendTo(catcher.url, { to: { address: 'ana@example.org', name } })).rejects.toMatchObject({
    code: 'invalid_mail',
  });
  await sendTo(catcher.url, { to: { address: 'ana@example.org', name: 'Eve <eve@example.org>, "Ana"' } });
  expect(catcher.caught.map((one) => one.to)).toEqual([['ana@example.org']]);
});

test.each([
  [550, 'recipient_refused', false],
  [450, 'deferred', true],
])('a recipient that is answered with %i is %s; another try: %s', async (status, code, isRetryable) => {
  const catcher = await start({
    onRcptTo: ({ address }, _session, done) => done(refusal(status, `<${address}> is not known here`)),
  });
  await expect(sendTo(catcher.url)).rejects.toMatchObject({ code, isRetryable, smtpStatus: status });
});

test('a mail whose content is refused is not tried again', async () => {
  const catcher = await start({
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done(refusal(554, 'looks like spam')));
    },
  });
  await expect(sendTo(catcher.url)).rejects.toMatchObject({ code: 'content_refused', isRetryable: false });
});

test('a sender or a login that is refused is a matter of settings: the mail waits for another try', async () => {
  const noSender = await start({ onMailFrom: (_address, _session, done) => done(refusal(553, 'not you')) });
  await expect(sendTo(noSender.url)).rejects.toMatchObject({ code: 'server_refused', isRetryable: true });
  const noLogin = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(refusal(535, 'wrong password')),
  });
  const withPassword = noLogin.url.replace('smtp://', 'smtp://user:secret-word@');
  await expect(sendTo(withPassword)).rejects.toMatchObject({ code: 'server_refused', isRetryable: true });
});

test('a mail server that is away is tried again later', async () => {
  const catcher = await startSmtpCatcher();
  await catcher.stop();
  await expect(sendTo(catcher.url)).rejects.toMatchObject({
    code: 'unreachable',
    isRetryable: true,
    smtpStatus: null,
  });
});

test('a login is made with what the address says', async () => {
  const logins: (string | undefined)[] = [];
  const catcher = await start({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth(auth, _session, done) {
      logins.push(auth.username, auth.password);
      done(null, { user: 'user' });
    },
  });
  await sendTo(catcher.url.replace('smtp://', 'smtp://user%40lunaria.example:p%3Aw@'));
  expect(logins).toEqual(['user@lunaria.example', 'p:w']);
  expect(catcher.caught).toHaveLength(1);
});

// Another way to write 127.0.0.1 that the mailer does not take for this machine.
const asFromElsewhere = (url: string) => url.replace('127.0.0.1', '127.1');

test('a server elsewhere that offers no encryption gets nothing, unless the address says that this is meant', async () => {
  const catcher = await start();
  const url = asFromElsewhere(catcher.url);
  await expect(sendTo(url)).rejects.toMatchObject({ code: 'server_refused', isRetryable: true });
  expect(catcher.caught).toHaveLength(0);
  await sendTo(`${url}?requireTLS=false`);
  expect(catcher.caught).toHaveLength(1);
});

test('a server elsewhere gets mails encrypted, after its certificate was looked at', async () => {
  const sessions: boolean[] = [];
  const catcher = await start({
    disabledCommands: [],
    onMailFrom(_address, { secure }, done) {
      sessions.push(secure);
      done();
    },
  });
  const url = asFromElsewhere(catcher.url);
  // The catcher's certificate is its own and known to nobody.
  await expect(sendTo(url)).rejects.toMatchObject({ code: 'unreachable', isRetryable: true });
  expect(sessions).toEqual([]);
  await sendTo(`${url}?tls.rejectUnauthorized=false`);
  expect(sessions).toEqual([true]);
});

test('no error and no output of any of this shows an address, a name, a password or a text', async () => {
  const writers = [process.stdout, process.stderr].map((stream) => vi.spyOn(stream, 'write'));
  const consoles = CONSOLE_METHODS.map((method) => vi.spyOn(console, method).mockReturnValue());
  const taking = await start();
  await sendTo(taking.url, { to: { address: 'ana@example.org', name: 'Ana Souza' } });
  const refusing = await start({
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(null, { user: 'user' }),
    onRcptTo: ({ address }, _session, done) => done(refusal(550, `<${address}> is not known here`)),
  });
  const url = refusing.url.replace('smtp://', 'smtp://user:secret-word@');
  const error = await sendTo(url).catch((reason: unknown) => reason);
  expect(taking.caught).toHaveLength(1);
  expect(error).toBeInstanceOf(MailError);
  expect(error).toMatchObject({ code: 'recipient_refused' });

  const written = JSON.stringify([...writers, ...consoles].map((spy) => spy.mock.calls));
  const shown = `${JSON.stringify(error)} ${inspect(error, { depth: 9, showHidden: true })}`;
  for (const word of ['ana@example.org', 'Ana', 'secret-word', 'not known here']) {
    expect(shown).not.toContain(word);
    expect(written).not.toContain(word);
  }
});
