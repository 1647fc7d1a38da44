import type { FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { describe, expect, it } from 'vitest';
import { sayCycle, sayLength, sayOvulation } from './say-cycle.ts';

const TODAY = '2025-11-21';
const CYCLE: FinishedCycle = {
  start: '2025-09-12',
  nextStart: '2025-10-08',
  lengthDays: 26,
  bleedingDays: 6,
  ovulation: { on: '2025-09-25', cycleDay: 14, basis: 'signs' },
  notCounted: null,
  question: null,
  mark: null,
};

describe('a cycle in words', () => {
  it('says everything that its line shows', () => {
    expect(sayCycle(CYCLE, TODAY)).toBe('12 Sept: 26 days, 6 days of bleeding, ovulation on day 14.');
    const bare = { ...CYCLE, bleedingDays: null, ovulation: null, notCounted: 'too-long' } as const;
    expect(sayCycle(bare, TODAY)).toBe(
      '12 Sept: 26 days. Not counted: more than 120 days. A period in it may not have been recorded.',
    );
  });
  it('says of the one that goes on which day it is', () => {
    const current = {
      start: '2025-11-04',
      cycleDay: 18,
      bleedingDays: 1,
      ovulation: null,
      mark: null,
      onBreak: null,
    } as const;
    expect(sayCycle(current, TODAY)).toBe('4 Nov: day 18 today, 1 day of bleeding.');
    expect(sayLength(current)).toBe('day 18');
    expect(sayCycle({ ...current, onBreak: 'pause' }, TODAY)).toBe(
      '4 Nov: 1 day of bleeding. A time without cycles has begun since: no cycle is counted.',
    );
  });
  it('says what ovulation is known by', () => {
    expect(CYCLE.ovulation && sayOvulation(CYCLE.ovulation, TODAY)).toBe(
      'day 14, 25 Sept, LH test and temperature agree',
    );
  });
});
