import { describe, expect, test } from 'vitest';
import {
  BLOOD_PRESSURE_TEXTS,
  bloodPressureSchema,
  findBloodPressureFault,
  readBloodPressure,
  writeBloodPressure,
} from './blood-pressure.ts';

describe('what she types', () => {
  test.each(['120/80', ' 120 / 80 ', '120-80', '120/80 mmHg', '120–80'])('"%s" is 120/80', (text) => {
    const read = readBloodPressure(text);
    expect(read && writeBloodPressure(read)).toBe('120/80');
    expect(findBloodPressureFault(text)).toBeNull();
  });

  test.each([
    ['120', BLOOD_PRESSURE_TEXTS.form],
    ['high', BLOOD_PRESSURE_TEXTS.form],
    ['12.5/80', BLOOD_PRESSURE_TEXTS.form],
    ['120/80/60', BLOOD_PRESSURE_TEXTS.form],
    ['49/40', BLOOD_PRESSURE_TEXTS.systolic],
    ['301/80', BLOOD_PRESSURE_TEXTS.systolic],
    ['120/19', BLOOD_PRESSURE_TEXTS.diastolic],
    ['220/201', BLOOD_PRESSURE_TEXTS.diastolic],
    ['80/120', BLOOD_PRESSURE_TEXTS.order],
    ['80/80', BLOOD_PRESSURE_TEXTS.order],
  ])('"%s" is refused: %s', (text, fault) => {
    expect(findBloodPressureFault(text)).toBe(fault);
  });
});

test('on the wire there is one way to write it', () => {
  expect(bloodPressureSchema.safeParse('120/80').success).toBe(true);
  for (const other of [
    '120 / 80',
    '120-80',
    '080/060',
    '120/80 mmHg',
    '120/80\n',
    'x'.repeat(5_000_000),
    12080,
  ]) {
    expect(bloodPressureSchema.safeParse(other).success).toBe(false);
  }
});
