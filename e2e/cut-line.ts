import { connect, createServer, type Socket } from 'node:net';
import { closeServer, serveLocally } from './serve-locally.ts';

/** A line to the server that can be cut, as a train cuts it when it enters a tunnel. */
export interface Line {
  /** The address under which the server is reached over this line. */
  url: string;
  /** Breaks everything once so many bytes of one connection went towards the server; from then on nothing gets through. */
  cutAfter(bytes: number): void;
  /** Resolves when the line is cut. */
  cut: Promise<void>;
  restore(): void;
  close(): Promise<void>;
}

export async function openLine(serverUrl: string): Promise<Line> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  const cut = Promise.withResolvers<void>();
  let limit = Number.POSITIVE_INFINITY;
  let isCut = false;

  function breakAll(): void {
    isCut = true;
    for (const socket of sockets) socket.resetAndDestroy();
    cut.resolve();
  }

  const server = createServer((near) => {
    if (isCut) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(Number(port), hostname);
    let sentBytes = 0;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (bytes) => {
      sentBytes += bytes.length;
      if (sentBytes > limit) breakAll();
      else if (!far.write(bytes)) near.pause();
    });
    far.on('drain', () => near.resume());
    far.pipe(near);
  });
  return {
    url: await serveLocally(server),
    cutAfter(bytes) {
      limit = bytes;
    },
    cut: cut.promise,
    restore() {
      isCut = false;
      limit = Number.POSITIVE_INFINITY;
    },
    async close() {
      await closeServer(server, () => {
        for (const socket of sockets) socket.destroy();
      });
    },
  };
}
