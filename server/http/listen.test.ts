import { createServer } from 'node:http';
import { DOCUMENT_MAX_BYTES } from '@lunaria/domain/documents/health-document.ts';
import { expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

vi.mock('node:http', async (load) => {
  const http = await load<typeof import('node:http')>();
  return { ...http, createServer: vi.fn(http.createServer) };
});

test('the largest document arrives over a slow line, while a head that does not come is not waited for', async () => {
  const { stop } = await listen(async () => new Response(), { HOST: '127.0.0.1', PORT: 0 });
  const server = vi.mocked(createServer).mock.results[0]?.value;
  const slowBytesPerSecond = 80_000 / 8;
  expect(server?.requestTimeout).toBeGreaterThan((DOCUMENT_MAX_BYTES / slowBytesPerSecond) * 1_000);
  expect(server?.headersTimeout).toBeLessThanOrEqual(60_000);
  expect(server?.headersTimeout).toBeGreaterThan(0);
  await stop();
});
