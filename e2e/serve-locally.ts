import type { Server } from 'node:net';

/** Lets a server answer on a free port of this machine; returns its address. */
export async function serveLocally(server: Server): Promise<string> {
  const listening = Promise.withResolvers<void>();
  server.listen(0, 'localhost', listening.resolve);
  await listening.promise;
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://localhost:${address.port}`;
}

/** Resolves when the last connection is gone; `breakAll` ends those that would stay. */
export async function closeServer(server: Server, breakAll: () => void): Promise<void> {
  const closed = Promise.withResolvers<void>();
  server.close(() => closed.resolve());
  breakAll();
  await closed.promise;
}
