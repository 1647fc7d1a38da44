import { describe, expect, test } from 'vitest';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import {
  findEndFault,
  findMethodFault,
  findStartFault,
  firstDayOf,
  METHOD_TEXTS,
  type MethodUse,
  methodUseSchema,
  sortMethodUses,
} from './method-use.ts';
import { hasOestrogen, isCoil, METHODS, nameMethod } from './methods.ts';
import { methodUse } from './testing/method-use.ts';

const TODAY: CalendarDate = '2026-11-26';

test('thirteen methods; oestrogen is in three of them, two are coils, and none is both', () => {
  const codes = METHODS.map(({ value }) => value);
  expect(new Set(codes).size).toBe(13);
  expect(codes.filter(hasOestrogen)).toEqual(['combined-pill', 'patch', 'ring']);
  expect(codes.filter(isCoil)).toEqual(['hormonal-coil', 'copper-coil']);
  expect(nameMethod('copper-coil')).toBe('Copper coil (IUD)');
});

describe('the beginning', () => {
  const fault = (started_on: CalendarDate | null, started_certainty: MethodUse['started_certainty']) =>
    findStartFault({ started_on, started_certainty }, TODAY);

  test.each([
    ['2026-11-26', 'day', null],
    ['2026-11-27', 'day', METHOD_TEXTS.notInFuture],
    ['1900-01-01', 'day', null],
    ['1899-12-31', 'day', METHOD_TEXTS.tooEarly],
    ['2026-11-01', 'month', null],
    ['2026-12-01', 'month', METHOD_TEXTS.notInFuture],
    ['2026-11-02', 'month', METHOD_TEXTS.startForm],
    ['2026-01-01', 'year', null],
    ['2027-01-01', 'year', METHOD_TEXTS.notInFuture],
    ['2026-02-01', 'year', METHOD_TEXTS.startForm],
    [null, 'unknown', null],
    [null, 'day', METHOD_TEXTS.start],
    [null, 'month', METHOD_TEXTS.start],
    ['2026-11-26', 'unknown', METHOD_TEXTS.start],
  ] as const)('%s, known as %s: %s', (start, certainty, said) => {
    expect(fault(start, certainty)).toBe(said);
  });

  test('known to the month or the year is kept as the first day of it', () => {
    expect(firstDayOf('2026-11-26', 'month')).toBe('2026-11-01');
    expect(firstDayOf('2026-11-26', 'year')).toBe('2026-01-01');
    expect(firstDayOf('2026-11-26', 'day')).toBe('2026-11-26');
  });
});

describe('the end', () => {
  test.each([
    ['2026-03-05', 'day', '2026-03-05', null],
    ['2026-03-05', 'day', '2026-03-04', METHOD_TEXTS.endBeforeStart],
    ['2026-03-05', 'day', TODAY, null],
    ['2026-03-05', 'day', '2026-11-27', METHOD_TEXTS.notInFuture],
    // It may have begun on the first of the month.
    ['2026-03-01', 'month', '2026-03-01', null],
    ['2026-03-01', 'month', '2026-02-28', METHOD_TEXTS.endBeforeStart],
    [null, 'unknown', '1900-01-01', null],
    [null, 'unknown', '1899-12-31', METHOD_TEXTS.tooEarly],
    [null, 'unknown', null, null],
  ] as const)('begun %s (%s), ended %s: %s', (started_on, started_certainty, ended_on, said) => {
    const days = { started_on, started_certainty, ended_on };
    expect(findEndFault(days, TODAY)).toBe(said);
    expect(findMethodFault(days, TODAY)).toBe(said);
  });
});

test('its id is written in small letters, whoever sends it', () => {
  const use = methodUse();
  expect(methodUseSchema.parse({ ...use, id: use.id.toUpperCase() })).toEqual(use);
});

test('those that go on come first, then the newest beginning, then those without one', () => {
  const [pill, coil, condom, patch] = [
    methodUse({ method: 'combined-pill', started_on: '2020-01-01', ended_on: '2024-01-01' }),
    methodUse({ method: 'copper-coil', started_on: '2024-01-02' }),
    methodUse({ method: 'barrier', started_on: null, started_certainty: 'unknown' }),
    methodUse({ method: 'patch', started_on: '2019-01-01', ended_on: '2019-12-31' }),
  ];
  expect(sortMethodUses([patch, condom, pill, coil])).toEqual([coil, condom, pill, patch]);
});
