import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';
import { DISCHARGES, type HealthSignals, MOODS, SYMPTOMS } from '@lunaria/domain/signals/health-signals.ts';

/** What a screen reader says for a day: date, class and how it is known, and everything that is noted. */
export function describeDay(
  date: CalendarDate,
  mark: DayMark,
  signals: HealthSignals | null,
  isToday: boolean,
  /** What lies over the day. */
  said: readonly string[] = [],
): string {
  const day = [nameDay(date), ...(isToday ? ['today'] : []), ...describeMark(mark)].join(', ');
  return [day, ...said, ...(signals ? nameSignals(signals) : [])].join('. ');
}

/** `period, recorded`, `ovulation, estimate`, `bleeding, spotting, recorded`; nothing for a regular day. */
export function describeMark({
  dayClass,
  source,
  bleeding,
  isEndUnknown,
  ovulation = null,
}: DayMark): string[] {
  // What says that ovulation was on it is said beside it.
  if (dayClass === 'regular' || (dayClass === 'ovulation' && ovulation !== null)) return [];
  if (bleeding !== undefined) {
    const amount = bleeding.flow === 'unspecified' ? [] : [bleeding.flow];
    return [bleeding.isPeriod ? 'period' : 'bleeding', ...amount, 'recorded'];
  }
  if (source === 'recorded') return [dayClass, 'recorded'];
  if (source === 'example') return [dayClass, 'example'];
  if (isEndUnknown) return [dayClass, 'expected', 'end not known yet'];
  return [dayClass, dayClass === 'period' ? 'predicted' : 'estimate'];
}

function nameSignals({ symptoms, intercourse, mood, discharge, notes }: HealthSignals): string[] {
  return [
    nameList('Symptoms', labelsOf(SYMPTOMS, symptoms)),
    nameList(
      'Intercourse',
      intercourse.map((entry) => (entry.protected ? 'protected' : 'unprotected')),
    ),
    nameList('Mood', labelsOf(MOODS, mood)),
    nameList('Discharge', discharge === 'none' ? [] : labelsOf(DISCHARGES, [discharge])),
    notes.trim() === '' ? '' : 'With notes',
  ].filter((part) => part !== '');
}

const nameList = (title: string, labels: readonly string[]) =>
  labels.length === 0 ? '' : `${title}: ${labels.join(', ')}`;

function labelsOf(list: readonly { value: string; label: string }[], codes: readonly string[]): string[] {
  return list.filter(({ value }) => codes.includes(value)).map(({ label }) => label);
}
