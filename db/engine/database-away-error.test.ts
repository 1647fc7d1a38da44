import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { DatabaseAwayError, explainConnectionFailure } from './database-away-error.ts';
import { openDatabase } from './open-database.ts';

test('a PostgreSQL that is away at the start is a sentence with its address and without the password', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
  const opening = openDatabase({
    engine: 'postgres',
    url: `postgres://lunaria:secret@127.0.0.1:${port}/lunaria`,
  });
  await expect(opening).rejects.toThrow(DatabaseAwayError);
  await expect(opening).rejects.toThrow(
    `PostgreSQL at 127.0.0.1:${port} cannot be used: nothing listens there (ECONNREFUSED). Start it or correct DATABASE_URL, then start Lunaria again.`,
  );
});

test.each([
  ['28P01', 'the name or the password is wrong'],
  ['3D000', 'it has no database of that name'],
])('%s says that %s', (code, words) => {
  const failure = Object.assign(new Error('as the server put it'), { code });
  const explained = explainConnectionFailure(failure, '/run/postgresql:5432');
  expect(String(explained)).toContain(
    `PostgreSQL at /run/postgresql:5432 cannot be used: ${words} (${code}).`,
  );
});

test('a failure of another kind stays what it is', () => {
  const failure = new TypeError('a mistake of ours');
  expect(explainConnectionFailure(failure, 'db:5432')).toBe(failure);
});
