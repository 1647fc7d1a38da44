import { createSecretKey, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { createStorage } from '../storage.ts';

// Run as a process of its own by disk-storage.test.ts, which kills it in the middle of this upload.
const [root = '', key = ''] = process.argv.slice(2);
const piece = randomBytes(65_536);
const content = Readable.from(
  (async function* () {
    for (;;) {
      yield piece;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })(),
);
const storage = createStorage({ driver: 'disk', root });
await storage.putEncrypted(key, createSecretKey(randomBytes(32)), content, Number.MAX_SAFE_INTEGER);
