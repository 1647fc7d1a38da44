import { isBleeding } from '../bleeding/bleeding-day.ts';
import type { DayMark } from '../cycle/mark-days.ts';
import type { SaidMedicines } from '../records/say-medicines.ts';
import { type HealthSignals, isEmptySignals, MOODS, SYMPTOMS } from '../signals/health-signals.ts';
import type { CalendarDate } from './calendar-date.ts';
import { longDay, nameWeekday } from './name-day.ts';

/** A day as the panel below the month says it. */
export interface SaidDay {
  date: CalendarDate;
  today: CalendarDate;
  /** 1 on the first day of its cycle; null: none is counted. */
  cycleDay: number | null;
  /** As it is drawn; null: a regular day. */
  mark: DayMark | null;
  /** How ovulation is known to have been on it, `by LH test`; null: it is not. */
  ovulation: string | null;
  signals: HealthSignals;
  /** Whose days it is one of; missing: none. */
  medicines?: SaidMedicines | undefined;
}

/** `Saturday 21 November`; today by its name, and by its day where one is counted. */
export function nameSaidDay({ date, today, cycleDay }: Pick<SaidDay, 'date' | 'today' | 'cycleDay'>): string {
  if (date !== today) return `${nameWeekday(date)} ${longDay(date, today)}`;
  return cycleDay === null ? 'Today' : `Today, day ${cycleDay}`;
}

/** What is known of the day in one line: `Day 2. Medium bleeding, abdominal cramps.` */
export function sayDay(day: SaidDay): string {
  const { date, today, cycleDay, mark } = day;
  const parts = [
    ...(cycleDay !== null && date !== today ? [`Day ${cycleDay}`] : []),
    ...sayBleeding(day),
    ...sayOvulation(day),
  ];
  if (mark?.dayClass === 'fertile' && mark.source === 'computed') parts.push('Probably fertile, an estimate');
  if (day.medicines) parts.push(day.medicines.said);
  if (date > today && parts.length === 0 && isEmptySignals(day.signals)) return 'Nothing noted for this day.';
  if (!hasNoted(day) && date <= today) parts.push('Nothing noted');
  return `${parts.join('. ')}.`;
}

/** What she noted stands together: bleeding first, then how she felt. */
function sayBleeding({ mark, signals }: SaidDay): string[] {
  const noted = listNoted(signals);
  const bled = mark?.dayClass === 'period' ? nameBleeding(mark) : null;
  if (bled !== null && mark?.source === 'recorded') return [sentence([bled, ...noted])];
  return [...(bled === null ? [] : [bled]), ...(noted.length === 0 ? [] : [sentence(noted)])];
}

function nameBleeding({ source, bleeding, isEndUnknown }: DayMark): string | null {
  if (source === 'example') return null;
  if (source === 'computed') return isEndUnknown ? 'Period, its end is not known yet' : 'Period expected';
  const flow = bleeding?.flow ?? null;
  if (!isBleeding(flow) || flow === 'unspecified')
    return bleeding?.isPeriod === false ? 'bleeding' : 'period';
  return flow === 'spotting' ? 'spotting' : `${flow} bleeding`;
}

function sayOvulation({ mark, ovulation }: SaidDay): string[] {
  if (ovulation !== null) return [`Ovulation, ${ovulation}`];
  return mark?.dayClass === 'ovulation' && mark.source === 'computed' ? ['Ovulation, an estimate'] : [];
}

function listNoted({ symptoms, mood, intercourse, discharge, notes }: HealthSignals): string[] {
  const names = [
    ...SYMPTOMS.filter(({ value }) => symptoms.includes(value)),
    ...MOODS.filter(({ value }) => mood.includes(value)),
  ].map(({ label }) => label.toLowerCase());
  return [
    ...names,
    ...(intercourse.length > 0 ? ['sex'] : []),
    ...(discharge === 'none' ? [] : ['discharge']),
    ...(notes.trim() === '' ? [] : ['a note']),
  ];
}

function hasNoted({ mark, signals }: SaidDay): boolean {
  return !isEmptySignals(signals) || (mark?.dayClass === 'period' && mark.source === 'recorded');
}

function sentence(words: readonly string[]): string {
  const text = words.join(', ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
