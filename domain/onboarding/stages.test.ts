import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIFE_STAGE_VALUES } from '../profile/life-stages.ts';
import {
  FERTILITY_TREATMENTS,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  type ModeAnswers,
  modeOf,
  ONBOARDING_STAGES,
  TRYING_DURATIONS,
  toggleTreatment,
} from './stages.ts';

const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

test('the lists are these, in this order', () => {
  expect(values(ONBOARDING_STAGES)).toEqual([
    'pre-menstrual',
    'regular-cycle',
    'trying-to-conceive',
    'pregnant',
    'menopause',
  ]);
  expect(values(MAIN_FOCUSES)).toEqual(['contraception', 'conception', 'ivf', 'general']);
  expect(values(TRYING_DURATIONS)).toEqual([
    'just-started',
    '1-3-months',
    '3-6-months',
    '6-12-months',
    'over-year',
  ]);
  expect(values(FERTILITY_TREATMENTS)).toEqual(['none', 'ovulation', 'medications', 'iui', 'ivf', 'other']);
  expect(values(MENOPAUSE_CONCERNS)).toEqual([
    'hot-flashes',
    'night-sweats',
    'mood-changes',
    'sleep-issues',
    'weight-changes',
    'bone-health',
    'other',
  ]);
});

// The table of docs/algorithms/onboarding.md.
describe('the mode that follows from the answers', () => {
  const table: [ModeAnswers, string][] = [
    [{ stage: 'pre-menstrual' }, 'pre-menstrual'],
    [{ stage: 'regular-cycle', main_focus: 'general' }, 'menstrual-cycle'],
    [{ stage: 'regular-cycle', main_focus: 'contraception' }, 'contraception'],
    [{ stage: 'regular-cycle', main_focus: 'conception' }, 'conception'],
    [{ stage: 'regular-cycle', main_focus: 'ivf' }, 'ivf'],
    [{ stage: 'trying-to-conceive', fertility_treatments: [] }, 'conception'],
    [{ stage: 'trying-to-conceive', fertility_treatments: ['none'] }, 'conception'],
    [{ stage: 'trying-to-conceive', fertility_treatments: ['iui', 'other'] }, 'conception'],
    [{ stage: 'trying-to-conceive', fertility_treatments: ['iui', 'ivf'] }, 'ivf'],
    [{ stage: 'pregnant' }, 'pregnancy'],
    [{ stage: 'menopause' }, 'menopause'],
  ];
  test.each(table)('%o: %s', (answers, mode) => {
    expect(modeOf(answers)).toBe(mode);
  });

  test('is any of the eight but post-menopause, which is chosen by hand only', () => {
    const reached = new Set(table.map(([answers]) => modeOf(answers)));
    expect(LIFE_STAGE_VALUES.filter((mode) => !reached.has(mode))).toEqual(['post-menopause']);
  });
});

test('none excludes the other treatments, and any other removes it', () => {
  expect(toggleTreatment(['iui', 'ivf'], 'none')).toEqual(['none']);
  expect(toggleTreatment(['none'], 'iui')).toEqual(['iui']);
  expect(toggleTreatment(['iui'], 'ivf')).toEqual(['iui', 'ivf']);
  expect(toggleTreatment(['iui', 'ivf'], 'iui')).toEqual(['ivf']);
  expect(toggleTreatment(['none'], 'none')).toEqual([]);
});

test('whatever is tapped, none never stands beside another and nothing stands twice', () => {
  const taps = fc.array(fc.constantFrom(...FERTILITY_TREATMENTS.map(({ value }) => value)));
  fc.assert(
    fc.property(taps, (tapped) => {
      const chosen = tapped.reduce(toggleTreatment, [] as ReturnType<typeof toggleTreatment>); // starts empty
      expect(chosen.includes('none') && chosen.length > 1).toBe(false);
      expect(new Set(chosen).size).toBe(chosen.length);
    }),
  );
});
