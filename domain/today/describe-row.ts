import type { Now } from '../body/describe-now.ts';
import { addDays, type CalendarDate, dayOfMonth, daysBetween } from '../calendar/calendar-date.ts';
import { monthOf } from '../calendar/calendar-month.ts';
import { longDay, nameWeekday, shortDay, shortWeekday } from '../calendar/name-day.ts';
import { hasCycle, showsForecast } from '../cycle/cycle-modes.ts';
import type { CycleForecast, DateWindow } from '../cycle/forecast/forecast-cycle.ts';
import { offerPeriod } from '../cycle/period-offer.ts';
import { chapterOf } from '../dashboard/chapter-figures.ts';
import { addressOf } from '../dashboard/places.ts';
import { CYCLE_SECTION_ID, OVERVIEW_SECTION_ID, PREGNANCY_SECTION_ID } from '../dashboard/sections.ts';
import type { TodayFacts } from '../dashboard/today-facts.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { AFTER_BIRTH_DAYS } from './chapter-disc.ts';
import type { TodayRow } from './today-view.ts';
import { countWithoutPeriod, YEAR_MONTHS } from './without-period.ts';

/** After another end than a birth what bleeds first is no period, and nothing is asked. */
const QUIET_AFTER_END_DAYS = 21;

/** What comes next, with its window; null where there is nothing to say. */
export function describeRow(stage: LifeStage, facts: TodayFacts): TodayRow | null {
  if (stage === 'pregnancy') return dueRow(facts);
  if (!hasCycle(stage)) return yearRow(stage, facts);
  const { now, today } = facts;
  if (now === undefined) return null;
  const chapter = chapterOf(facts);
  if (chapter?.end === 'birth' && chapter.days <= AFTER_BIRTH_DAYS) {
    const on = addDays(chapter.endedOn, AFTER_BIRTH_DAYS);
    const title = `Check-up: about ${longDay(on, today)}`;
    const line = 'Six weeks after the birth';
    return { sign: 'check-up', title, line, to: addressOf(OVERVIEW_SECTION_ID), offersStart: false };
  }
  if (now.state === 'pregnant' || now.state === 'clock-behind') return null;
  if (chapter !== null && chapter.end !== 'birth' && chapter.days < QUIET_AFTER_END_DAYS) return null;
  if (stage === 'ivf' && now.cycle !== null) return clinicRow(facts, now);
  if (now.next === null || !showsForecast(stage)) return waitingRow(stage, facts, now);
  return now.state === 'late' ? rangeRow(facts, now, now.next) : nextRow(facts, now, now.next);
}

/** Whether one press may record that a period started today. */
function offersStart({ period, today }: TodayFacts): boolean {
  return offerPeriod(today, period ? [period] : [], today)?.kind === 'start';
}

/** `Next period: Friday 18 December`, `In 25 days. 8 in 10: 15 to 19 December`. */
function nextRow(facts: TodayFacts, now: Now, next: CycleForecast): TodayRow {
  const { date, window80, usualDays, cycleDay } = next;
  const { today } = facts;
  // From the shortest of her usual lengths on: what is left of the window moves on with every day.
  const isInWindow = cycleDay > usualDays.from || today >= window80.from;
  const canStart = isInWindow && now.period === null && offersStart(facts);
  const name = `Next ${nameBleeding(now)}`;
  return {
    sign: 'next-period',
    // Beside the button there is room for short words only.
    title: canStart
      ? `${name}: ${now.isByHormones ? '' : `${shortWeekday(date)} `}${shortDay(date, date)}`
      : `${name}: ${sayNearDay(date)}`,
    line: canStart ? sayChanceWindow(window80) : `${sayAway(today, date)} ${sayChanceWindow(window80)}`,
    to: addressOf(CYCLE_SECTION_ID),
    offersStart: canStart,
  };
}

/** Past her usual days no date is promised: her own range is what is known. */
function rangeRow(facts: TodayFacts, now: Now, { usualDays, window80 }: CycleForecast): TodayRow {
  const { from, to } = usualDays;
  return {
    sign: 'range',
    title: `Usually ${from === to ? from : `${from} to ${to}`} days`,
    line: sayChanceWindow(window80),
    to: addressOf(CYCLE_SECTION_ID),
    offersStart: now.period === null && offersStart(facts),
  };
}

