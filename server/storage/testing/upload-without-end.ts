import { createSecretKey, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createStorage } from '../storage.ts';

// Run as a process of its own by disk-storage.test.ts, which kills it in the middle of this upload.
const [root = '', key = ''] = process.argv.slice(2);
const piece = randomBytes(65_536);
const content = Readable.from(
  (async function* () {
    for (let sent = 0; sent < 2_000_000; sent += piece.length) yield piece;
    // The rest never comes; the timer only keeps the process there.
    await new Promise(() => setInterval(() => {}, 2 ** 30));
  })(),
);
const storage = createStorage({ driver: 'disk', root });
await storage.putEncrypted(key, createSecretKey(randomBytes(32)), content, Number.MAX_SAFE_INTEGER);
