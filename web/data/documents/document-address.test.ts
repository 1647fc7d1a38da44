import { expect, test } from 'vitest';
import { addressOfPlace, placeIn, withoutPlace } from './document-address.ts';

const ID = '5f1c1f5e-8f53-4c0e-9d6b-000000000001';

test('RE-027: an address names a document and a place of it by numbers alone', () => {
  const address = addressOfPlace(ID, { page: 2, line: 12 });
  expect(address).toBe(`/health-statistics?document=${ID}&page=2&line=12`);
  const search = address.slice(address.indexOf('?'));
  expect(placeIn(search)).toEqual({ page: 2, line: 12 });
  expect(withoutPlace(search)).toBe(`?document=${ID}`);
});

test.each(['', '?page=2', '?page=0&line=1', '?page=1&line=1.5', '?page=x&line=<b>', '?page=-1&line=3'])(
  'an address with no place, or with what is none, leads to none: %s',
  (search) => expect(placeIn(search)).toBeNull(),
);
