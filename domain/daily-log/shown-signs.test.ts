import { expect, test } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import { isPainAsked, type SignContext, shownSigns } from './shown-signs.ts';
import { SIGN_KEYS, type SignKey } from './sign-fields.ts';

const NOTHING: ReadonlySet<SignKey> = new Set();
const asked = (context: Partial<SignContext>, logged = NOTHING) =>
  shownSigns(
    { stage: 'menstrual-cycle', daysSinceBirth: null, daysSinceLoss: null, ...context },
    logged,
  ).flatMap(({ keys }) => keys);

test('every sign has its place, and is asked of somebody', () => {
  expect(asked({}, new Set(SIGN_KEYS)).toSorted()).toEqual(SIGN_KEYS.toSorted());
  const ever = new Set([
    ...LIFE_STAGE_VALUES.flatMap((stage) => asked({ stage })),
    ...asked({ daysSinceBirth: 1 }),
  ]);
  expect(SIGN_KEYS.filter((key) => !ever.has(key))).toEqual([]);
});

// docs/algorithms/daily-log.md
test.each<[string, Partial<SignContext>, SignKey[], SignKey[]]>([
  [
    'before the first period',
    { stage: 'pre-menstrual' },
    ['pain_0_10', 'aura'],
    ['pads_per_hour', 'breast', 'pregnancy_test'],
  ],
  [
    'with cycles',
    {},
    ['pads_per_hour', 'pregnancy_test', 'aura'],
    ['movements', 'lochia', 'headache_severe'],
  ],
  [
    'pregnant',
    { stage: 'pregnancy' },
    ['movements', 'leak', 'swelling_face', 'urine_protein'],
    ['aura', 'pregnancy_test', 'lochia'],
  ],
  [
    '6 weeks after a birth',
    { daysSinceBirth: 42 },
    ['headache_severe', 'lochia', 'nappies_wet'],
    ['aura', 'movements', 'itch_palms_soles'],
  ],
  ['a day later', { daysSinceBirth: 43 }, ['aura', 'lochia', 'nappies_wet'], ['headache_severe']],
  [
    '12 weeks after a birth',
    { daysSinceBirth: 84 },
    ['lochia', 'wound', 'foul_discharge', 'nappies_wet'],
    [],
  ],
  ['a day later', { daysSinceBirth: 85 }, [], ['lochia', 'wound', 'foul_discharge', 'nappies_wet']],
  ['12 weeks after a loss', { daysSinceLoss: 84 }, ['lochia', 'wound'], ['nappies_wet', 'headache_severe']],
  [
    'where she would rather not say',
    { daysSinceBirth: 9, daysSinceLoss: 9 },
    ['lochia', 'headache_severe'],
    ['nappies_wet'],
  ],
  [
    'after menopause',
    { stage: 'post-menopause' },
    ['pain_place', 'pads_per_hour'],
    ['pain_0_10', 'blood_pressure', 'pregnancy_test'],
  ],
])('%s', (_, context, shown, hidden) => {
  const keys = asked(context);
  expect(keys).toEqual(expect.arrayContaining(shown));
  expect(hidden.filter((key) => keys.includes(key))).toEqual([]);
});

test('what has a value is shown whatever was changed since, and no bleeding is named before the first period', () => {
  expect(asked({}, new Set(['movements'] as const))).toContain('movements');
  const titles = shownSigns({ stage: 'pre-menstrual', daysSinceBirth: null, daysSinceLoss: null }, NOTHING);
  expect(titles.map(({ title }) => title)).toEqual(['Feeling unwell', 'Pain', 'Measured']);
});

test('where it hurts is asked once it hurts', () => {
  expect([null, 0, '3', 1].map((strength) => isPainAsked(strength, NOTHING))).toEqual([
    false,
    false,
    false,
    true,
  ]);
  expect(isPainAsked(null, new Set(['pain_onset'] as const))).toBe(true);
});
