import { FOLLOWING, OF_NO_KIND, RECORD_NAMES } from '@lunaria/domain/account/parts/kinds.ts';
import { expect, test } from 'vitest';
import { TABLE_CLASSES, TAKEN_TABLES } from './table-classes.ts';

test('every table of hers that is in her file is of a kind that she can erase, follows one, or says why it is of none', () => {
  const named = [...RECORD_NAMES, ...Object.keys(FOLLOWING), ...Object.keys(OF_NO_KIND)];
  expect(TAKEN_TABLES.filter((table) => !named.includes(table))).toEqual([]);
  expect(named.filter((table, at) => named.indexOf(table) !== at)).toEqual([]);
  expect(named.filter((table) => TABLE_CLASSES[table] === undefined)).toEqual([]);
  expect(RECORD_NAMES.filter((table) => TABLE_CLASSES[table]?.export === undefined)).toEqual([]);
});
