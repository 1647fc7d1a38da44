import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CyclePause } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { describe, expect, it } from 'vitest';
import { draftPause, namePause, type PauseDraft, readPause } from './pause-draft.ts';

const ID = '7d0f3a52-8d11-4f39-9f0e-5b1c2d3e4f50';
const TODAY = '2025-11-21';
const SPRING: CyclePause = { id: 'spring', from_on: '2025-03-01', to_on: '2025-04-30', reason: 'treatment' };
const read = (part: Partial<PauseDraft>, others: CyclePause[] = [], starts: CalendarDate[] = []) =>
  readPause(
    ID,
    { from: '2025-06-01', to: '2025-07-31', isGoing: false, reason: 'hormones', ...part },
    { others, periods: starts.map((period_start_date) => ({ period_start_date })), today: TODAY },
  );

describe('the form of a time without cycles', () => {
  it('gives the pause under its id', () => {
    expect(read({}).pause).toEqual({
      id: ID,
      from_on: '2025-06-01',
      to_on: '2025-07-31',
      reason: 'hormones',
    });
    expect(read({ isGoing: true }).pause?.to_on).toBeNull();
    expect(draftPause(SPRING)).toEqual({
      from: '2025-03-01',
      to: '2025-04-30',
      isGoing: false,
      reason: 'treatment',
    });
    expect(draftPause({ ...SPRING, to_on: null }).isGoing).toBe(true);
  });
  it('says at each field what is missing', () => {
    expect(read({ from: null, to: null, reason: '' }).faults).toEqual({
      from: 'Choose the first day',
      to: 'Choose the last day, or say that it goes on',
      reason: 'Choose a reason',
    });
    expect(read({ to: '2025-05-31' })).toEqual({
      pause: null,
      faults: { to: 'Choose a day after the first one' },
    });
  });
  it('refuses days that another one has, and takes those beside it', () => {
    expect(read({ from: '2025-04-30' }, [SPRING]).faults.from).toBe(
      'These days touch the time 1 Mar – 30 Apr',
    );
    expect(read({ from: '2025-05-01' }, [SPRING]).faults).toEqual({});
    const open = { ...SPRING, to_on: null };
    expect(read({}, [open]).faults.from).toBe('These days touch the time since 1 Mar');
    expect(read({ from: '2025-01-01', to: null, isGoing: true }, [SPRING]).faults.from).toBeDefined();
    expect(namePause(open, TODAY)).toBe('since 1 Mar');
  });
  it('takes a time after one that a period ended, from the first day of that period on', () => {
    const open = { ...SPRING, to_on: null };
    expect(read({}, [open], ['2025-05-12']).faults).toEqual({});
    expect(read({ from: '2025-05-12' }, [open], ['2025-05-12']).faults).toEqual({});
    expect(read({ from: '2025-05-11' }, [open], ['2025-05-12']).faults.from).toBe(
      'These days touch the time 1 Mar – 11 May',
    );
    // Entered as one that goes on, and ended by a period before the other began.
    expect(read({ from: '2025-01-01', to: null, isGoing: true }, [SPRING], ['2025-02-01']).faults).toEqual(
      {},
    );
  });
});
