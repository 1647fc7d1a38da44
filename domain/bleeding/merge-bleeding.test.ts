import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BLEEDING_KINDS,
  type Bleeding,
  type BleedingWrite,
  bleedingWriteSchema,
  FLOWS,
} from './bleeding-day.ts';
import { areSameBleedings, mergeBleeding } from './merge-bleeding.ts';

const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const DAY = '2026-11-21';
const said = (flow: Bleeding['flow'], kind: Bleeding['kind'] = null): Bleeding => ({ flow, kind });
const write = (mine: Bleeding, base: Bleeding): BleedingWrite => ({ user_id: USER, day: DAY, ...mine, base });
const bleedings = fc.record<Bleeding>({
  flow: fc.constantFrom(null, ...FLOWS),
  kind: fc.constantFrom(null, ...BLEEDING_KINDS),
});

test('each device said another thing of the day: both stay', () => {
  expect(mergeBleeding(said('light'), said('light', 'between'), said('heavy'))).toEqual(
    said('heavy', 'between'),
  );
});

test('both changed the amount: the write that comes later counts; what it took away is away', () => {
  expect(mergeBleeding(said('light'), said('medium'), said('heavy'))).toEqual(said('medium'));
  expect(mergeBleeding(said('light', 'period'), said(null, null), said('light', 'period'))).toEqual(
    said(null),
  );
});

test('a write sent twice changes nothing the second time', () => {
  fc.assert(
    fc.property(bleedings, bleedings, bleedings, (base, mine, stored) => {
      const once = mergeBleeding(base, mine, stored);
      expect(areSameBleedings(mergeBleeding(base, mine, once), once)).toBe(true);
    }),
  );
});

test.each([
  ['an unknown amount', { flow: 'some' }],
  ['an unknown kind', { kind: 'other' }],
  ['no day', { day: '2026-02-30' }],
  ['nobody', { user_id: '' }],
  ['nothing to start from', { base: undefined }],
])('is refused: %s', (_, change) => {
  const whole = write(said('light'), said(null));
  expect(bleedingWriteSchema.safeParse(whole).success).toBe(true);
  expect(bleedingWriteSchema.safeParse({ ...whole, ...change }).success).toBe(false);
});
