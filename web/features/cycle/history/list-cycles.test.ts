import { NO_CYCLE_RECORDS } from '@lunaria/domain/cycle/history/cycle-records.ts';
import type {
  CycleFacts,
  FinishedCycle,
  RecordedCycles,
} from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { describe, expect, it } from 'vitest';
import { listCycles } from './list-cycles.ts';
import { sayWhyNot } from './say-cycle.ts';

const FACTS: CycleFacts = {
  periods: [
    { period_start_date: '2025-11-04', period_end_date: '2025-11-08', cycle_length: 28 },
    { period_start_date: '2025-10-08', period_end_date: '2025-10-12', cycle_length: 28 },
  ],
  records: NO_CYCLE_RECORDS,
  stage: 'menstrual-cycle',
  today: '2025-11-21',
};
const OCTOBER: FinishedCycle = {
  start: '2025-10-08',
  nextStart: '2025-11-04',
  lengthDays: 27,
  bleedingDays: 5,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
};
const cycles = (part: Partial<RecordedCycles>): RecordedCycles => ({
  finished: [OCTOBER],
  current: null,
  history: null,
  onBreak: null,
  ...part,
});

describe('what the history shows', () => {
  it('begins with the cycle that goes on', () => {
    const current = {
      start: '2025-11-04',
      cycleDay: 18,
      bleedingDays: 5,
      ovulation: null,
      mark: null,
    } as const;
    expect(listCycles(FACTS, cycles({ current }))).toEqual([{ ...current, onBreak: null }, OCTOBER]);
  });
  it('says of a period without an end on how many days bleeding is recorded', () => {
    const current = {
      start: '2025-11-04',
      cycleDay: 3,
      bleedingDays: null,
      ovulation: null,
      mark: null,
    } as const;
    expect(listCycles(FACTS, cycles({ current }))[0]).toMatchObject({ bleedingDays: null, recordedDays: 1 });
    const bleeding = [{ day: '2025-11-05', flow: 'heavy', kind: null }] as const;
    expect(listCycles({ ...FACTS, bleeding }, cycles({ current }))[0]).toMatchObject({ recordedDays: 2 });
  });
  it('keeps the last period in view after a break has begun', () => {
    const [last, before] = listCycles(FACTS, cycles({ onBreak: 'pause' }));
    expect(last).toMatchObject({ start: '2025-11-04', cycleDay: 18, bleedingDays: 5, onBreak: 'pause' });
    expect(before).toBe(OCTOBER);
  });
  it('counts how long that one bled as everywhere, with what she noted behind it', () => {
    const bleeding = [{ day: '2025-11-09' as const, flow: 'heavy' as const, kind: null }];
    const [last] = listCycles({ ...FACTS, bleeding }, cycles({ onBreak: 'mode' }));
    expect(last).toMatchObject({ start: '2025-11-04', bleedingDays: 6 });
  });
  it('says a pregnancy while it goes on, and no word of it once it has ended', () => {
    const saysOf = (to: '2025-11-15' | null) => {
      const pregnancies = [{ from: '2025-10-28' as const, to, end: to && ('loss' as const) }];
      const facts = { ...FACTS, records: { ...FACTS.records, pregnancies } };
      const [last] = listCycles(facts, cycles({ onBreak: 'pregnancy' }));
      return last && sayWhyNot(last);
    };
    expect(saysOf(null)).toBe('A pregnancy has begun since: no cycle is counted.');
    expect(saysOf('2025-11-15')).toBe('No cycle is counted from here to your next period.');
  });
  it('shows nothing where nothing is recorded', () => {
    expect(listCycles({ ...FACTS, periods: [] }, cycles({ finished: [], onBreak: 'mode' }))).toEqual([]);
  });
});
