import { join, resolve, sep } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkObjectKey, isObjectKey, ObjectKeyError } from './object-key.ts';

test.each([
  'documents',
  'documents/5b1f0e52-8a50-4b2e-9a3e-0d6a4f3a7c11/1763712000000.pdf',
  'a/b/c/d/e/f/g/h',
  'scan_1.tar.gz',
])('%s is a key', (key) => {
  expect(isObjectKey(key)).toBe(true);
});

test.each([
  '',
  '/',
  '/etc/passwd',
  '..',
  '../secret',
  'documents/../secret',
  'documents/..',
  'documents/./a',
  'documents//a',
  'documents/',
  '.hidden',
  'documents/.hidden',
  '_incoming/a',
  'documents/_a',
  'documents\\..\\a',
  'C:/a',
  'a b',
  'a\u0000b',
  'a\nb',
  'müde.pdf',
  'a%2f..%2fb',
  'ends-with-a-dot.',
  'a/b/c/d/e/f/g/h/i',
  'x'.repeat(200),
])('%j is no key', (key) => {
  expect(isObjectKey(key)).toBe(false);
  expect(() => checkObjectKey(key)).toThrow(ObjectKeyError);
});

test('whatever passes stays inside the folder of the storage and names one path only', () => {
  const letters = fc.constantFrom('a', 'B', '7', '.', '..', '_', '-', '/', '\\', ' ', '%', ':', '\u0000');
  fc.assert(
    fc.property(
      fc.array(letters, { maxLength: 12 }).map((parts) => parts.join('')),
      (key) => {
        if (!isObjectKey(key)) return;
        const root = resolve('/data/files');
        expect(join(root, key)).toBe(root + sep + key.split('/').join(sep));
      },
    ),
    { numRuns: 3000 },
  );
});
