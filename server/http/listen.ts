import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Config, ConfigError } from '../config/read-config.ts';
import { createPaceKeeper, type EverySecond } from './keep-pace.ts';
import { LEAST_RATE } from './least-rate.ts';
import { answerUnreadable, refuseMalformed } from './refuse-malformed.ts';

/**
 * How long a connection without requests is kept, longer than proxies (60 s mostly) and browsers keep theirs: whoever
 * sends on one that is being closed gets no answer. Node's 5 s are shorter than a look at a page.
 */
const KEEP_ALIVE_MS = 65_000;
/** How long the head of a request may take to arrive. For how long the rest may: keep-pace.ts. */
const HEAD_MS = 60_000;
/** How long requests under way may take when the server stops. */
const STOP_WITHIN_MS = 10_000;

type ListenSettings = Pick<Config, 'HOST' | 'PORT'> &
  Partial<Pick<Config, 'LEAST_BYTES_PER_SECOND' | 'STALL_SECONDS'>>;

/**
 * Listens on HOST and PORT, and holds every client to the least rate of the settings. Throws ConfigError with what to do
 * when the port is taken or not allowed.
 */
export async function listen(
  fetch: Parameters<typeof getRequestListener>[0],
  settings: ListenSettings,
  everySecond?: EverySecond,
): Promise<{ url: string; stop(): Promise<void> }> {
  const { HOST, PORT } = settings;
  const pace = createPaceKeeper(
    {
      bytesPerSecond: settings.LEAST_BYTES_PER_SECOND ?? LEAST_RATE.bytesPerSecond,
      patienceSeconds: settings.STALL_SECONDS ?? LEAST_RATE.patienceSeconds,
    },
    everySecond,
  );
  const answer = getRequestListener(
    (request, nodes) => {
      // For the places of files (file-places.ts), which look how their own request goes on.
      const bindings = { ...nodes, pace: pace.find(nodes.incoming) };
      return fetch(request, bindings);
    },
    { errorHandler: answerUnreadable },
  );
  // A request without Host is refused by the adapter as well, and with a sentence.
  const server = createServer(
    { requireHostHeader: false, requestTimeout: 0, headersTimeout: HEAD_MS },
    (incoming, outgoing) => {
      pace.watch(incoming, outgoing);
      return answer(incoming, outgoing);
    },
  );
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  refuseMalformed(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeFailure(error, HOST, PORT)));
    server.listen(PORT, HOST, resolve);
  });
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const host = HOST === '127.0.0.1' || HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST;
  return { url: `http://${host}:${port}`, stop: () => stop(server).finally(pace.stop) };
}

function describeFailure(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    return new ConfigError(
      `Port ${port} is taken by another program: stop that one, or start Lunaria on another port, for example PORT=${port + 1} npm start.`,
    );
  }
  if (error.code === 'EACCES')
    return new ConfigError(`Port ${port} is reserved by the system: choose one above 1023 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new ConfigError(`This machine has no address ${host}: set HOST to one it has, or leave it out.`);
  }
  return error;
}

async function stop(server: Server): Promise<void> {
  const timer = setTimeout(() => server.closeAllConnections(), STOP_WITHIN_MS);
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  clearTimeout(timer);
}
