import { Server } from 'node:http';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

afterEach(() => void vi.restoreAllMocks());

test('the largest document arrives over a slow line, while a head that does not come is not waited for', async () => {
  const listening = vi.spyOn(Server.prototype, 'listen');
  const { stop } = await listen(async () => new Response(), { HOST: '127.0.0.1', PORT: 0 });
  // as: whose method is watched
  const [server] = listening.mock.contexts as Server[];
  const slowBytesPerSecond = 80_000 / 8;
  expect(server?.requestTimeout).toBeGreaterThan((DOCUMENT_MAX_BYTES / slowBytesPerSecond) * 1_000);
  expect(server?.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(server?.headersTimeout).toBeGreaterThan(0);
  await stop();
});
