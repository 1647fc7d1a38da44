import { expect, test } from 'vitest';
import { isNamed, ownNameFrom } from './own-name.ts';

const file = { file_name: 'scan.pdf', ai_suggested_name: null, own_name: null };
const read = { ...file, ai_suggested_name: 'Blood test' };

test('what she types is her name for it, without the space around', () => {
  expect(ownNameFrom(' Iron  ', read)).toBe('Iron');
});

test('emptied, or as it is called anyway, it goes back to the suggested name', () => {
  expect(ownNameFrom('  ', { ...read, own_name: 'Iron' })).toBeNull();
  expect(ownNameFrom('Blood test', { ...read, own_name: 'Iron' })).toBeNull();
  expect(ownNameFrom('scan.pdf', file)).toBeNull();
});

test('the name of the file is a name of her choice once something else is suggested', () => {
  expect(ownNameFrom('scan.pdf', read)).toBe('scan.pdf');
});

test('a file name alone is not a name in words', () => {
  expect([file, read, { ...file, own_name: 'Iron' }].map(isNamed)).toEqual([false, true, true]);
});
