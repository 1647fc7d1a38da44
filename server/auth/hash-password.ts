import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/**
 * argon2id with the second recommended option of RFC 9106 (64 MiB, 3 passes) in one lane: the threads of a small
 * machine stay free for other people signing in. OWASP's minimum is 19 MiB and 2 passes.
 */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/**
 * How many passwords are worked on at once; the others wait. One more than there are cores, so that none idles between
 * two; more would only take turns. And of Node's four threads for such work one stays free: signatures, files and new
 * database connections, which need it too, do not stand in line behind everybody who signs in at this moment.
 */
const THREADS = Number(process.env.UV_THREADPOOL_SIZE) || 4;
const takeTurn = pLimit(Math.max(1, Math.min(availableParallelism() + 1, THREADS - 1)));

/** Returns the PHC string to store. The same letters typed on another keyboard or phone give the same password. */
export async function hashPassword(password: string): Promise<string> {
  return await takeTurn(() => hash(password.normalize('NFKC'), cost));
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

/** OWASP's minimum is enough for what was not chosen by a person. 32 bytes. */
const costOfRandom = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** argon2id of something random, under a salt that the caller knows again. */
export async function hashWithSalt(text: string, salt: string): Promise<Uint8Array> {
  return await takeTurn(() => hashRaw(text, { ...costOfRandom, salt: Buffer.from(salt, 'utf8') }));
}
