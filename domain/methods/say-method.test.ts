import { expect, test } from 'vitest';
import { sayDays } from './say-method.ts';

test.each([
  ['2026-03-05', 'day', null, 'Since 5 Mar'],
  ['2024-03-05', 'day', null, 'Since 5 Mar 2024'],
  ['2026-03-01', 'month', null, 'Since March 2026'],
  ['2019-01-01', 'year', null, 'Since 2019'],
  [null, 'unknown', null, 'Since when is not noted'],
  ['2024-03-05', 'day', '2026-06-01', '5 Mar 2024 – 1 Jun'],
  ['2019-01-01', 'year', '2024-06-01', '2019 – 1 Jun 2024'],
  [null, 'unknown', '2026-06-01', 'Until 1 Jun'],
] as const)('begun %s, known as %s, ended %s: %s', (started_on, started_certainty, ended_on, said) => {
  expect(sayDays({ started_on, started_certainty, ended_on }, '2026-11-26')).toBe(said);
});
