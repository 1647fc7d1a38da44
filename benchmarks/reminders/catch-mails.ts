// A mail server in a process of its own: what it takes, it has written down and flushed before it says so. One line for
// each mail: the moment (milliseconds), the key of its Message-ID, and who the other side says it is.
import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { startSmtpCatcher } from '@lunaria/server/mail/testing/smtp-catcher.ts';

const [file = ''] = process.argv.slice(2);
const record = await open(file, 'a');
const { url } = await startSmtpCatcher({
  onData(stream, { hostNameAppearsAs: sender }, done) {
    buffer(stream)
      .then(async (bytes) => {
        const key = /^message-id: <([^@]+)@/im.exec(bytes.toString('latin1'))?.[1];
        if (key === undefined) throw new Error('The mail has no Message-ID.');
        await record.write(`${Date.now()} ${key} ${sender}\n`);
        await record.datasync();
        done();
      })
      .catch(done);
  },
});
process.on('disconnect', () => process.exit());
process.send?.(url);
