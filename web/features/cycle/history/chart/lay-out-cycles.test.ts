import type { FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { describe, expect, it } from 'vitest';
import type { LastCycle } from '../say-cycle.ts';
import { axisDaysOf, layOutCycle, shareOf } from './lay-out-cycles.ts';

const finished = (lengthDays: number, part: Partial<FinishedCycle> = {}): FinishedCycle => ({
  start: '2025-10-08',
  nextStart: '2025-11-04',
  lengthDays,
  bleedingDays: 5,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
  ...part,
});
const current = (cycleDay: number, part: Partial<LastCycle> = {}): LastCycle => ({
  start: '2025-11-04',
  cycleDay,
  bleedingDays: 5,
  ovulation: null,
  mark: null,
  onBreak: null,
  ...part,
});

describe('the axis', () => {
  it('shows 40 days, up to 45 where a cycle has as many, and is not stretched by one of months', () => {
    expect(axisDaysOf([finished(27), finished(29)])).toBe(40);
    expect(axisDaysOf([finished(27), finished(43)])).toBe(43);
    expect(axisDaysOf([finished(27), finished(57), finished(140)])).toBe(40);
    expect(axisDaysOf([])).toBe(40);
  });
  it('puts the first day at its left end and the last at its right', () => {
    // Of 40 days each is 2.5 % wide; its middle lies half of it further.
    expect(shareOf(1, 40)).toBe(1.25);
    expect(shareOf(40, 40)).toBe(98.75);
    expect(shareOf(24 - 0.5, 40)).toBe(57.5);
  });
});

describe('the line of a cycle', () => {
  it('has a dot for each of its days', () => {
    expect(layOutCycle(finished(27), 40, null)).toEqual({
      lastDay: 27,
      isCut: false,
      bleedingDays: 5,
      fertile: null,
      ovulationDay: null,
      expected: null,
    });
  });
  it('ends at the end of the axis where it is longer', () => {
    expect(layOutCycle(finished(57), 40, null)).toMatchObject({ lastDay: 40, isCut: true });
  });
  it('shows the fertile days only where ovulation is known: the five before it', () => {
    const ovulation = { on: '2025-10-21', cycleDay: 14, basis: 'lh-test' } as const;
    expect(layOutCycle(finished(27, { ovulation }), 40, null)).toMatchObject({
      fertile: { from: 9, to: 13 },
      ovulationDay: 14,
    });
    const early = { on: '2025-10-11', cycleDay: 4, basis: 'entered' } as const;
    expect(layOutCycle(finished(27, { ovulation: early }), 40, null).fertile).toEqual({ from: 1, to: 3 });
    const beyond = { on: '2025-11-20', cycleDay: 44, basis: 'entered' } as const;
    expect(layOutCycle(finished(57, { ovulation: beyond }), 40, null)).toMatchObject({
      fertile: null,
      ovulationDay: null,
    });
  });
  it('draws of a period without an end what is recorded: the first day, and what she noted behind it', () => {
    for (const cycle of [finished(27, { bleedingDays: null }), current(12, { bleedingDays: null })]) {
      expect(layOutCycle(cycle, 40, null).bleedingDays).toBe(1);
      expect(layOutCycle({ ...cycle, recordedDays: 3 }, 40, null).bleedingDays).toBe(3);
    }
  });
});

describe('the cycle that goes on', () => {
  it('runs to the days in which the next period is expected', () => {
    // 4 November is day 1: 28 November is day 25, 2 December day 29.
    const window = { from: '2025-11-28', to: '2025-12-02' } as const;
    expect(layOutCycle(current(18), 40, window)).toMatchObject({
      lastDay: 18,
      expected: { from: 25, to: 29 },
    });
  });
  it('is no more than its period where a break has begun since', () => {
    expect(layOutCycle(current(400, { onBreak: 'pause' }), 40, null)).toMatchObject({
      lastDay: 5,
      isCut: false,
      bleedingDays: 5,
    });
    expect(axisDaysOf([current(43, { onBreak: 'pause' })])).toBe(40);
  });
  it('draws no more of them than the axis has room for', () => {
    expect(layOutCycle(current(38), 40, { from: '2025-12-12', to: '2025-12-20' }).expected).toEqual({
      from: 39,
      to: 40,
    });
    expect(layOutCycle(current(50), 40, { from: '2025-12-25', to: '2026-01-03' }).expected).toBeNull();
  });
});
