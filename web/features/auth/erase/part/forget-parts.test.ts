import { expect, test } from 'vitest';
import { LATER_WRITE_KINDS } from '../../../../app/write-queue/later-write-kinds.ts';
import { WRITE_KINDS } from '../../../../app/write-queue/write-kinds.ts';
import { isOfChoice, KIND_OF_WRITES } from './forget-parts.ts';

/** Changes that go with no part: who she is, how she is reminded, what she read. */
const OF_NO_KIND = [
  ...['life-stage', 'profile-details', 'units', 'setup-answers', 'emergency-contacts', 'country'],
  ...['reminders', 'notices', 'safety-alerts'],
];

test('every change that can wait on the device is of a kind, or is named as of none', () => {
  const names = [...WRITE_KINDS, ...LATER_WRITE_KINDS].map(({ name }) => name);
  expect([...Object.keys(KIND_OF_WRITES), ...OF_NO_KIND].toSorted()).toEqual(names.toSorted());
});

const log = (day: string, base: object = {}) => ({
  ...{ kind: 'daily-logs', change: { op: 'save', write: { log_date: day, mood: 5, base } } },
});

test('a change that waits goes with its kind and one of its days, not with what was there before it', () => {
  const choice = { kinds: ['log'] as const, from: '2026-01-05' as const, to: '2026-01-09' as const };
  expect(isOfChoice(log('2026-01-05'), choice)).toBe(true);
  expect(isOfChoice(log('2026-01-10'), choice)).toBe(false);
  expect(isOfChoice(log('2026-01-10', { since: '2026-01-05' }), choice)).toBe(false);
  expect(isOfChoice(log('2026-01-05'), { ...choice, kinds: ['feelings'] })).toBe(false);
  expect(isOfChoice(log('1999-01-05'), { ...choice, from: null, to: null })).toBe(true);
  const tag = { kind: 'own-tags', change: { id: 'a', name: 'Swim' } };
  expect(isOfChoice(tag, { ...choice, kinds: ['feelings'] })).toBe(false);
  expect(isOfChoice(tag, { kinds: ['feelings'], from: null, to: null })).toBe(true);
  expect(isOfChoice({ kind: 'life-stage', change: {} }, { ...choice, from: null, to: null })).toBe(false);
});
