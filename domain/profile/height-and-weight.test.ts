import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cmToFeet,
  enterCentimetres,
  enterFeet,
  feetToCm,
  findHeightFault,
  HEIGHT_TEXTS,
  HEIGHT_UNITS,
  heightCmSchema,
  showHeightIn,
} from './height.ts';
import {
  findWeightFault,
  KG_PER_POUND,
  roundForDisplay,
  showWeightIn,
  WEIGHT_TEXTS,
  WEIGHT_UNITS,
  type WeightAnswer,
  weightInKg,
  weightKgSchema,
} from './weight.ts';

test.each([
  [5, 6, 167.64],
  [5, 0, 152.4],
  [5, null, 152.4],
  [6, 0, 182.88],
  [6, 2, 187.96],
])('%s ft %s in is %s cm', (feet, inches, cm) => {
  expect(feetToCm(feet, inches)).toBe(cm);
  expect(enterFeet(feet, inches)).toEqual({
    height: cm,
    heightUnit: 'ft',
    heightFeet: feet,
    heightInches: inches,
  });
});

test('centimetres are shown in the nearest whole inch, never as 12 of them', () => {
  expect(cmToFeet(182.8)).toEqual({ feet: 6, inches: 0 });
  expect(cmToFeet(170)).toEqual({ feet: 5, inches: 7 });
  expect(showHeightIn(enterCentimetres(170), 'ft')).toEqual({
    height: 170,
    heightUnit: 'ft',
    heightFeet: 5,
    heightInches: 7,
  });
});

const typedHeight = fc.oneof(
  fc.integer({ min: 500, max: 2800 }).map((tenths) => enterCentimetres(tenths / 10)),
  fc
    .tuple(fc.integer({ min: 1, max: 8 }), fc.option(fc.integer({ min: 0, max: 11 })))
    .map(([feet, inches]) => enterFeet(feet, inches)),
);

test('switching the unit to and fro, however often, gives the same numbers', () => {
  const typed = typedHeight;
  fc.assert(
    fc.property(typed, fc.array(fc.constantFrom(...HEIGHT_UNITS)), (answer, units) => {
      const back = showHeightIn(units.reduce(showHeightIn, answer), answer.heightUnit);
      expect(back.height).toBe(answer.height);
      if (answer.heightUnit === 'ft') expect(back).toEqual(answer);
      const other = showHeightIn(answer, 'ft');
      expect(showHeightIn(showHeightIn(other, 'cm'), 'ft')).toEqual(other);
    }),
  );
});

describe('what keeps step 1 from going on', () => {
  test.each([
    [enterCentimetres(0), HEIGHT_TEXTS.missing],
    [enterCentimetres(165), null],
    [enterCentimetres(50), null],
    [enterCentimetres(280), null],
    [enterCentimetres(1.65), HEIGHT_TEXTS.cm],
    [enterCentimetres(281), HEIGHT_TEXTS.cm],
    [enterCentimetres(-3), HEIGHT_TEXTS.missing],
    [enterFeet(null, 11), HEIGHT_TEXTS.missing],
    [enterFeet(0, 11), HEIGHT_TEXTS.missing],
    [enterFeet(5, null), null],
    [enterFeet(5, 0), null],
    [enterFeet(5, 11), null],
    [enterFeet(5, 12), HEIGHT_TEXTS.inches],
    [enterFeet(5, -1), HEIGHT_TEXTS.inches],
    [enterFeet(5.5, 0), HEIGHT_TEXTS.inches],
    [enterFeet(1, 0), HEIGHT_TEXTS.ft],
    [enterFeet(1, 8), null],
    [enterFeet(9, 2), null],
    [enterFeet(9, 3), HEIGHT_TEXTS.ft],
  ])('height %o: %s', (answer, fault) => {
    expect(findHeightFault(answer)).toBe(fault);
  });

  test.each([
    [0, 'kg', WEIGHT_TEXTS.missing],
    [-1, 'kg', WEIGHT_TEXTS.missing],
    [62.5, 'kg', null],
    [10, 'kg', null],
    [9.9, 'kg', WEIGHT_TEXTS.kg],
    [650, 'kg', null],
    [651, 'kg', WEIGHT_TEXTS.kg],
    [140, 'lbs', null],
    [23, 'lbs', null],
    [22, 'lbs', WEIGHT_TEXTS.lbs],
    [1433, 'lbs', null],
    [1434, 'lbs', WEIGHT_TEXTS.lbs],
  ] as const)('weight %s %s: %s', (weight, weightUnit, fault) => {
    expect(findWeightFault({ weight, weightUnit })).toBe(fault);
  });

  test('the wire takes the same range', () => {
    const takes = (schema: typeof heightCmSchema, value: unknown) => schema.safeParse(value).success;
    expect([49.9, 50, 167.64, 280, 280.1, '170', Number.NaN].map((cm) => takes(heightCmSchema, cm))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect([9.9, 10, 63.5029, 650, 650.1].map((kg) => takes(weightKgSchema, kg))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });
});

const typedWeight: fc.Arbitrary<WeightAnswer> = fc.record({
  weight: fc.integer({ min: 100, max: 65_000 }).map((hundredths) => hundredths / 100),
  weightUnit: fc.constantFrom(...WEIGHT_UNITS),
});

test('a weight, its unit switched to and fro, is the number that was typed', () => {
  fc.assert(
    fc.property(typedWeight, fc.array(fc.constantFrom(...WEIGHT_UNITS)), (answer, units) => {
      expect(showWeightIn(units.reduce(showWeightIn, answer), answer.weightUnit)).toEqual(answer);
    }),
  );
});

test('a weight whose other unit is near a round number by chance comes back as it was typed', () => {
  const typed = { weight: 270.38, weightUnit: 'lbs' } as const;
  expect(showWeightIn(showWeightIn(typed, 'kg'), 'lbs')).toEqual(typed);
});

test('pounds come back from the kilograms that are stored, to four decimals', () => {
  fc.assert(
    fc.property(typedWeight, (answer) => {
      const storedKg = Math.round(weightInKg(answer) * 10_000) / 10_000;
      const back = showWeightIn({ weight: storedKg, weightUnit: 'kg' }, answer.weightUnit);
      expect(Math.round(back.weight * 100) / 100).toBe(answer.weight);
    }),
  );
});

test('the pound is the international one', () => {
  expect(weightInKg({ weight: 1, weightUnit: 'lbs' })).toBe(KG_PER_POUND);
  expect(weightInKg({ weight: 140, weightUnit: 'lbs' })).toBeCloseTo(63.5029318, 7);
});

test('a field shows what was typed, and a converted weight with one decimal', () => {
  expect(roundForDisplay(62.55)).toBe(62.55);
  expect(roundForDisplay(showWeightIn({ weight: 62.5, weightUnit: 'kg' }, 'lbs').weight)).toBe(137.8);
});
