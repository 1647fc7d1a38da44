import { describe, expect, test } from 'vitest';
import { hasCycle, hasOvulationForecast } from '../cycle/cycle-modes.ts';
import { describeStageChange, sayStageChange } from './describe-stage-change.ts';
import { LIFE_STAGE_VALUES } from './life-stages.ts';

const pairs = LIFE_STAGE_VALUES.flatMap((from) =>
  LIFE_STAGE_VALUES.filter((to) => to !== from).map((to) => ({ from, to })),
);
const says = (sentences: string[], word: RegExp) => sentences.some((one) => word.test(one));

test.each([
  [
    'menstrual-cycle',
    'contraception',
    'Fertile days and ovulation are no longer shown. The pill joins your daily log. Your history stays.',
  ],
  [
    'contraception',
    'conception',
    'Fertile days and ovulation are shown, as estimates. LH tests and cervical mucus join your daily log. Your history stays.',
  ],
  [
    'conception',
    'pregnancy',
    'Fertile days and ovulation are no longer shown. Your next period is no longer forecast. Weeks and due date are shown once you say when it began. Kicks and nausea join your daily log. Your history stays.',
  ],
  [
    'pregnancy',
    'menopause',
    'Weeks and due date wait in Pregnancy Mode. Hot flashes join your daily log. Your history stays.',
  ],
  [
    'pre-menstrual',
    'menstrual-cycle',
    'Your next period is forecast from those you record. Fertile days and ovulation are shown, as estimates. Period flow and PMS join your daily log. Your history stays.',
  ],
  ['menopause', 'pre-menstrual', 'Your history stays.'],
] as const)('from %s to %s', (from, to, line) => {
  expect(sayStageChange(from, to)).toBe(line);
});

describe('in all 56 changes', () => {
  test.each(pairs)('from $from to $to nothing is promised that the mode does not have', ({ from, to }) => {
    const { stops, begins, kept } = describeStageChange(from, to);
    expect(kept).toMatch(/history stays/);
    if (!hasOvulationForecast(to)) expect(says(begins, /fertile|ovulation/i)).toBe(false);
    if (!hasCycle(to)) expect(says(begins, /next period/i)).toBe(false);
    if (!hasOvulationForecast(from)) expect(says(stops, /fertile|ovulation/i)).toBe(false);
    if (hasOvulationForecast(from) && !hasOvulationForecast(to) && from !== 'pre-menstrual')
      expect(says(stops, /Fertile/)).toBe(true);
    if (to !== 'pregnancy') expect(says(begins, /weeks|kicks/i)).toBe(false);
    if (from === 'pre-menstrual') expect(stops).toEqual([]);
    // Short enough to be read where she chooses.
    expect(sayStageChange(from, to).length).toBeLessThan(220);
  });

  test.each(pairs)('what stops from $from to $to begins on the way back', ({ from, to }) => {
    const there = describeStageChange(from, to);
    const back = describeStageChange(to, from);
    for (const word of [/Fertile days/, /next period/])
      expect(says(there.stops, word)).toBe(says(back.begins, word));
  });
});
