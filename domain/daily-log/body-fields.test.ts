import { describe, expect, it } from 'vitest';
import { bleedingProductsSchema, EMPTY_PRODUCTS } from '../bleeding/bleeding-products.ts';
import {
  glucoseFieldsSchema,
  pressureFieldsSchema,
  temperatureFieldsSchema,
  waistFieldsSchema,
} from '../measurements/vital-fields.ts';
import { signFieldsSchema } from '../signals/sign-fields.ts';
import { BODY_FIELDS, type BodyField, bodyValuesSchema } from './body-fields.ts';

const isTaken = (group: string, key: string, value: unknown) =>
  bodyValuesSchema.safeParse({ [group]: { [key]: value } }).success;

describe('the fields of body and pregnancy', () => {
  it('each take null and nothing beyond their range or list', () => {
    for (const [group, fields] of Object.entries(BODY_FIELDS)) {
      for (const [key, field] of Object.entries<BodyField>(fields)) {
        expect(isTaken(group, key, null), key).toBe(true);
        expect(isTaken(group, key, 'no such answer'), key).toBe(false);
        if (field.kind === 'choice')
          for (const one of field.options) expect(isTaken(group, key, one)).toBe(true);
        if (field.kind === 'flag') expect(isTaken(group, key, true)).toBe(true);
        if (field.kind !== 'number') continue;
        expect(
          [field.min, field.max].every((value) => isTaken(group, key, value)),
          key,
        ).toBe(true);
        expect(
          [field.min - 1, field.max + 1].some((value) => isTaken(group, key, value)),
          key,
        ).toBe(false);
        expect(isTaken(group, key, field.min + 0.5), key).toBe(!field.isWhole);
      }
    }
  });

  it('take no group and no key that is not theirs', () => {
    expect(bodyValuesSchema.safeParse({ pregnancy: { pain_0_10: 1 } }).success).toBe(false);
    expect(bodyValuesSchema.safeParse({ nobody: {} }).success).toBe(false);
    expect(bodyValuesSchema.safeParse({}).success).toBe(true);
  });
});

describe('products, signs and measures of a day', () => {
  it('count products by fill, clots and flooding within their limits', () => {
    const parse = (more: object) => bleedingProductsSchema.safeParse({ ...EMPTY_PRODUCTS, ...more }).success;
    expect(parse({})).toBe(true);
    expect(
      parse({ pads: { light: 1, half: 0, full: null }, clots_large: 50, flooding: 20, cup_ml: 500 }),
    ).toBe(true);
    expect(parse({ clots_large: 51 })).toBe(false);
    expect(parse({ flooding: 21 })).toBe(false);
    expect(parse({ cup_ml: 501 })).toBe(false);
    expect(parse({ pads: { light: -1, half: 0, full: 0 } })).toBe(false);
  });

  it('take at most five LH tests of a day', () => {
    const EMPTY = Object.fromEntries(Object.keys(signFieldsSchema.shape).map((key) => [key, null]));
    const test = { time: '07:30', result: 'positive', value: null };
    const parse = (more: object) => signFieldsSchema.safeParse({ ...EMPTY, ...more }).success;
    expect(parse({ lh_tests: Array.from({ length: 5 }, () => test) })).toBe(true);
    expect(parse({ lh_tests: Array.from({ length: 6 }, () => test) })).toBe(false);
    expect(parse({ lh_tests: [{ ...test, time: '24:00' }] })).toBe(false);
    expect(parse({ pregnancy_test: 'faint' })).toBe(true);
    expect(parse({ pregnancy_test: 'maybe' })).toBe(false);
  });

  it('take measured values within their ranges', () => {
    const basal = {
      temperature_c: 36.6,
      measured_at: '06:45',
      site: 'oral',
      disturbed: ['late'],
      temperature_excluded: false,
    };
    expect(temperatureFieldsSchema.safeParse(basal).success).toBe(true);
    expect(temperatureFieldsSchema.safeParse({ ...basal, site: 'wearable' }).success).toBe(false);
    expect(temperatureFieldsSchema.safeParse({ ...basal, temperature_c: 43.1 }).success).toBe(false);
    const cuff = { systolic: 120, diastolic: 80, pulse: null, arm: 'left' };
    expect(pressureFieldsSchema.safeParse(cuff).success).toBe(true);
    expect(pressureFieldsSchema.safeParse({ ...cuff, systolic: 80, diastolic: 120 }).success).toBe(false);
    expect(glucoseFieldsSchema.safeParse({ glucose: 0.4, context: null }).success).toBe(false);
    expect(waistFieldsSchema.safeParse({ waist_cm: 251 }).success).toBe(false);
  });
});
