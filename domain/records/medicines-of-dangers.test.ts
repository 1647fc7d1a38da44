import { expect, test } from 'vitest';
import { factsOf } from '../dangers/facts-of.ts';
import { findDangers } from '../dangers/find-dangers.ts';
import { dateByWeek } from '../pregnancy/dating.ts';
import { medicinesOfDangers } from './medicines-of-dangers.ts';
import { medicalRecord } from './testing/medical-record.ts';

const DAY = '2026-11-26';
const marked = (changes: Parameters<typeof medicalRecord<'medication'>>[1] = {}) =>
  medicalRecord('medication', { name: 'Valproate', harms_pregnancy: true, ...changes });

test('D46: what she marked and takes counts, and up to its last day what she stopped', () => {
  const ended = { ended_on: '2026-11-20', ended_precision: 'day' } as const;
  expect(
    medicinesOfDangers([
      marked(),
      marked({ started_on: '2026-11-01', started_precision: 'day' }),
      marked({ status: 'inactive', ...ended }),
      marked({ status: 'inactive', ended_precision: 'unknown' }),
      marked({ status: 'planned' }),
      marked({ harms_pregnancy: false }),
      { ...marked(), unreadable: true },
      medicalRecord('condition'),
    ]),
  ).toEqual([
    { from: null, to: null },
    { from: '2026-11-01', to: null },
    { from: null, to: '2026-11-20' },
  ]);
});

test('D46: in a pregnancy it is told to be spoken about today, and not to be stopped alone', () => {
  const dangersWith = (...records: Parameters<typeof medicinesOfDangers>[0][]) =>
    findDangers(
      factsOf({
        ...{ day: DAY, stage: 'pregnancy', pregnancy: { dating: dateByWeek(9, DAY) } },
        medicines: records.flatMap((list) => medicinesOfDangers(list)),
      }),
      { today: DAY, now: new Date(`${DAY}T12:00:00Z`), zone: 'UTC' },
    ).filter(({ aliases }) => aliases.includes('D46'));
  expect(dangersWith([marked()])).toMatchObject([{ level: 'today', call: 'doctor' }]);
  expect(dangersWith([marked()])[0]?.do).toContain('Do not stop the medicine by yourself.');
  expect(dangersWith([marked({ harms_pregnancy: false })])).toEqual([]);
});
