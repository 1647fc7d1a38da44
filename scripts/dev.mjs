// npm run dev: pages with hot reload, the server restarted on change, both behind one address.
import { setTimeout as wait } from 'node:timers/promises';
import { findNode } from './prepare/find-node.mjs';
import { prepare } from './prepare/prepare.mjs';
import { inProject } from './prepare/project.mjs';
import { runCommand } from './run/run-command.mjs';
import { superviseUntilStopped } from './run/supervise.mjs';

const pagePort = Number(process.env.PORT ?? 3000);
const apiPort = Number(process.env.LUNARIA_API_PORT ?? pagePort + 1);
const address = `http://localhost:${pagePort}`;

runCommand(async () => {
  await prepare({ packages: 'served', web: 'any' });
  const node = findNode();
  const { code, requested } = await superviseUntilStopped(
    [
      {
        node,
        args: ['--watch', '--watch-preserve-output', inProject('server/index.ts')],
        // People, cookies and the origin check see the address of the pages.
        env: { PORT: String(apiPort), PUBLIC_URL: address, LUNARIA_DEV: '1' },
        output: 'pipe',
      },
      {
        node,
        args: [
          // Asked for here, or it starts itself again with it.
          '--conditions=development',
          inProject('node_modules/@react-router/dev/bin.cjs'),
          'dev',
          ...['--port', String(pagePort), '--strictPort', '--logLevel', 'warn'],
        ],
        cwd: inProject('web'),
        env: { LUNARIA_API_PORT: String(apiPort) },
      },
    ],
    ([server]) => {
      passOutputOn(server);
      announce();
    },
  );
  return requested === null ? code : 0;
});

/**
 * Everything but the ready line: its address is not the one to open.
 *
 * @param {import('node:child_process').ChildProcess | undefined} server
 */
function passOutputOn(server) {
  server?.stdout?.on('data', (chunk) => {
    for (const line of String(chunk).split(/(?<=\n)/)) {
      if (!line.startsWith('Lunaria is ready')) process.stdout.write(line);
    }
  });
  server?.stderr?.pipe(process.stderr);
}

/** Prints the one address once pages and server both answer. */
async function announce() {
  // The server first: asked through the pages before it listens, Vite would report an error.
  for (const url of [`http://localhost:${apiPort}/healthz`, address]) {
    while (!(await doesAnswer(url))) await wait(200);
  }
  process.stdout.write(`Lunaria (development) is ready at ${address}\n`);
}

/** @param {string} url */
async function doesAnswer(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
