import { describe, expect, test } from 'vitest';
import {
  dailyLogSchema,
  dailyLogWriteSchema,
  EMPTY_VALUES,
  findFieldFault,
  isEmptyLog,
} from './daily-log.ts';
import { COMMON_KEYS, type LogField, MODE_FIELDS } from './log-fields.ts';
import { SIGN_FIELDS } from './sign-fields.ts';

const WRITE = {
  user_id: '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11',
  log_date: '2026-11-21',
  life_stage: 'pregnancy',
  ...EMPTY_VALUES,
  base: EMPTY_VALUES,
};
const FIELDS = Object.entries<LogField>(SIGN_FIELDS);
const isTaken = (signs: unknown) => dailyLogWriteSchema.safeParse({ ...WRITE, signs }).success;

describe('signs', () => {
  test('stand nowhere until she enters one, and share no key with a field of every mode', () => {
    expect(FIELDS.filter(([, { initial }]) => initial !== null)).toEqual([]);
    expect(FIELDS.filter(([key]) => (COMMON_KEYS as string[]).includes(key))).toEqual([]);
  });

  test.each(FIELDS)('%s takes what is in its list or range, and nothing else', (key, field) => {
    const [taken, refused]: [unknown[], unknown[]] =
      field.kind === 'choice'
        ? [field.options.map(({ value }) => value), ['no such answer', true, 1]]
        : field.kind === 'flag'
          ? [[true], [false, 'yes', 1]]
          : field.kind === 'blood-pressure'
            ? [['120/80'], ['120 / 80', '80/120', 120]]
            : [
                [field.min, field.max],
                [field.min - 1, field.max + 1, `${field.min}`, true],
              ];
    expect(taken.filter((value) => !isTaken({ [key]: value }))).toEqual([]);
    expect(refused.filter((value) => isTaken({ [key]: value }))).toEqual([]);
    expect(refused.filter((value) => findFieldFault(field, value) === null)).toEqual([]);
  });

  test('take half a pad an hour and no half point of pain', () => {
    expect(isTaken({ pads_per_hour: 0.5 })).toBe(true);
    expect(isTaken({ pain_0_10: 4.5 })).toBe(false);
    expect(isTaken({ nappies_wet: 4.5 })).toBe(false);
  });

  test('may be missing, as in a write of an earlier version, and take no other key', () => {
    expect(dailyLogWriteSchema.parse(WRITE)).not.toHaveProperty('signs');
    expect(isTaken({})).toBe(true);
    expect(isTaken({ nausea: 3 })).toBe(false);
    expect(isTaken(null)).toBe(false);
  });

  test('of a row have no blood pressure: it stands in the field of its mode', () => {
    const row = { log_date: '2026-11-21', ...EMPTY_VALUES };
    expect(dailyLogSchema.safeParse({ ...row, signs: { rash: true } }).success).toBe(true);
    expect(dailyLogSchema.safeParse({ ...row, signs: { blood_pressure: '120/80' } }).success).toBe(false);
    expect(SIGN_FIELDS.blood_pressure).toBe(MODE_FIELDS['post-menopause'].blood_pressure);
  });

  test('make a day one that is logged', () => {
    const log = { log_date: '2026-11-21', ...EMPTY_VALUES } as const;
    expect(isEmptyLog({ ...log, signs: { pain_0_10: 0 } })).toBe(false);
    expect(isEmptyLog({ ...log, signs: {} })).toBe(true);
  });
});
