import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Firefox on Android'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome on Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Microsoft Edge on Windows',
  ],
  ['', null],
  [null, null],
])('%s is called %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device);
});

test('whatever a program calls itself, nothing of it is passed on as it is', () => {
  expect(describeDevice('<script>alert(1)</script>') ?? '').not.toContain('<');
  expect(describeDevice('x'.repeat(100_000)) ?? '').not.toContain('xxx');
});

test('what stands behind the length of a browser’s own name is not read: the patterns would take a second for it', () => {
  const firefox = 'Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
  expect(describeDevice(`${firefox} ${'/'.repeat(15_000)}`)).toBe('Firefox on Android');
  expect(describeDevice(`${'/'.repeat(15_000)} ${firefox}`)).toBeNull();
});
