import { Server } from 'node:http';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { REQUEST_SECONDS } from './keep-pace.ts';
import { listen } from './listen.ts';

afterEach(() => void vi.restoreAllMocks());

test('a head that does not come is not waited for; what comes after it is the pace keeper’s', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const { stop } = await listen(async () => new Response(), { HOST: '127.0.0.1', PORT: 0 });
  // as: whose method is watched
  const [server] = listening.mock.contexts as Server[];
  expect(server?.headersTimeout).toBe(60_000);
  expect(server?.requestTimeout).toBe(0);
  const slowBytesPerSecond = 80_000 / 8;
  expect(REQUEST_SECONDS).toBeGreaterThan(DOCUMENT_MAX_BYTES / slowBytesPerSecond);
  await stop();
});
