import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Database } from '@lunaria/db/engine/database.ts';
import { z } from 'zod';
import { ConfigError } from '../config/read-config.ts';
import type { Storage } from '../storage/storage.ts';
import { BackupError } from './backup-error.ts';
import { parseBackupKey } from './backup-key.ts';
import type { BackupPlace } from './backup-place.ts';
import { describeBackup } from './describe-backup.ts';
import { makeBackup } from './make-backup.ts';

/*
 * The embedded database has one process. While a server is that one, it makes the backup, asked over a socket in the data
 * directory, which only its owner can enter.
 */
const requestSchema = z.object({
  /** A folder, or `s3://bucket/prefix`. */
  to: z.string().min(1),
  key: z.string(),
});

type BackupRequest = z.infer<typeof requestSchema>;

/** What the server makes backups with. How long they are kept is its own setting, as `erased_accounts` goes by it. */
interface OperatorParts {
  database: Database;
  storage: Storage;
  keepDays: number;
  /** Throws a ConfigError where backups cannot lie there. */
  openPlace: (to: string) => Promise<BackupPlace>;
}

const answerSchema = z.object({ isDone: z.boolean(), text: z.string() });

type Answer = z.infer<typeof answerSchema>;

const locateSocket = (dataDir: string) => join(dataDir, 'operator.sock');

/** Longer than any request of ours. */
const REQUEST_LENGTH = 10_000;

/** Answers requests until it is stopped. Rejects where the system has no such sockets, or the path is too long for one. */
export async function listenToOperator(
  dataDir: string,
  parts: OperatorParts,
): Promise<{ stop(): Promise<void> }> {
  const path = locateSocket(dataDir);
  // Of a server that was killed: who holds the lock of the data is the only one.
  await rm(path, { force: true });
  const running = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    sockets.add(socket.once('close', () => sockets.delete(socket)));
    const work = answer(socket, parts).finally(() => running.delete(work));
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
      // One that is still asking keeps nobody waiting; a backup that was begun is ended.
      for (const socket of sockets) if (!socket.readableEnded) socket.destroy();
      await Promise.all(running);
    },
  };
}

async function answer(socket: Socket, parts: OperatorParts): Promise<void> {
  const reply: Answer = await carryOut(socket, parts).then(
    (text) => ({ isDone: true, text }),
    (error: unknown) => ({
      isDone: false,
      text:
        error instanceof BackupError || error instanceof ConfigError
          ? error.message
          : `The server could not make the backup (${error instanceof Error ? error.message : 'unknown reason'}).`,
    }),
  );
  socket.end(JSON.stringify(reply));
}

async function carryOut(socket: Socket, parts: OperatorParts): Promise<string> {
  const { key, to } = requestSchema.parse(JSON.parse(await readAll(socket)));
  const place = await parts.openPlace(to);
  return describeBackup(await makeBackup({ ...parts, place, key: parseBackupKey(key) }));
}

async function readAll(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket.setEncoding('utf8')) {
    if (text.length <= REQUEST_LENGTH) text += chunk;
  }
  if (text.length > REQUEST_LENGTH) throw new BackupError('The request is too long.');
  return text;
}

/**
 * Asks the server that works on the data. Returns what it says, or null where none does. Throws a BackupError with its
 * sentence.
 */
export async function askServer(dataDir: string, request: BackupRequest): Promise<string | null> {
  const socket = connect({ path: locateSocket(dataDir), allowHalfOpen: true });
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isThere) return null;
  const lost = new BackupError('The server ended before the backup was made: start it and try again.');
  try {
    socket.end(JSON.stringify(request));
    let text = '';
    for await (const chunk of socket.setEncoding('utf8')) text += chunk;
    const reply = answerSchema.safeParse(JSON.parse(text));
    if (!reply.success) throw lost;
    if (!reply.data.isDone) throw new BackupError(reply.data.text);
    return reply.data.text;
  } catch (error) {
    throw error instanceof BackupError ? error : lost;
  }
}
