import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PUSH_CERTIFICATE, type PushService, readVapid, startPushService } from '../testing/push-service.ts';
import { isPublicAddress, lookUpPublic } from './public-addresses.ts';
import { createPushSender, type PushOutcome } from './push-sender.ts';
import { isVapidPair, vapidKeyOf } from './vapid-key.ts';

const key = vapidKeyOf(Buffer.alloc(32, 7));
if (key === null) throw new Error('No key.');
const OPTIONS = { ttlSeconds: 3600, topic: 'a'.repeat(32) };

describe('a message to a device', () => {
  let service: PushService;
  beforeAll(async () => {
    service = await startPushService();
  });
  afterAll(() => service.stop());
  const sender = (certificate: string | undefined = PUSH_CERTIFICATE) =>
    createPushSender({ hosts: [service.host], subject: 'mailto:team@example.org' }, key, {
      ...(certificate && { certificate }),
      timeoutMs: 500,
    });

  test('is opened by that device alone, says who sent it, and how long it is of use', async () => {
    const device = service.subscribe('phone');
    expect(await sender().send(device, 'A reminder “é”', OPTIONS)).toEqual({ kind: 'taken' });
    const [message] = service.received;
    expect(message?.text).toBe('A reminder “é”');
    expect(message?.headers).toMatchObject({
      ttl: '3600',
      topic: OPTIONS.topic,
      'content-encoding': 'aes128gcm',
    });
    const vapid = readVapid(message?.headers.authorization);
    expect(vapid.header).toMatchObject({ typ: 'JWT', alg: 'ES256' });
    expect(vapid.claims).toMatchObject({ aud: `https://${service.host}`, sub: 'mailto:team@example.org' });
    // At most a day ahead, or services refuse it.
    const hoursLeft = (Number(vapid.claims.exp) - Date.now() / 1000) / 3600;
    expect(hoursLeft).toBeGreaterThan(1);
    expect(hoursLeft).toBeLessThanOrEqual(24);
    expect(vapid.key).toBe(key.publicKey);
  });

  test.each<[number, PushOutcome]>([
    [200, { kind: 'taken' }],
    [201, { kind: 'taken' }],
    [404, { kind: 'gone' }],
    [410, { kind: 'gone' }],
    [429, { kind: 'later' }],
    [500, { kind: 'later' }],
    [503, { kind: 'later' }],
    [400, { kind: 'refused', status: 400 }],
    [403, { kind: 'refused', status: 403 }],
    [413, { kind: 'refused', status: 413 }],
  ])('that is answered %i', async (status, outcome) => {
    const device = service.subscribe(`answered-${status}`);
    service.answerWith(status, `answered-${status}`);
    expect(await sender().send(device, 'x', OPTIONS)).toEqual(outcome);
  });

  test('is led nowhere else', async () => {
    const device = service.subscribe('led-away');
    service.subscribe('elsewhere');
    service.answerWith({ status: 307, location: `https://${service.host}/send/elsewhere` }, 'led-away');
    expect(await sender().send(device, 'x', OPTIONS)).toEqual({ kind: 'refused', status: 307 });
    expect(service.received.map(({ device: name }) => name)).not.toContain('elsewhere');
  });

  test('waits for no service that does not answer, and for none that cannot show who it is', async () => {
    service.answerWith('hang', 'silent');
    expect(await sender().send(service.subscribe('silent'), 'x', OPTIONS)).toEqual({ kind: 'later' });
    expect(await sender('').send(service.subscribe('unknown'), 'x', OPTIONS)).toEqual({ kind: 'later' });
    expect(service.received.map(({ device }) => device)).not.toContain('unknown');
  });

  test('goes to no host that is not named any more, and to no keys that are none', async () => {
    const device = service.subscribe('moved');
    const elsewhere = createPushSender(
      { hosts: ['push.example.org'], subject: 'mailto:a@example.org' },
      key,
      {
        certificate: PUSH_CERTIFICATE,
      },
    );
    expect(await elsewhere.send(device, 'x', OPTIONS)).toEqual({ kind: 'refused', status: 0 });
    const broken = { ...device, keys: { ...device.keys, p256dh: `B${'A'.repeat(86)}` } };
    expect(await sender().send(broken, 'x', OPTIONS)).toEqual({ kind: 'refused', status: 0 });
  });
});

test.each([
  ...[
    '10.0.0.1',
    '127.0.0.1',
    '169.254.169.254',
    '172.16.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
  ],
  ...[
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    '2002:a00:1::',
  ],
])('%s is not on the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '142.250.1.1', '2a00:1450:4001::200a'])('%s is', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a name that leads to this machine has no address', async () => {
  const lookedUp = await new Promise((resolve) => {
    lookUpPublic('localhost', {}, (error, address) => resolve([error?.code, address]));
  });
  expect(lookedUp).toEqual(['ENOTFOUND', '']);
});

test('a pair of keys belongs together, or is none', () => {
  const other = vapidKeyOf(Buffer.alloc(32, 8));
  expect(isVapidPair(key)).toBe(true);
  expect(isVapidPair({ ...key, publicKey: other?.publicKey ?? '' })).toBe(false);
  expect(isVapidPair({ ...key, privateKey: 'short' })).toBe(false);
  expect(vapidKeyOf(Buffer.alloc(32, 255))).toBeNull();
});
