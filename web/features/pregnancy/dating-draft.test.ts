import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import {
  DATING_TEXTS,
  dateByDueDate,
  dateByLastPeriod,
  dateByWeek,
} from '@lunaria/domain/pregnancy/dating.ts';
import { describe, expect, test } from 'vitest';
import { readDraft, startDraft } from './dating-draft.ts';

const TODAY = '2026-11-21';
const empty = startDraft(null, TODAY);

test('without a dating the form is empty and says what is missing', () => {
  expect(empty).toEqual({ method: 'lastPeriod', lastPeriod: null, dueDate: null, week: null });
  const faultOf = (method: typeof empty.method) => readDraft({ ...empty, method }, TODAY, null).fault;
  expect(faultOf('lastPeriod')).toBe(DATING_TEXTS.lastPeriodMissing);
  expect(faultOf('dueDate')).toBe(DATING_TEXTS.dueDateMissing);
  expect(faultOf('currentWeek')).toBe(DATING_TEXTS.week);
});

// O-93 to O-96
test('only the chosen method is read', () => {
  const filled = { ...empty, lastPeriod: '2026-06-03', dueDate: '2027-03-13', week: 24 } as const;
  expect(readDraft({ ...filled, method: 'lastPeriod' }, TODAY, null).dating).toEqual(
    dateByLastPeriod('2026-06-03', TODAY),
  );
  expect(readDraft({ ...filled, method: 'dueDate' }, TODAY, null).dating).toEqual(
    dateByDueDate('2027-03-13', TODAY),
  );
  expect(readDraft({ ...filled, method: 'currentWeek' }, TODAY, null).dating).toEqual(dateByWeek(24, TODAY));
});

// O-88, O-89, O-91, O-92
describe('what cannot be is said', () => {
  test.each([0, 43, 12.5, Number.NaN])('week %d', (week) => {
    expect(readDraft({ ...empty, method: 'currentWeek', week }, TODAY, null).fault).toBe(DATING_TEXTS.week);
  });
  test('a last period ahead, a due date that has passed', () => {
    const tomorrow = addDays(TODAY, 1);
    const yesterday = addDays(TODAY, -1);
    expect(readDraft({ ...empty, lastPeriod: tomorrow }, TODAY, null).fault).toBe(
      DATING_TEXTS.lastPeriodInFuture,
    );
    expect(readDraft({ ...empty, method: 'dueDate', dueDate: yesterday }, TODAY, null).fault).toBe(
      DATING_TEXTS.dueDateInPast,
    );
  });
});

describe('what is saved already', () => {
  test('a week is shown as it is today, and saved again it keeps its beginning', () => {
    const current = dateByWeek(24, addDays(TODAY, -17));
    const draft = startDraft(current, TODAY);
    expect(draft).toMatchObject({ method: 'currentWeek', week: 26 });
    expect(readDraft(draft, TODAY, current).dating).toBe(current);
    expect(readDraft({ ...draft, week: 27 }, TODAY, current).dating).toEqual(dateByWeek(27, TODAY));
  });

  test('a due date that has passed since may stay', () => {
    const current = dateByDueDate(addDays(TODAY, -3), addDays(TODAY, -100));
    expect(readDraft(startDraft(current, TODAY), TODAY, current).dating).toBe(current);
  });

  test('a week past 42 is not offered again', () => {
    const current = dateByWeek(42, addDays(TODAY, -30));
    expect(startDraft(current, TODAY).week).toBeNull();
    expect(readDraft(startDraft(current, TODAY), TODAY, current).fault).toBe(DATING_TEXTS.week);
  });
});
