import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.x'],
  ['::ffff:203.0.113.7', '203.0.113.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:…'],
  ['2001:db8::1', '2001:db8:0:…'],
  ['::1', '0:0:0:…'],
  ['unknown', null],
  ['a:b', null],
  ['', null],
  [null, null],
])('%s is shown as %s', (address, shown) => {
  expect(shortenAddress(address)).toBe(shown);
});