/** Nothing is forecast: it starts with a period that she notes. */
function waitingRow(stage: LifeStage, facts: TodayFacts, now: Now): TodayRow {
  const isUnrecorded = now.state === 'unrecorded';
  const which = isUnrecorded && stage === 'pre-menstrual' ? 'first' : 'next';
  return {
    sign: 'waiting',
    title: `Log your ${which} ${nameBleeding(now)} when it comes`,
    line: isUnrecorded && showsForecast(stage) ? 'Your first dates start with it' : null,
    to: null,
    offersStart: now.period === null && offersStart(facts),
  };
}

function clinicRow(facts: TodayFacts, now: Now): TodayRow {
  const canStart = now.period === null && offersStart(facts);
  return {
    sign: 'clinic',
    // Beside the button there is room for short words only.
    title: canStart ? 'Dates: your clinic' : 'Your clinic has the dates',
    line: canStart ? 'Log how you feel' : 'Log medicine and how you feel',
    to: null,
    offersStart: canStart,
  };
}

/** Babies are born at term from three weeks before the due date to two after it; most within two weeks of it. */
const AROUND_DUE_DAYS = 14;

function dueRow({ pregnancy, today, unknown }: TodayFacts): TodayRow | null {
  const to = addressOf(PREGNANCY_SECTION_ID);
  const row = { sign: 'due', to, offersStart: false } as const;
  if (pregnancy === null) {
    if (unknown?.includes('pregnancy')) return null;
    return { ...row, title: 'Add your dates', line: 'Then you see your week and your due date' };
  }
  const { phase, dueDate } = describePregnancy(pregnancy, today);
  if (phase === 'not-started') return { ...row, title: 'Look at your dates again', line: null };
  if (phase === 'past-42-weeks') {
    return { ...row, title: 'Ask your midwife or doctor', line: 'By your dates you are past 42 weeks' };
  }
  const [from, last] = [addDays(dueDate, -AROUND_DUE_DAYS), addDays(dueDate, AROUND_DUE_DAYS)];
  return {
    ...row,
    title: `${dueDate < today ? 'Was due' : 'Due'} ${sayNearDay(dueDate)}`,
    line: `Most babies come ${shortDay(from, from)} to ${shortDay(last, last)}`,
  };
}

function yearRow(stage: LifeStage, facts: TodayFacts): TodayRow | null {
  const counted = countWithoutPeriod(facts);
  const row = { sign: 'months', to: addressOf(OVERVIEW_SECTION_ID), offersStart: false } as const;
  if (stage === 'menopause' && counted === null) return null;
  if (stage === 'menopause' && counted !== null && counted.months < YEAR_MONTHS) {
    const title = `12 months on ${longDay(counted.yearOn, facts.today)}`;
    return { ...row, title, line: 'After that, have any bleeding checked' };
  }
  return { ...row, title: 'Have any bleeding checked', line: 'Even if it is light and only once' };
}

const nameBleeding = ({ isByHormones }: Now) => (isByHormones ? 'bleeding' : 'period');

/** `Friday 18 December`: less than a year away, so that no year is needed. */
function sayNearDay(date: CalendarDate): string {
  return `${nameWeekday(date)} ${longDay(date, date)}`;
}

function sayAway(today: CalendarDate, date: CalendarDate): string {
  const days = daysBetween(today, date);
  if (days === 0) return 'Today.';
  return days === 1 ? 'Tomorrow.' : `In ${days} days.`;
}

/** `8 in 10: 15 to 19 December`, `8 in 10: 28 Nov to 2 Dec`: what every screen says of the window, in one line. */
function sayChanceWindow({ from, to }: DateWindow): string {
  if (from === to) return `8 in 10: ${longDay(to, to)}`;
  if (monthOf(from) === monthOf(to)) return `8 in 10: ${dayOfMonth(from)} to ${longDay(to, to)}`;
  return `8 in 10: ${shortDay(from, from)} to ${shortDay(to, to)}`;
}
