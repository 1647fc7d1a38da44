import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { expect, test } from 'vitest';
import { createFeedRoute } from './feed.ts';

test('the feed names the address that people use, wherever the build left a place for it', async () => {
  const buildDir = await mkdtemp(join(tmpdir(), 'lunaria feed '));
  await writeFile(
    join(buildDir, 'rss.xml'),
    `<rss><link>${BUILT_ORIGIN}/blog</link><guid>${BUILT_ORIGIN}/blog/x</guid></rss>`,
  );
  const route = await createFeedRoute(buildDir, 'https://clinic.example/?a=1&b=2');
  await rm(buildDir, { recursive: true });
  const answer = await route.request('/');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(await answer.text()).toBe(
    '<rss><link>https://clinic.example/?a=1&amp;b=2/blog</link><guid>https://clinic.example/?a=1&amp;b=2/blog/x</guid></rss>',
  );
});
