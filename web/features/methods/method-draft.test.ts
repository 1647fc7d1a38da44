import { METHOD_TEXTS } from '@lunaria/domain/methods/method-use.ts';
import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import { describe, expect, test } from 'vitest';
import { draftMethod, type MethodDraft, readMethod } from './method-draft.ts';

const TODAY = '2026-11-26';
const coil: MethodDraft = { ...draftMethod(null, 'copper-coil'), day: '2026-03-05' };
const faultsOf = (changes: Partial<MethodDraft>) => {
  const { use, faults } = readMethod('a', { ...coil, ...changes }, TODAY);
  const said = Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault));
  expect(use === null).toBe(Object.keys(said).length > 0);
  return said;
};

test('an empty form says what is missing, each at its field', () => {
  expect(faultsOf({ method: '', day: null, isGoing: false })).toEqual({
    method: METHOD_TEXTS.method,
    day: 'Choose the first day',
    endedOn: 'Choose the last day, or say that you use it now',
  });
  expect(faultsOf({ certainty: 'month' })).toEqual({
    month: 'Choose the month',
    year: 'Enter a year from 1900 to 2026',
  });
  expect(faultsOf({ certainty: 'unknown', day: null })).toEqual({});
});

test('days that cannot be are said where they were chosen', () => {
  expect(faultsOf({ day: '2026-11-27' })).toEqual({ day: METHOD_TEXTS.notInFuture });
  expect(faultsOf({ certainty: 'month', month: '12', year: 2026 })).toEqual({
    month: METHOD_TEXTS.notInFuture,
  });
  for (const year of [1899, 2027, 2020.5, Number.NaN])
    expect(faultsOf({ certainty: 'year', year })).toEqual({ year: 'Enter a year from 1900 to 2026' });
  expect(faultsOf({ isGoing: false, endedOn: '2026-03-04' })).toEqual({
    endedOn: METHOD_TEXTS.endBeforeStart,
  });
  expect(faultsOf({ isGoing: false, endedOn: '2026-11-27' })).toEqual({ endedOn: METHOD_TEXTS.notInFuture });
});

describe('what is read', () => {
  test.each([
    [{}, '2026-03-05', 'day'],
    [{ certainty: 'month', month: '03', year: 2024 }, '2024-03-01', 'month'],
    [{ certainty: 'year', year: 2019, month: '03' }, '2019-01-01', 'year'],
    [{ certainty: 'unknown' }, null, 'unknown'],
  ] as const)('of %o begins on %s', (changes, started_on, started_certainty) => {
    expect(readMethod('a', { ...coil, ...changes }, TODAY).use).toEqual({
      ...{ id: 'a', method: 'copper-coil', started_on, started_certainty, ended_on: null },
    });
  });

  test('comes back into the form as it was', () => {
    for (const use of [
      methodUse({ ended_on: '2026-06-01' }),
      methodUse({ started_on: '2024-03-01', started_certainty: 'month' }),
      methodUse({ started_on: '2019-01-01', started_certainty: 'year' }),
      methodUse({ started_on: null, started_certainty: 'unknown' }),
    ])
      expect(readMethod(use.id, draftMethod(use), TODAY).use).toEqual(use);
  });

  test('has no end while she uses it, whatever day was chosen before', () => {
    expect(readMethod('a', { ...coil, endedOn: '2026-06-01' }, TODAY).use?.ended_on).toBeNull();
  });
});
