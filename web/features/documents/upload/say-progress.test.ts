import { expect, test } from 'vitest';
import { percentOf, sayProgress } from './say-progress.ts';
import type { UploadEntry } from './upload-list.ts';

function entry(name: string, part: Partial<UploadEntry> = {}): UploadEntry {
  const file = new File([new Uint8Array(1000)], name);
  return {
    id: name,
    file,
    documentType: 'Other',
    notes: '',
    state: 'chosen',
    sentBytes: 0,
    trouble: null,
    ...part,
  };
}

test('a screen reader hears a quarter at a time, and that the last byte is not the end', () => {
  const say = (sentBytes: number) => sayProgress([entry('a.pdf', { state: 'sending', sentBytes })]);
  expect(say(249)).toBe('a.pdf: 0 percent sent');
  expect(say(250)).toBe('a.pdf: 25 percent sent');
  expect(say(999)).toBe('a.pdf: 75 percent sent');
  expect(say(1000)).toBe('a.pdf: sent, being checked and stored');
  expect(percentOf(entry('a.pdf', { sentBytes: 999 }))).toBe(99);
});

test('of several files it names the one that goes, then the one in trouble', () => {
  const stored = entry('a.pdf', { state: 'stored', sentBytes: 1000 });
  const refused = entry('b.pdf', { state: 'refused', trouble: 'It is no PDF.' });
  const lost = entry('c.pdf', { state: 'lost', trouble: 'The connection was lost.' });
  expect(sayProgress([stored, refused, entry('d.pdf', { state: 'sending' })])).toBe(
    'd.pdf, file 3 of 3: 0 percent sent',
  );
  expect(sayProgress([stored, refused, lost])).toBe('c.pdf, file 3 of 3: The connection was lost.');
  expect(sayProgress([stored, refused])).toBe('b.pdf, file 2 of 2: not uploaded. It is no PDF.');
});

test('before anything goes it says what is chosen', () => {
  expect(sayProgress([])).toBe('');
  expect(sayProgress([entry('a.pdf')])).toBe('a.pdf is chosen');
  expect(sayProgress([entry('a.pdf'), entry('b.pdf')])).toBe('2 files are chosen');
});
