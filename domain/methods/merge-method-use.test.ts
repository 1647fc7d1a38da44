import { expect, test } from 'vitest';
import { mergeMethodUse } from './merge-method-use.ts';
import type { MethodUse } from './method-use.ts';
import { methodUse } from './testing/method-use.ts';

const pill = methodUse();
const write = (changes: Partial<MethodUse>, base: MethodUse | null = pill) => {
  const seen = base && (({ id: _, ...fields }) => fields)(base);
  return { user_id: '5b000000-0000-4000-8000-000000000001', ...pill, ...changes, base: seen };
};

test('a new one stands as it is; entered again it takes back nothing', () => {
  expect(mergeMethodUse(write({}, null), null)).toEqual(pill);
  const ended = { ...pill, ended_on: '2026-06-01' } as const;
  expect(mergeMethodUse(write({}, null), ended)).toEqual(ended);
});

test('removed meanwhile, it comes back as she sees it', () => {
  expect(mergeMethodUse(write({ method: 'ring' }), null)).toEqual({ ...pill, method: 'ring' });
});

test('fields of two devices meet, and the same write again changes nothing', () => {
  const ended = { ...pill, ended_on: '2026-06-01' } as const;
  const merged = mergeMethodUse(write({ method: 'patch' }), ended);
  expect(merged).toEqual({ ...ended, method: 'patch' });
  expect(mergeMethodUse(write({ method: 'patch' }), merged)).toEqual(merged);
});

test('a beginning and how well it is known stay together', () => {
  const unknown = { ...pill, started_on: null, started_certainty: 'unknown' } as const;
  const merged = mergeMethodUse(write({ started_on: '2026-03-01', started_certainty: 'month' }), unknown);
  expect(merged).toEqual({ ...pill, started_on: '2026-03-01', started_certainty: 'month' });
  // From the first of January to "that year": the day is the same, what is known of it is not.
  const january = methodUse({ id: pill.id, started_on: '2026-01-01' });
  const year = write({ started_on: '2026-01-01', started_certainty: 'year' }, january);
  expect(mergeMethodUse(year, { ...january, started_on: '2026-02-02' })).toMatchObject({
    started_on: '2026-01-01',
    started_certainty: 'year',
  });
});

test('where it would end before it began the days are hers', () => {
  const ended = { ...pill, ended_on: '2026-04-01' } as const;
  const later = write({ started_on: '2026-05-01' });
  expect(mergeMethodUse(later, ended)).toEqual({ ...pill, started_on: '2026-05-01' });
  const earlier = write({ ended_on: '2026-04-01' });
  expect(mergeMethodUse(earlier, { ...pill, started_on: '2026-05-01' })).toEqual(ended);
});
