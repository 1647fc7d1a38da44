import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { periodsQuerySchema } from '../cycle/period.ts';
import { dateRangeSchema } from './date-range.ts';

const isTaken = (query: object) =>
  z.safeParse(dateRangeSchema, query).success && z.safeParse(periodsQuerySchema, query).success;

test('a range is open, half open or closed, and may be one day', () => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ from: '2026-11-01' })).toBe(true);
  expect(isTaken({ to: '2026-11-01' })).toBe(true);
  expect(isTaken({ from: '2026-11-01', to: '2026-11-01' })).toBe(true);
});

test('a range that ends before it begins, or names a day that does not exist, is none', () => {
  for (const schema of [dateRangeSchema, periodsQuerySchema]) {
    const backwards = z.safeParse(schema, { from: '2026-11-02', to: '2026-11-01' });
    expect(backwards.error?.issues[0]?.message).toBe('A range cannot end before it begins');
    expect(z.safeParse(schema, { from: '2026-05-32' }).success).toBe(false);
    expect(z.safeParse(schema, { from: 'infinity' }).success).toBe(false);
    expect(z.safeParse(schema, { from: ['2026-11-01', '2026-11-02'] }).success).toBe(false);
  }
});

test('1 to 1000 periods can be asked for', () => {
  const isLimit = (limit: unknown) => z.safeParse(periodsQuerySchema, { limit }).success;
  expect(['1', '9', '10', '999', '1000'].filter(isLimit)).toHaveLength(5);
  expect(['0', '01', '1001', '-1', '1.5', '1e2', ' 1', '', 'all', 1, null].filter(isLimit)).toEqual([]);
});
