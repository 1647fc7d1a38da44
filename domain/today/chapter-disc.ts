import type { CalendarDate } from '../calendar/calendar-date.ts';
import { longDay } from '../calendar/name-day.ts';
import type { Chapter } from '../chapters/find-chapter.ts';
import { sayNoCycle } from '../chapters/say-chapter.ts';
import { sayWeeks } from '../chapters/say-since-end.ts';
import { countOf } from '../count-of.ts';
import { countedOrbit } from './orbits.ts';
import type { TodayDisc } from './today-view.ts';

/** So long are the weeks after a birth drawn, one seed a day; nothing is drawn after another end. */
export const AFTER_BIRTH_DAYS = 42;
/** From then on weeks are easier to read than days. */
const DAYS_OTHERWISE = 14;

/** After a pregnancy. Only where she said that a baby was born a word is of it: otherwise the day alone is named. */
export function chapterDisc(chapter: Chapter, today: CalendarDate): TodayDisc {
  const { days, end, endedOn } = chapter;
  const isBirth = end === 'birth';
  const inDays = isBirth ? AFTER_BIRTH_DAYS : DAYS_OTHERWISE - 1;
  const since = isBirth ? 'after the birth' : `since ${longDay(endedOn, today)}`;
  const look = 'chapter';
  const orbit = isBirth && days <= AFTER_BIRTH_DAYS ? countedOrbit(days, AFTER_BIRTH_DAYS) : [];
  const line = sayNoCycle(chapter);
  if (days === 0)
    return { look, numeral: 'Today', words: isBirth ? 'the day of the birth' : null, line, orbit };
  if (days > inDays) {
    const [weeks = '', rest] = sayWeeks(days).split(' and ');
    return { look, numeral: weeks, words: rest ? `and ${rest}` : since, line: rest ? since : line, orbit };
  }
  return { look, numeral: isBirth ? `Day ${days}` : countOf(days, 'day'), words: since, line, orbit };
}
