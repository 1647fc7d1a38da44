import type { CalendarDate } from '../calendar/calendar-date.ts';
import { findBreaks } from '../cycle/history/find-breaks.ts';
import type { CycleFacts } from '../cycle/history/recorded-cycles.ts';
import type { AdviceCard } from './advice-card.ts';
import { findAdvice } from './find-advice.ts';

/** What is worth an appointment in what her cycles are found from: the same on every screen, and on paper. */
export function adviceOfCycles(facts: CycleFacts, birthDate: CalendarDate | null): AdviceCard[] {
  const { today, stage, periods, bleeding, records } = facts;
  const goesOn = ({ to }: { to: CalendarDate | null }) => to === null || to > today;
  if (records.pregnancies.some(goesOn)) return [];
  return findAdvice(
    {
      ...{ day: today, stage, birthDate, periods, bleeding },
      ended: records.pregnancies,
      breaks: findBreaks(facts),
    },
    // No rule that is asked here knows an hour.
    { today, now: new Date(`${today}T12:00:00Z`), zone: 'UTC' },
  );
}
