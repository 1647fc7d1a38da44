import os from 'node:os';
import { understandDocument } from '@lunaria/domain/documents/reading/understand-document.ts';
import { expect, test } from 'vitest';
import { UnderstandingError, understandApart } from './understand-apart.ts';

const text = {
  pages: [
    {
      lines: ['Laboratory report', 'Ferritin   8   ug/L   15 - 150'].map((line) => ({
        text: line,
        source: 'text' as const,
      })),
    },
  ],
};
const never = new AbortController().signal;

test('a text is understood in a thread as it is here', async () => {
  expect(await understandApart(text, 'Lab Result', never)).toEqual(understandDocument(text, 'Lab Result'));
});

test('the thread steps back, and nothing else of the server does', async () => {
  await understandApart(text, null, never);
  expect(os.getPriority(0)).toBe(os.getPriority(process.pid));
  expect(os.getPriority(process.pid)).toBeLessThan(os.constants.priority.PRIORITY_LOW);
});

test('one that takes too long, or that the rules fall over, ends with the reason, and a stop with its own', async () => {
  const tooLong = understandApart(text, null, never, 1);
  await expect(tooLong).rejects.toThrow(UnderstandingError);
  await expect(tooLong).rejects.toMatchObject({ failure: 'too_slow' });
  const noText = { pages: [{ lines: null as unknown as [] }] }; // as: what no reader gives
  await expect(understandApart(noText, null, never)).rejects.toMatchObject({ failure: 'failed' });
  const stopping = new AbortController();
  const stopped = understandApart(text, null, stopping.signal);
  stopping.abort(new Error('The server stops'));
  await expect(stopped).rejects.toThrow('The server stops');
});
