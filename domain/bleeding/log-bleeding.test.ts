import { describe, expect, test } from 'vitest';
import { type DailyLogWrite, EMPTY_VALUES, valuesOf } from '../daily-log/daily-log.ts';
import type { AllExtras } from '../daily-log/log-extras.ts';
import { MODE_FIELDS, modeFieldsOf } from '../daily-log/log-fields.ts';
import { mergeLog } from '../daily-log/merge-log.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { BLEEDING_KINDS, type Bleeding, FLOWS } from './bleeding-day.ts';
import { BLEEDING_FIELDS, bleedingIn, readAnswer, withBleeding, withoutBleeding } from './log-bleeding.ts';

const DAY = '2026-11-21';
const USER = '0b6d2d9e-0d5c-4c3e-9d0a-5f2f4f1f7a11';
const logWith = (extras: AllExtras) => ({ ...EMPTY_VALUES, log_date: DAY, extras }) as const;
const answersOf = (stage: keyof typeof BLEEDING_FIELDS) => {
  const field = modeFieldsOf(stage)[BLEEDING_FIELDS[stage].key];
  return field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
};

test('every answer of every field says something of the day, and nothing else is an answer', () => {
  const stages = Object.keys(BLEEDING_FIELDS) as (keyof typeof BLEEDING_FIELDS)[]; // as: its keys
  for (const stage of stages) {
    expect(Object.keys(BLEEDING_FIELDS[stage].answers)).toEqual(answersOf(stage));
    for (const answer of answersOf(stage)) {
      const said = readAnswer(stage, answer);
      expect(said).not.toBeNull();
      // It comes back to the field in which it was given.
      expect(withBleeding({}, said)).toEqual({ [stage]: { [BLEEDING_FIELDS[stage].key]: answer } });
    }
    expect(readAnswer(stage, 'some')).toBeNull();
  }
  expect(readAnswer('ivf', 'none')).toBeNull();
});

test('no amount is lost on its way through a log, whatever its kind', () => {
  for (const flow of FLOWS) {
    for (const kind of [null, ...BLEEDING_KINDS]) {
      const extras = withBleeding({ ivf: { fatigue: 2 } }, { flow, kind });
      expect(bleedingIn(extras)?.flow).toBe(flow);
      expect(withoutBleeding(extras)).toEqual({ ivf: { fatigue: 2 } });
    }
  }
  expect(withBleeding({}, { flow: null, kind: 'between' })).toEqual({});
});

// docs/algorithms/bleeding.md shows these.
describe('noted in one mode, read in another', () => {
  const shownIn = (stage: LifeStage, said: Bleeding) =>
    Object.values(valuesOf(logWith(withBleeding({}, said)), stage).extras)[0];

  test.each<[Bleeding, (string | undefined)[]]>([
    [{ flow: 'heavy', kind: null }, ['heavy', 'bleeding', 'yes', 'heavy']],
    [{ flow: 'spotting', kind: 'between' }, ['spotting', 'spotting', 'spotting', 'spotting']],
    [{ flow: 'none', kind: 'period' }, ['none', 'none', 'no', 'none']],
    // That she bled is no amount: a field that asks for one stays empty.
    [{ flow: 'unspecified', kind: 'period' }, [undefined, 'bleeding', 'yes', undefined]],
  ])('%j', (said, answers) => {
    const stages = ['menstrual-cycle', 'contraception', 'menopause', 'post-menopause'] as const;
    expect(stages.map((stage) => shownIn(stage, said))).toEqual(answers);
  });

  const write = (stage: LifeStage, mine: object, base: object): DailyLogWrite => ({
    user_id: USER,
    log_date: DAY,
    life_stage: stage,
    ...EMPTY_VALUES,
    extras: mine,
    base: { ...EMPTY_VALUES, extras: base },
  });
  const heavy = logWith({ 'menstrual-cycle': { period_flow: 'heavy', pms_severity: 3 } });

  test('an answer that she saw and left keeps the amount', () => {
    const seen = { breakthrough_bleeding: 'bleeding' };
    const merged = mergeLog(write('contraception', { ...seen, libido: 4 }, seen), heavy);
    expect(merged.extras).toEqual({
      'menstrual-cycle': { period_flow: 'heavy', pms_severity: 3 },
      contraception: { libido: 4 },
    });
  });

  test('an answer that she changed is the one of the day, and says its kind', () => {
    const merged = mergeLog(
      write('contraception', { breakthrough_bleeding: 'none' }, { breakthrough_bleeding: 'bleeding' }),
      heavy,
    );
    expect(merged.extras).toEqual({
      'menstrual-cycle': { pms_severity: 3 },
      contraception: { breakthrough_bleeding: 'none' },
    });
    expect(bleedingIn(merged.extras)).toEqual({ flow: 'none', kind: 'between' });
  });

  test('an answer taken away is away in every mode', () => {
    const merged = mergeLog(write('menopause', {}, { period_this_week: 'yes' }), heavy);
    expect(merged.extras).toEqual({ 'menstrual-cycle': { pms_severity: 3 } });
  });
});

test('a row of an earlier version with answers in several modes: the one that says most', () => {
  const extras: AllExtras = {
    'menstrual-cycle': { period_flow: 'spotting' },
    contraception: { breakthrough_bleeding: 'bleeding' },
    menopause: { period_this_week: 'no' },
  };
  expect(bleedingIn(extras)).toEqual({ flow: 'unspecified', kind: 'between' });
});

test('after menopause bleeding has a field of its own', () => {
  expect(MODE_FIELDS['post-menopause'].bleeding.options.map(({ value }) => value)).toEqual([
    'none',
    'spotting',
    'light',
    'medium',
    'heavy',
  ]);
});
