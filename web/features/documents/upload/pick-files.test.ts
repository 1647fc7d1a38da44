import { DOCUMENT_MAX_BYTES, UPLOAD_TEXTS } from '@lunaria/domain/documents/health-document.ts';
import { expect, test } from 'vitest';
import { listFaults, pickFiles, TWICE } from './pick-files.ts';

const file = (name: string, bytes = 3) =>
  new File([new Uint8Array(bytes)], name, { lastModified: 1, type: '' });

test('a wrong and a large file are refused, and they alone', () => {
  const large = file('scan.PDF', DOCUMENT_MAX_BYTES + 1);
  const good = [file('a.pdf'), file('b.jpeg'), file('full.png', DOCUMENT_MAX_BYTES)];
  const picked = pickFiles([file('setup.exe'), ...good, large, file('notes.txt')], []);
  expect(picked.taken).toEqual(good);
  expect(picked.refused.map(({ name, title }) => [name, title])).toEqual([
    ['setup.exe', 'Invalid file type'],
    ['scan.PDF', 'File too large'],
    ['notes.txt', 'Invalid file type'],
  ]);
  expect(listFaults(picked.refused)).toEqual([UPLOAD_TEXTS.invalidType, UPLOAD_TEXTS.tooLarge]);
});

test('a file that is in the list already is not taken again, one of the same name and another size is', () => {
  const picked = pickFiles([file('a.pdf'), file('a.pdf', 4), file('a.pdf', 4)], [file('a.pdf')]);
  expect(picked.taken.map(({ size }) => size)).toEqual([4]);
  expect(listFaults(picked.refused)).toEqual([TWICE]);
});
