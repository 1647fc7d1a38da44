import { expect, test } from 'vitest';
import { networkOf, shortenAddress } from './shorten-address.ts';

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

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3:800::/56'],
  ['2001:0db8:85a3:08ff:0000:0000:0000:0000', '2001:db8:85a3:800::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['2001:db8:1:2:3:4:5::', '2001:db8:1:0::/56'],
  ['1:2:3:4:5:6:7:8:9', null],
  ['password-reset', null],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
