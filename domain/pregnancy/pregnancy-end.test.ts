import { expect, test } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { dateByLastPeriod } from './dating.ts';
import {
  findPregnancyEndFault,
  MODES_AFTER_PREGNANCY,
  PREGNANCY_ENDS,
  pregnancyEndSchema,
} from './pregnancy-end.ts';

const end = {
  user_id: '00000000-0000-4000-8000-000000000000',
  reason: 'prefer-not-to-say',
  ended_on: null,
  life_stage: 'menstrual-cycle',
};

test('three answers are offered, none of them more than asked', () => {
  expect(PREGNANCY_ENDS.map(({ value }) => value)).toEqual(['birth', 'loss', 'prefer-not-to-say']);
  for (const { value } of PREGNANCY_ENDS) {
    expect(pregnancyEndSchema.parse({ ...end, reason: value })).toEqual({ ...end, reason: value });
  }
  expect(pregnancyEndSchema.safeParse({ ...end, reason: '' }).success).toBe(false);
});

test('she goes on in any mode but pregnancy', () => {
  expect(MODES_AFTER_PREGNANCY.map(({ value }) => value)).toEqual(
    LIFE_STAGE_VALUES.filter((stage) => stage !== 'pregnancy'),
  );
  expect(pregnancyEndSchema.safeParse({ ...end, life_stage: 'pregnancy' }).success).toBe(false);
});

test('the day may stay open; otherwise it lies between the beginning and today', () => {
  const dating = dateByLastPeriod('2026-02-01', '2026-03-01');
  const fault = (day: Parameters<typeof findPregnancyEndFault>[0]) =>
    findPregnancyEndFault(day, dating, '2026-11-21');
  expect([fault(null), fault('2026-11-21'), fault('2026-02-01')]).toEqual([null, null, null]);
  expect(fault('2026-11-22')).toBe('Choose today or an earlier day');
  expect(fault('2026-01-31')).toContain('or leave it empty');
  expect(pregnancyEndSchema.safeParse({ ...end, ended_on: '2026-02-30' }).success).toBe(false);
});
