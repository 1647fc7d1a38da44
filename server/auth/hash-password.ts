import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PASSWORD_COST, RANDOM_COST } from './hash-cost.ts';

/**
 * How many passwords are worked on at once; the others wait. One more than there are cores, so that none idles between
 * two; more would only take turns. And of Node's four threads for such work one stays free: signatures, files and new
 * database connections, which need it too, do not stand in line behind everybody who signs in at this moment.
 */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const takeTurn = pLimit(Math.max(1, Math.min(availableParallelism() + 1, THREADS - 1)));

/** Returns the PHC string to store. The same letters typed on another keyboard or phone give the same password. */
export async function hashPassword(password: string): Promise<string> {
  return await takeTurn(() => hash(password.normalize('NFKC'), PASSWORD_COST));
}

/** True when the password is the one that was hashed. A damaged hash is a wrong password, not a failure. */
export async function verifyPassword({
  hash: stored,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  return await takeTurn(() => verify(stored, password.normalize('NFKC'))).catch(() => false);
}

/** argon2id of something random, under a salt that the caller knows again. 32 bytes. */
export async function hashWithSalt(text: string, salt: string): Promise<Uint8Array> {
  return await takeTurn(() =>
    hashRaw(text, { ...RANDOM_COST, outputLen: 32, salt: Buffer.from(salt, 'utf8') }),
  );
}
