import { describe, expect, test } from 'vitest';
import { type CountedPregnancy, countPregnancies, pregnanciesThatCount } from './count-pregnancies.ts';
import { medicalRecord } from './testing/medical-record.ts';

const one = (end: CountedPregnancy['end'], weeks: number | null = null): CountedPregnancy => ({ end, weeks });

// The table of docs/algorithms/gravidity-and-parity.md.
describe('RE-012: gravidity and parity', () => {
  test.each([
    ['two births and one that goes on', [one('birth'), one('birth'), one(null)], 3, 2],
    ['a birth of twins', [one('birth')], 1, 1],
    ['a loss in week 9', [one('loss', 9)], 1, 0],
    ['a loss in week 26', [one('loss', 26)], 1, 1],
    ['a stillbirth', [one('stillbirth')], 1, 1],
    ['one of which she says nothing', [one('prefer-not-to-say')], 1, 0],
    ['a first pregnancy that goes on', [one(null)], 1, 0],
  ])('%s', (_, pregnancies, gravidity, parity) => {
    expect(countPregnancies(pregnancies)).toMatchObject({ gravidity, parity });
  });

  test('say how they come about', () => {
    expect(countPregnancies([one('birth'), one(null)])?.how).toBe(
      'Counted from what stands here: 2 pregnancies, one of them now. 1 ended in a birth; twins count once, and a loss from week 24 on counts as a birth. Some clinics count from week 20.',
    );
    expect(countPregnancies([one('prefer-not-to-say')])?.how).toContain('no birth is counted');
    expect(countPregnancies([])).toBeNull();
  });

  test('count those of her pregnancies with their details, and earlier ones that stand alone', () => {
    const lost = '2c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
    const gone = '3c9d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f';
    const records = [
      medicalRecord('obstetric', { pregnancy_id: lost, weeks: 26 }),
      medicalRecord('obstetric', { outcome: 'birth' }),
      medicalRecord('obstetric', { outcome: 'miscarriage', weeks: 8 }),
      // Of one that she deleted.
      medicalRecord('obstetric', { pregnancy_id: gone, weeks: 39 }),
    ];
    const counted = pregnanciesThatCount([{ id: lost, reason: 'loss' }], records);
    expect(counted).toEqual([one('loss', 26), one('birth'), one('loss', 8)]);
    expect(countPregnancies(counted)).toMatchObject({ gravidity: 3, parity: 2 });
  });
});
