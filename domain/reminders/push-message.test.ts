import { expect, test } from 'vitest';
import { readPushMessage } from '../push/read-push-message.ts';
import { REMINDER_KINDS } from './kinds.ts';
import { composePushMessage, PUSH_MESSAGE_BYTES, pushTtlSeconds, tagOf } from './push-message.ts';
import { WORDINGS } from './reminder-settings.ts';

const ID = '6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';

test('a message holds what is shown and where it leads, and nothing else', () => {
  const message = readPushMessage(composePushMessage(ID, 'pill', 'discreet'));
  expect(message).toEqual({
    title: 'A reminder from Lunaria',
    text: 'You asked to be reminded. What it is about is shown when you log in.',
    to: '/dashboard/method',
    tag: '6f1c1f5e8f534c0e9d6b0a1b2c3d4e5f',
  });
});

test('discreet words name nothing, of whatever it is; plain ones do', () => {
  for (const kind of REMINDER_KINDS) {
    const discreet = readPushMessage(composePushMessage(ID, kind, 'discreet'));
    expect(`${discreet?.title} ${discreet?.text}`).not.toMatch(
      /period|cycle|pill|patch|ring|fertil|logged|document/i,
    );
  }
  expect(readPushMessage(composePushMessage(ID, 'pill', 'plain'))?.text).toBe('It is time for your pill.');
});

test('every message has the same length', () => {
  const lengths = REMINDER_KINDS.flatMap((kind) =>
    WORDINGS.map((wording) => composePushMessage(ID, kind, wording).match(/^[\0-\x7f]*$/)?.[0].length),
  );
  expect(new Set(lengths)).toEqual(new Set([PUSH_MESSAGE_BYTES]));
});

test('what is none of ours is not read', () => {
  expect(readPushMessage('')).toBeNull();
  expect(readPushMessage('null')).toBeNull();
  expect(readPushMessage('{"title":"x"}')).toBeNull();
  const sent = { title: 'x', text: 'x', tag: 'x' };
  expect(readPushMessage(JSON.stringify({ ...sent, to: '/dashboard' }))).not.toBeNull();
  for (const to of [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/dashboard?x',
    '/../x',
    '',
  ]) {
    expect(readPushMessage(JSON.stringify({ ...sent, to }))).toBeNull();
  }
});

test('a message is kept for as long as it is of use', () => {
  const now = new Date('2026-11-27T20:00:00Z');
  expect(pushTtlSeconds(now, new Date('2026-11-28T00:00:00.900Z'))).toBe(14_400);
  expect(pushTtlSeconds(now, new Date('2026-11-27T19:00:00Z'))).toBe(0);
  expect(pushTtlSeconds(now, new Date('2027-11-27T20:00:00Z'))).toBe(2_419_200);
});

test('the number of a message is taken by every push service', () => {
  expect(tagOf(ID)).toMatch(/^[A-Za-z0-9_-]{1,32}$/);
});
