import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DailyLog, EMPTY_VALUES } from '../daily-log/daily-log.ts';
import { joinLog, splitLog } from './log-measurements.ts';
import { asFahrenheit, inUnitOfKind } from './measurement-kinds.ts';

const log = (values: Partial<DailyLog>): DailyLog => ({ ...EMPTY_VALUES, log_date: '2026-01-05', ...values });

describe('what the daily log measured', () => {
  test('is taken out of it, and nothing else', () => {
    const whole = log({
      mood: 5,
      weight_kg: 63.5,
      extras: {
        'menstrual-cycle': { pms_severity: 2, resting_heart_rate: 62 },
        pregnancy: { weight_kg: 70.1 },
      },
    });
    const { rest, measured } = splitLog(whole);
    const { weight_kg: _, ...common } = EMPTY_VALUES;
    expect(rest).toEqual({
      ...common,
      log_date: '2026-01-05',
      mood: 5,
      extras: { 'menstrual-cycle': { pms_severity: 2 } },
    });
    expect(measured).toEqual([
      {
        kind: 'weight',
        entered: { value: 70.1, unit: 'kg' },
        fields: ['pregnancy.weight_kg'],
        isOfDay: true,
      },
      { kind: 'weight', entered: { value: 63.5, unit: 'kg' }, fields: ['weight_kg'], isOfDay: false },
      {
        kind: 'rate-resting',
        entered: { value: 62, unit: '/min' },
        fields: ['menstrual-cycle.resting_heart_rate'],
        isOfDay: true,
      },
    ]);
    // It was asked, not changed.
    expect(whole.extras.pregnancy).toEqual({ weight_kg: 70.1 });
  });

  test('is a temperature of the day apart from one on waking', () => {
    const whole = log({
      signs: { temperature: 100.4, shivering: true },
      extras: { conception: { basal_temperature: 97.9 } },
    });
    const { rest, measured } = splitLog(whole);
    expect(rest).toMatchObject({ signs: { shivering: true }, extras: {} });
    expect(measured).toEqual([
      {
        kind: 'temperature',
        entered: { value: 100.4, unit: 'F' },
        fields: ['signs.temperature'],
        isOfDay: true,
      },
      {
        kind: 'temperature-basal',
        entered: { value: 97.9, unit: 'F' },
        fields: ['conception.basal_temperature'],
        isOfDay: true,
      },
    ]);
    expect(joinLog(rest, measured)).toEqual(whole);
    expect(splitLog(log({ signs: { temperature: 100.4 } })).rest).not.toHaveProperty('signs');
  });

  test('comes back where she entered it, whatever she entered', () => {
    const maybe = (min: number, max: number) =>
      fc.option(fc.double({ min, max, noNaN: true }), { nil: undefined });
    const some = fc.record({
      common: maybe(10, 650),
      pregnancy: maybe(10, 650),
      post: maybe(10, 650),
      conception: maybe(89.6, 109.4),
      cycle: maybe(89.6, 109.4),
      temperature: maybe(89.6, 109.4),
      hasRash: fc.boolean(),
      rate: fc.option(fc.integer({ min: 25, max: 250 }), { nil: undefined }),
      isSame: fc.boolean(),
      pain: fc.option(fc.nat(10), { nil: undefined }),
    });
    fc.assert(
      fc.property(
        some,
        ({ common, pregnancy, post, conception, cycle, rate, isSame, pain, temperature, hasRash }) => {
          const modes = {
            pregnancy: { weight_kg: isSame ? common : pregnancy },
            'post-menopause': { weight_kg: post, pain },
            conception: { basal_temperature: isSame ? cycle : conception },
            'menstrual-cycle': { basal_body_temperature: cycle, resting_heart_rate: rate },
          };
          // A mode without anything is missing, as it is stored.
          const extras = JSON.parse(
            JSON.stringify(modes, (_, value: unknown) =>
              typeof value === 'object' &&
              value !== null &&
              Object.values(value).every((one) => one === undefined)
                ? undefined
                : value,
            ) ?? '{}',
          );
          const signs = {
            ...(temperature !== undefined && { temperature }),
            ...(hasRash && { rash: true as const }),
          };
          const hasSigns = Object.keys(signs).length > 0;
          const whole = log({ weight_kg: common ?? null, extras, ...(hasSigns && { signs }) });
          const { rest, measured } = splitLog(whole);
          expect(joinLog(rest, measured)).toEqual(whole);
          const ofDays = measured.filter(({ isOfDay }) => isOfDay).map(({ kind }) => kind);
          expect(new Set(ofDays).size).toBe(ofDays.length);
        },
      ),
    );
  });
});

// docs/algorithms/measurements.md
test.each([
  [{ value: 97.6, unit: 'F' }, 36.44],
  [{ value: 97.88, unit: 'F' }, 36.6],
  [{ value: 36.6, unit: 'C' }, 36.6],
  [{ value: 63.5, unit: 'kg' }, 63.5],
  [{ value: 100, unit: 'lbs' }, 45.359237],
  [{ value: 62, unit: '/min' }, 62],
] as const)('%o is %d in the unit of its kind', (entered, expected) => {
  expect(inUnitOfKind(entered)).toBe(expected);
});

test('°F that she typed comes back as she typed it, °C as the °F it is', () => {
  expect(asFahrenheit({ value: 97.6, unit: 'F' })).toBe(97.6);
  expect(asFahrenheit({ value: 36.6, unit: 'C' })).toBe(97.88);
});
