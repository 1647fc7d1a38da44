import { expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import { factsOf } from '../dangers/facts-of.ts';
import { findDangers } from '../dangers/find-dangers.ts';
import { EMPTY_SIGNALS } from '../signals/health-signals.ts';
import type { MethodUse } from './method-use.ts';
import { METHODS } from './methods.ts';
import { methodsOfDangers } from './methods-of-dangers.ts';
import { methodUse } from './testing/method-use.ts';

const DAY: CalendarDate = '2026-11-26';
const factsWith = (...uses: MethodUse[]) =>
  Object.fromEntries(
    Object.entries(factsOf({ day: DAY, methods: methodsOfDangers(uses) })).map(([key, known]) => [
      key,
      known?.value,
    ]),
  );

test('every method has its kind', () => {
  const kinds = METHODS.map(({ value }) => {
    const [row] = methodsOfDangers([methodUse({ method: value })]);
    return [value, row?.kind] as const;
  });
  const of = (kind: string) => kinds.filter(([, is]) => is === kind).map(([value]) => value);
  expect(of('combined')).toEqual(['combined-pill', 'patch', 'ring']);
  expect(of('coil')).toEqual(['hormonal-coil', 'copper-coil']);
  expect(of('other')).toHaveLength(8);
});

test('a method with oestrogen counts from its first day to its last, and without a first day too', () => {
  expect(factsWith(methodUse({ started_on: DAY }))).toEqual({ usesOestrogen: true });
  expect(factsWith(methodUse({ started_on: '2026-11-27' }))).toEqual({});
  expect(factsWith(methodUse({ ended_on: DAY }))).toEqual({ usesOestrogen: true });
  expect(factsWith(methodUse({ ended_on: '2026-11-25' }))).toEqual({});
  const unknown = { started_on: null, started_certainty: 'unknown' } as const;
  expect(factsWith(methodUse(unknown))).toEqual({ usesOestrogen: true });
  expect(factsWith(methodUse({ ...unknown, ended_on: '2026-11-25' }))).toEqual({});
  const month = { started_on: '2026-11-01', started_certainty: 'month' } as const;
  expect(factsWith(methodUse(month))).toEqual({ usesOestrogen: true });
});

test('days since a coil was fitted are counted from a known day only', () => {
  const coil = { method: 'copper-coil' } as const;
  expect(factsWith(methodUse({ ...coil, started_on: '2026-11-16' }))).toEqual({
    hasCoil: true,
    daysSinceCoilFitted: 10,
  });
  for (const start of [
    { started_on: '2026-11-01', started_certainty: 'month' },
    { started_on: '2026-01-01', started_certainty: 'year' },
    { started_on: null, started_certainty: 'unknown' },
  ] as const)
    expect(factsWith(methodUse({ ...coil, ...start }))).toEqual({ hasCoil: true });
});

test('several at once all count', () => {
  const coil = methodUse({ method: 'hormonal-coil', started_on: '2026-11-16' });
  expect(factsWith(methodUse(), coil, methodUse({ method: 'barrier' }))).toEqual({
    usesOestrogen: true,
    hasCoil: true,
    daysSinceCoilFitted: 10,
  });
});

test('a new zigzag before the eyes is graver with oestrogen', () => {
  const notes = 'zigzag lines in my vision for the first time';
  const signals = [{ signal_date: DAY, ...EMPTY_SIGNALS, notes }];
  const levels = (uses: MethodUse[]) =>
    findDangers(factsOf({ day: DAY, signals, methods: methodsOfDangers(uses) }), {
      today: DAY,
      now: new Date(`${DAY}T12:00:00Z`),
      zone: 'UTC',
    }).map(({ level }) => level);
  expect(levels([methodUse()])).toContain('emergency');
  expect(levels([methodUse({ method: 'progestogen-pill' })])).not.toContain('emergency');
});
