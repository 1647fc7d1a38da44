import { labValue } from '@lunaria/domain/laboratory/testing/lab-value.ts';
import type { LabProposal } from '@lunaria/domain/proposals/proposal.ts';
import { expect, test } from 'vitest';
import { findDifferences } from './find-differences.ts';

const HERS = labValue('Ferritin', '9', 'ng/mL', { day: '2026-03-12', range: '15 - 150' });
const PRINTED = { name: 'Ferritin', text: '9', unit: 'ng/mL', range_text: '15 - 150' };

const says = (printed: Partial<typeof PRINTED>, local_day: LabProposal['local_day'] = '2026-03-12') =>
  findDifferences(
    {
      ...{ value_key: '1-5-1', printed: { ...PRINTED, ...printed }, local_day, quote: '' },
      ...{ place: { page: 1, line: 5 }, is_from_picture: false, state: 'differs', value_id: HERS.id },
    },
    HERS,
  );

test('RE-029: each field that differs is named, with both sides', () => {
  expect(says({ text: '8' })).toEqual([{ field: null, said: '8 ng/mL', own: '9 ng/mL' }]);
  expect(says({ unit: '' })).toEqual([{ field: 'Unit', said: 'nothing', own: 'ng/mL' }]);
  expect(says({ name: 'Ferritine', range_text: '' })).toEqual([
    { field: 'Name', said: 'Ferritine', own: 'Ferritin' },
    { field: 'Printed range', said: 'nothing', own: '15 - 150' },
  ]);
  expect(says({ text: '8', unit: 'µg/L' }, '2025-03-12')).toEqual([
    { field: null, said: '8 µg/L', own: '9 ng/mL' },
    { field: 'Day of the sample', said: '12 Mar 2025', own: '12 Mar 2026' },
  ]);
});

test('A document that prints no day says nothing of it; the same is no difference', () => {
  expect(says({}, null)).toEqual([]);
  expect(says({})).toEqual([]);
});
