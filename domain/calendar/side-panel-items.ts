import { periodLengthDays } from '../cycle/cycle.ts';
import { lastRecordedDay } from '../cycle/period.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';
import { type MostNoted, mostNotedMood, mostNotedSymptom } from '../signals/noted-signals.ts';
import { type CalendarDate, inclusiveDays } from './calendar-date.ts';
import { countDays } from './name-day.ts';
import type { PanelFacts, PanelItem } from './side-panel.ts';

/** As long as she has recorded nothing at all, samples stand in; from her first record on, what is missing is missing. */
export function hasRecords({ isExample, signals, pregnancy, bleeding }: PanelFacts): boolean {
  return !isExample || signals.length > 0 || Boolean(pregnancy) || (bleeding?.size ?? 0) > 0;
}

/** What was noted on the most days. */
export function mostNoted(noted: readonly DailyHealthSignals[]): PanelItem[] {
  return [
    { label: 'Most noted symptom', value: sayMost(mostNotedSymptom(noted)) },
    { label: 'Most noted mood', value: sayMost(mostNotedMood(noted)) },
  ];
}

export function daysLogged(value: number, max: number): PanelItem {
  return { label: 'Days logged', value: `${value} of ${max}`, progress: { value, max, tone: 'sage' } };
}

export function periodItem(period: PanelFacts['periods'][number], today: CalendarDate): PanelItem {
  const { period_start_date: start, period_end_date: end } = period;
  if (end !== null) return { label: 'Period length', value: countDays(periodLengthDays(start, end)) };
  const isGoingOn = lastRecordedDay(period, today) === today;
  return isGoingOn
    ? {
        label: 'Period',
        value: `Day ${inclusiveDays(start, today)}`,
        badge: { label: 'Going on', tone: 'fact' },
      }
    : { label: 'Period length', value: 'No end recorded' };
}

function sayMost(most: MostNoted | null): string {
  return most === null ? 'None noted' : `${most.label}, ${countDays(most.dayCount)}`;
}
