// Tries what the system should refuse the reading process, without any guard of its own; started by
// start-reading-process.test.ts.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net from 'node:net';

const [file = '', port = ''] = process.argv.slice(2);

async function attempt(what: () => unknown): Promise<string> {
  try {
    await what();
    return 'done';
  } catch (error) {
    // as: what system calls fail with carries a code
    return String((error as NodeJS.ErrnoException).code);
  }
}

const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'latin1') : '';
process.send?.({
  socket: await attempt(() => once(net.connect(Number(port), '127.0.0.1'), 'connect')),
  read: await attempt(() => readFileSync(file)),
  user: String(process.getuid?.()),
  privileges: status.match(/CapEff:\s+(\w+)/)?.[1],
  locked: status.match(/NoNewPrivs:\s+(\d)/)?.[1],
});
