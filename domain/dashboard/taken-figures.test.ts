import { expect, test } from 'vitest';
import { UNREADABLE_BLOOD_PRESSURE } from '../daily-log/daily-log.ts';
import { factsOf, logOf, SATURDAY } from './facts-for-tests.ts';
import { bloodPressureFigure, medicationFigure, pillFigure } from './taken-figures.ts';

// The examples of docs/algorithms/today.md.

const pill = (pill_taken: 'yes' | 'late within 12h' | 'missed') => ({
  extras: { contraception: { pill_taken } },
});
const medication = (taken: 'all' | 'late' | 'missed') => ({ extras: { ivf: { medication: taken } } });
const pressure = (blood_pressure: string) => ({ extras: { 'post-menopause': { blood_pressure } } });

test.each([
  [pill('yes'), 'Taken', '1 day logged this week: 1 taken'],
  [pill('late within 12h'), 'Late', '1 day logged this week: 1 late'],
  [pill('missed'), 'Missed', '1 day logged this week: 1 missed'],
] as const)('the pill of today: %j', (today, value, line) => {
  expect(pillFigure(factsOf({ 0: today }))).toMatchObject({ kind: 'hers', figure: { value, line } });
});

test('a week of pills is counted from Sunday, and seven discs show the last seven days', () => {
  const known = pillFigure(
    factsOf({
      0: pill('yes'),
      1: pill('late within 12h'),
      3: pill('missed'),
      6: pill('yes'),
      7: pill('yes'),
    }),
  );
  expect(known).toEqual({
    kind: 'hers',
    figure: {
      value: 'Taken',
      line: '4 days logged this week: 2 taken, 1 late, 1 missed',
      graphic: { kind: 'marks', marks: ['full', null, null, 'empty', null, 'half', 'full'] },
    },
  });
});

test('a pill not logged today is not called missed', () => {
  expect(pillFigure(factsOf({ 1: pill('yes') }))).toEqual({
    kind: 'missing',
    said: 'Not logged today',
    line: 'Last logged yesterday: taken',
    graphic: { kind: 'marks', marks: [null, null, null, null, null, 'full', null] },
  });
  expect(pillFigure(factsOf({ 0: { mood: 5 } }))).toEqual({ kind: 'missing', said: 'Nothing logged' });
});

test('medication of a treatment', () => {
  expect(medicationFigure(factsOf({ 0: medication('all'), 1: medication('late') }))).toMatchObject({
    figure: { value: 'All taken', line: '2 days logged this week: 1 all taken, 1 late' },
  });
  expect(pillFigure(factsOf({ 0: medication('all') }))).toMatchObject({ kind: 'missing' });
});

test.each([
  [0, 'Logged today'],
  [1, 'Logged yesterday'],
  [4, 'Logged on Tuesday'],
  [12, 'Logged on 9 Nov'],
])('the newest blood pressure stands under its own day: %i days ago, %s', (ago, line) => {
  const known = bloodPressureFigure(factsOf({ [ago]: pressure('124/78'), 20: pressure('131/84') }));
  expect(known).toEqual({ kind: 'hers', figure: { value: '124/78', unit: 'mmHg', line } });
});

test('a blood pressure that cannot be opened is said, and no older one stands for it', () => {
  const facts = factsOf({ 3: pressure('124/78') });
  const damaged = { ...logOf(SATURDAY, {}), blood_pressure_unreadable: true as const };
  const logs = new Map([...facts.logs, [SATURDAY, damaged]]);
  expect(bloodPressureFigure({ ...facts, logs })).toEqual({
    kind: 'missing',
    said: 'Not readable today',
    line: UNREADABLE_BLOOD_PRESSURE,
  });
  expect(bloodPressureFigure(factsOf({}))).toEqual({ kind: 'missing', said: 'Nothing logged' });
});
