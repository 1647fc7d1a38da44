import { describe, expect, test } from 'vitest';
import { rowId } from './row-id.ts';
import { sha1 } from './sha-1.ts';

const hexOf = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// FIPS 180-4, examples of NIST. Compared with Node's for every length: benchmarks/fhir.
test.each([
  ['', 'da39a3ee5e6b4b0d3255bfef95601890afd80709'],
  ['abc', 'a9993e364706816aba3e25717850c26c9cd0d89d'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '84983e441c3bd26ebaae4aa1f95129e5e54670f1'],
  ['a'.repeat(1_000_000), '34aa973cd4c4daa4f61eeb2bdbad27316534016f'],
])('SHA-1 of known texts', (text, digest) => {
  expect(hexOf(sha1(text))).toBe(digest);
});

describe('the id of a row', () => {
  test('is a UUID of version 5, and stays', () => {
    expect(rowId('2026-01-01T00:00:00.000001Z', 'bleeding_days', '2026-11-03')).toBe(
      '67aca27d-6996-5cfa-a41f-044b769c7576',
    );
  });

  test('is another one for another account, table, key or part', () => {
    const ids = [
      rowId('a', 'b', 'c', 'd'),
      rowId('x', 'b', 'c', 'd'),
      rowId('a', 'x', 'c', 'd'),
      rowId('a', 'b', 'x', 'd'),
      rowId('a', 'b', 'c', 'x'),
      rowId('a', 'b', 'c'),
      // What stands between the parts stands in none of them.
      rowId('a', 'b/c', 'd'),
      rowId('a/b', 'c', 'd'),
    ];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
  });
});
