import { randomBytes, webcrypto } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './hash-password.ts';

test('a hash is argon2id with 64 MiB and 3 passes, verified by the password alone', async () => {
  const hash = await hashPassword('correct horse battery');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(await verifyPassword({ hash, password: 'correct horse battery' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'correct horse batterY' })).toBe(false);
});

test('the same letters composed differently are the same password', async () => {
  const hash = await hashPassword('contraseña segura'.normalize('NFD'));
  expect(await verifyPassword({ hash, password: 'contraseña segura'.normalize('NFC') })).toBe(true);
});

test('a damaged hash is a wrong password', async () => {
  expect(await verifyPassword({ hash: '$argon2id$v=19$broken', password: 'anything' })).toBe(false);
});

test('many who sign in at once do not keep other work waiting', async () => {
  const hash = await hashPassword('correct horse battery');
  let finished = 0;
  const crowd = Array.from({ length: 12 }, () =>
    verifyPassword({ hash, password: 'correct horse battery' }).then(() => finished++),
  );
  // Work for the same threads, that arrives after all of them.
  const bytes = randomBytes(16);
  await webcrypto.subtle.digest('SHA-256', bytes);
  await webcrypto.subtle.digest('SHA-256', bytes);
  expect(finished).toBeLessThan(crowd.length / 2);
  await Promise.all(crowd);
});
