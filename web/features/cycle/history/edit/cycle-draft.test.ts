import type { FinishedCycle } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { Period } from '@lunaria/domain/cycle/period.ts';
import { describe, expect, it } from 'vitest';
import {
  type CycleDraft,
  type DraftFacts,
  draftOf,
  findCycleFaults,
  listCountChoices,
  saidBy,
} from './cycle-draft.ts';

const TODAY = '2025-11-21';
const period = (start: Period['period_start_date'], end: Period['period_end_date']): Period => ({
  period_start_date: start,
  period_end_date: end,
  cycle_length: 28,
});
const AUGUST = period('2025-08-15', '2025-08-19');
const SEPTEMBER = period('2025-09-12', '2025-09-17');
const OCTOBER = period('2025-10-08', '2025-10-12');
const CYCLE: FinishedCycle = {
  start: '2025-09-12',
  nextStart: '2025-10-08',
  lengthDays: 26,
  bleedingDays: 6,
  ovulation: null,
  notCounted: null,
  question: null,
  mark: null,
};
const facts = (cycle: FinishedCycle = CYCLE): DraftFacts => ({
  cycle,
  period: SEPTEMBER,
  periods: [OCTOBER, SEPTEMBER, AUGUST],
  today: TODAY,
});
const faultsOf = (part: Partial<CycleDraft>) => findCycleFaults({ ...draftOf(facts()), ...part }, facts());

describe('the form of a cycle', () => {
  it('begins with what is recorded and said', () => {
    expect(draftOf(facts())).toEqual({
      start: '2025-09-12',
      end: '2025-09-17',
      ovulationOn: null,
      count: 'found',
      reason: '',
    });
    const mark = {
      cycle_start: '2025-09-12',
      verdict: 'unusual',
      reason: 'stress',
      ovulation_on: '2025-09-25',
    } as const;
    const draft = draftOf(facts({ ...CYCLE, mark }));
    expect(draft).toMatchObject({ count: 'unusual', reason: 'stress', ovulationOn: '2025-09-25' });
    expect(saidBy(draft)).toEqual({ verdict: 'unusual', reason: 'stress', ovulation_on: '2025-09-25' });
  });
  it('can be saved as it is, and with other days', () => {
    expect(faultsOf({})).toEqual({});
    expect(faultsOf({ start: '2025-09-10', end: null })).toEqual({});
  });
  it('says at the field which days cannot be', () => {
    expect(faultsOf({ end: '2025-09-11' })).toEqual({ end: 'A period cannot end before it starts' });
    expect(faultsOf({ start: '2025-11-22', end: null }).start).toBe('A period cannot be in the future');
    expect(faultsOf({ start: '2025-08-19' })).toEqual({ start: 'These days touch the period 15 – 19 Aug' });
    expect(faultsOf({ end: '2025-10-08' })).toEqual({ start: 'These days touch the period 8 – 12 Oct' });
    expect(faultsOf({ start: '2025-10-08', end: '2025-10-10' }).start).toBe(
      'These days touch the period 8 – 12 Oct',
    );
  });
  it('takes a day of ovulation only in this cycle', () => {
    expect(faultsOf({ ovulationOn: '2025-09-25' })).toEqual({});
    expect(faultsOf({ ovulationOn: '2025-10-08' })).toEqual({
      ovulation: 'Choose a day of this cycle, 12 Sept – 7 Oct',
    });
    // Moved later, the day lies before it.
    expect(faultsOf({ start: '2025-09-14', ovulationOn: '2025-09-13' }).ovulation).toBeDefined();
  });
  it('asks for the reason of an unusual one, and keeps none beside another answer', () => {
    expect(faultsOf({ count: 'unusual' })).toEqual({ reason: 'Choose a reason' });
    expect(saidBy({ ...draftOf(facts()), count: 'whole', reason: 'travel' })).toEqual({
      verdict: 'whole',
      reason: null,
      ovulation_on: null,
    });
  });
});

describe('how a cycle may count', () => {
  const values = (part: Partial<FinishedCycle>) =>
    listCountChoices({ ...CYCLE, ...part }).map(({ value }) => value);

  it('offers of an ordinary one to leave it out', () => {
    expect(values({})).toEqual(['found', 'unusual']);
  });
  it('offers of a long one that it was so, or that a period is missing', () => {
    expect(values({ lengthDays: 57, question: 'start-missing' })).toEqual([
      'found',
      'unusual',
      'whole',
      'start-missing',
    ]);
  });
  it('never offers to count what lasted longer than any cycle', () => {
    expect(values({ lengthDays: 140, notCounted: 'too-long' })).toEqual([
      'found',
      'unusual',
      'start-missing',
    ]);
  });
  it('says why it is not counted by itself', () => {
    const [found] = listCountChoices({ ...CYCLE, notCounted: 'interrupted' });
    expect(found?.label).toMatch(/^Not counted: a pregnancy, a pause/);
  });
});
