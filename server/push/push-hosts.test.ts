import { describe, expect, test } from 'vitest';
import { findPushEndpoint, isPushHost, namePushService, PUSH_HOSTS } from './push-hosts.ts';

describe('where a message may go', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGx',
    'https://wns2-db5p.notify.windows.com/w/?token=BQYAAA%3d',
  ])('to the services of the browsers: %s', (endpoint) => {
    expect(findPushEndpoint(endpoint, PUSH_HOSTS)?.href).toBe(endpoint);
  });

  test.each([
    ['in the open', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['to another port', 'https://fcm.googleapis.com:8443/fcm/send/abc'],
    ['to another host', 'https://push.example.org/abc'],
    ['to a host that only ends alike', 'https://evilfcm.googleapis.com/abc'],
    ['to a host that only begins alike', 'https://fcm.googleapis.com.example.org/abc'],
    ['to the name that the star stands in front of', 'https://push.apple.com/abc'],
    ['with a login', 'https://fcm.googleapis.com@example.org/abc'],
    ['with a login in front of the right host', 'https://me:secret@fcm.googleapis.com/abc'],
    ['to this machine', 'https://localhost/abc'],
    ['to an address', 'https://127.0.0.1/abc'],
    ['to an address written as a number', 'https://2130706433/abc'],
    ['to an address of IPv6', 'https://[::1]/abc'],
    ['with a fragment', 'https://fcm.googleapis.com/abc#here'],
    ['to a file', 'file:///etc/passwd'],
    ['to nothing', ''],
    ['to no address', 'fcm.googleapis.com/abc'],
  ])('never %s: %s', (_, endpoint) => {
    expect(findPushEndpoint(endpoint, PUSH_HOSTS)).toBeNull();
  });

  test('an address of numbers is refused also where it was named', () => {
    expect(findPushEndpoint('https://127.0.0.1:8443/x', ['127.0.0.1:8443'])).toBeNull();
    expect(findPushEndpoint('https://localhost:8443/x', ['localhost:8443'])?.port).toBe('8443');
    expect(findPushEndpoint('https://localhost:8444/x', ['localhost:8443'])).toBeNull();
  });
});

test('the setting takes names, a star in front, and a port', () => {
  const can = [...PUSH_HOSTS, 'localhost:8443', 'push.example.org', '*.example.org:444'];
  const cannot = [
    '',
    '*',
    '*.',
    'a b',
    'https://push.example.org',
    'push.*.org',
    '127.0.0.1',
    '[::1]',
    'A.org',
    'a.org/',
  ];
  expect(can.filter((host) => !isPushHost(host))).toEqual([]);
  expect(cannot.filter(isPushHost)).toEqual([]);
});

test('who runs a service is named, and by its host where that is not known', () => {
  expect(
    [
      'fcm.googleapis.com',
      'updates.push.services.mozilla.com',
      'web.push.apple.com',
      'db5.notify.windows.com',
      'push.example.org',
    ].map(namePushService),
  ).toEqual(['Google', 'Mozilla', 'Apple', 'Microsoft', 'push.example.org']);
});
