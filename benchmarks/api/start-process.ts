import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { askToStop, startNode } from '../../scripts/run/start-node.mjs';

export interface ServerProcess {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a server in a process of its own and resolves when it has written its first line: it is ready then. */
export async function startProcess(
  script: string,
  environment: Record<string, string>,
): Promise<ServerProcess> {
  const port = await findFreePort();
  const child = startNode({
    node: process.execPath,
    args: [fileURLToPath(new URL(script, import.meta.url))],
    env: { ...environment, PORT: String(port) },
    output: 'pipe',
  });
  child.stderr?.pipe(process.stderr);
  const gone = once(child, 'exit');
  const failed = gone.then(() => {
    throw new Error(`${script} ended before it was ready.`);
  });
  const ready = child.stdout ? once(child.stdout, 'data') : failed;
  await Promise.race([ready, failed]);
  failed.catch(() => {});
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => {
      askToStop(child, 'SIGTERM');
      await gone;
    },
  };
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port was found.');
  return address.port;
}
