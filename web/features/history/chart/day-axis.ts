import { type CalendarDate, dayOfMonth, daysBetween } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay, shortMonth, shortWeekday } from '@lunaria/domain/calendar/name-day.ts';

export interface DayMark {
  /** Of the day in the range. */
  index: number;
  /** Where the middle of its label stands, so that no label leaves the drawing. */
  x: number;
  label: string;
  /** Below it, in a second line. */
  below?: string;
}

interface DayAxisRoom {
  /** The middle of the day with this index. */
  xOf: (index: number) => number;
  /** Labels stand between 0 and this. */
  width: number;
}

interface Scheme {
  isMarked: (day: CalendarDate) => boolean;
  name: (day: CalendarDate) => Pick<DayMark, 'label' | 'below'>;
}

/** Of the labels' 12 px: none of their letters is wider on average. */
const LETTER_WIDTH = 7;
const GAP = 6;

/** The days that are named below a chart: as many as have room without touching. Oldest first. */
export function makeDayAxis(days: readonly CalendarDate[], room: DayAxisRoom): DayMark[] {
  const last = days.at(-1);
  if (last === undefined) return [];
  for (const scheme of listSchemes(last, days.length)) {
    const marks = place(days, scheme, room);
    if (marks.length > 0 && !doTouch(marks)) return marks;
  }
  return [];
}

/** From close to far apart. */
function listSchemes(last: CalendarDate, count: number): Scheme[] {
  const dayAndMonth = (day: CalendarDate) => ({ label: shortDay(day, day) });
  const everyDay: Scheme = {
    isMarked: () => true,
    name: (day) => ({ label: shortWeekday(day), below: String(dayOfMonth(day)) }),
  };
  const every = (step: number): Scheme => ({
    isMarked: (day) => daysBetween(day, last) % step === 0,
    name: dayAndMonth,
  });
  const months = (step: number): Scheme => ({
    isMarked: (day) => dayOfMonth(day) === 1 && (Number(day.slice(5, 7)) - 1) % step === 0,
    name: (day) => ({ label: count > 100 ? nameMonthOf(day) : shortDay(day, day) }),
  });
  if (count <= 7) return [everyDay, every(2), every(3)];
  if (count <= 100) return [every(7), every(14), months(1), every(count - 1)];
  return [months(1), months(2), months(3), months(6)];
}

/** `Feb`; January says which year begins. */
function nameMonthOf(day: CalendarDate): string {
  const isJanuary = day.slice(5, 7) === '01';
  return isJanuary ? String(Number(day.slice(0, 4))) : shortMonth(day);
}

function place(days: readonly CalendarDate[], { isMarked, name }: Scheme, room: DayAxisRoom): DayMark[] {
  return days.flatMap((day, index) => {
    if (!isMarked(day)) return [];
    const names = name(day);
    const half = widthOf(names) / 2;
    return [{ index, x: Math.min(Math.max(room.xOf(index), half), room.width - half), ...names }];
  });
}

function doTouch(marks: readonly DayMark[]): boolean {
  return marks.some((mark, index) => {
    const next = marks[index + 1];
    return next !== undefined && mark.x + widthOf(mark) / 2 + GAP > next.x - widthOf(next) / 2;
  });
}

/** How wide a label is taken to be, in px. */
export function widthOf({ label, below = '' }: Pick<DayMark, 'label' | 'below'>): number {
  return Math.max(label.length, below.length) * LETTER_WIDTH;
}
