import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { ConfigError } from '../config/read-config.ts';
import { OperatorError } from './operator-error.ts';

/*
 * The embedded database has one process. While a server is that one, it carries out what the operator's commands ask for, over a
 * socket in the data directory, which only its owner can enter.
 */
const requestSchema = z.object({ name: z.string(), input: z.unknown() });

/** What can be asked for, by name. What comes in is the command's own shape, which each looks at itself; what goes back is text. */
export type OperatorRequests = Record<string, (input: unknown) => Promise<string>>;

const answerSchema = z.object({ isDone: z.boolean(), text: z.string() });

type Answer = z.infer<typeof answerSchema>;

const locateSocket = (dataDir: string) => join(dataDir, 'operator.sock');

/** Longer than any request of ours. */
const REQUEST_LENGTH = 10_000;

/** Answers requests until it is stopped. Rejects where the system has no such sockets, or the path is too long for one. */
export async function listenToOperator(
  dataDir: string,
  requests: OperatorRequests,
): Promise<{ stop(): Promise<void> }> {
  const path = locateSocket(dataDir);
  // Of a server that was killed: who holds the lock of the data is the only one.
  await rm(path, { force: true });
  const running = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    const work = answer(socket, requests).finally(() => running.delete(work));
    running.add(work);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  await chmod(path, 0o600);
  return {
    stop: async () => {
      server.close();
      // One that is still asking keeps nobody waiting; what was begun is ended.
      for (const socket of sockets) if (!socket.readableEnded) socket.destroy();
      await Promise.all(running);
    },
  };
}

async function answer(socket: Socket, requests: OperatorRequests): Promise<void> {
  const reply: Answer = await carryOut(socket, requests).then(
    (text) => ({ isDone: true, text }),
    (error: unknown) => ({
      isDone: false,
      text:
        error instanceof OperatorError || error instanceof ConfigError
          ? error.message
          : `The server could not do it (${error instanceof Error ? error.message : 'unknown reason'}).`,
    }),
  );
  socket.end(JSON.stringify(reply));
}

async function carryOut(socket: Socket, requests: OperatorRequests): Promise<string> {
  const { name, input } = requestSchema.parse(JSON.parse(await readAll(socket)));
  const request = Object.hasOwn(requests, name) ? requests[name] : undefined;
  if (request === undefined) throw new OperatorError('The server that runs is of another version.');
  return await request(input);
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    if (text.length <= REQUEST_LENGTH) text += chunk;
  }
  if (text.length > REQUEST_LENGTH) throw new OperatorError('The request is too long.');
  return text;
}

/**
 * Asks the server that works on the data. Returns what it says, or null where none does. Throws an OperatorError with its
 * sentence.
 */
export async function askServer(dataDir: string, name: string, input: unknown): Promise<string | null> {
  const socket = connect({ path: locateSocket(dataDir), allowHalfOpen: true });
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isThere) return null;
  const lost = new OperatorError('The server ended before it was done: start it and try again.');
  try {
    socket.end(JSON.stringify({ name, input }));
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += chunk;
    const reply = answerSchema.safeParse(JSON.parse(text));
    if (!reply.success) throw lost;
    if (!reply.data.isDone) throw new OperatorError(reply.data.text);
    return reply.data.text;
  } catch (error) {
    throw error instanceof OperatorError ? error : lost;
  }
}
