import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { StorageError } from '../storage/storage-error.ts';
import { createErrorHandler } from './handle-error.ts';

const refused = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

async function answerTo(error: Error) {
  const lines: string[] = [];
  const app = new Hono().get('/', () => {
    throw error;
  });
  app.onError(createErrorHandler(createLogger((line) => void lines.push(line))));
  const answer = await app.request('/');
  return { status: answer.status, json: await answer.json(), logged: lines.map((line) => JSON.parse(line)) };
}

test('a storage that is away is not called a database that is away', async () => {
  expect(await answerTo(new StorageError('not carried out', { cause: refused() }))).toMatchObject({
    status: 503,
    json: { code: 'storage_unavailable', message: expect.stringContaining('file storage') },
    logged: [{ code: 'storage_unavailable' }],
  });
});

test('a database that is away is said', async () => {
  expect(await answerTo(new Error('a query failed', { cause: refused() }))).toMatchObject({
    status: 503,
    json: { code: 'unavailable', message: expect.stringContaining('database') },
    logged: [{ code: 'unavailable' }],
  });
});
