import { expect, test } from 'vitest';
import { keepAnswer } from './kept-answer.ts';

test('the tag of an answer changes with its content and with its headers, and with nothing else', async () => {
  const tagOf = async (text: string, headers: Record<string, string>) => {
    const { bodies } = await keepAnswer(new TextEncoder().encode(text), headers, { isCompressible: true });
    return [bodies.get('identity')?.tag, bodies.get('br')?.tag, bodies.get('gzip')?.tag];
  };
  const policy = { 'Content-Security-Policy': "default-src 'self'" };
  const tags = await tagOf('a page', policy);
  // One for each way in which it is sent.
  expect(new Set(tags).size).toBe(3);
  expect(await tagOf('a page', { ...policy })).toEqual(tags);
  for (const others of [
    await tagOf('another page', policy),
    // Whoever kept it under the policy before would otherwise be told that nothing has changed.
    await tagOf('a page', { 'Content-Security-Policy': "default-src 'none'" }),
  ])
    for (const tag of others) expect(tags).not.toContain(tag);
});
