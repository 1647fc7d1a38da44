import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

interface WatchedBrowser {
  context: BrowserContext;
  /** Hosts other than ours that something in this browser wanted to reach, whatever it was. */
  foreignHosts: () => string[];
}

/**
 * A browser in which everything but our own origin goes through a proxy that leads nowhere and remembers who was asked
 * for: pages, frames, workers, sockets, prefetches and beacons have no other way out.
 */
export async function openWatchedBrowser(
  browser: Browser,
  baseURL: string | undefined,
  options: BrowserContextOptions = {},
): Promise<WatchedBrowser & AsyncDisposable> {
  if (baseURL === undefined) throw new Error('Without its address, nothing is known to be ours.');
  const hosts = new Set<string>();
  const sockets = new Set<Socket>();
  const proxy = createServer((request, response) => {
    hosts.add(new URL(request.url ?? '', 'http://nowhere').host);
    response.writeHead(502).end();
  });
  proxy.on('connect', ({ url = '' }, socket) => {
    hosts.add(url);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  proxy.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const port = await listen(proxy);
  // Ours alone goes by: other ports of this machine, which usually need no proxy, are somebody else too.
  const context = await browser.newContext({
    baseURL,
    ...options,
    proxy: { server: `http://127.0.0.1:${port}`, bypass: `<-loopback>,${new URL(baseURL).host}` },
  });
  return {
    context,
    foreignHosts: () => [...hosts].sort(),
    [Symbol.asyncDispose]: async () => {
      await context.close();
      for (const socket of sockets) socket.destroy();
      proxy.close();
    },
  };
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}
