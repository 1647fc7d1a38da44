import { addDays, type CalendarDate, listDays } from '../../calendar/calendar-date.ts';
import { QUANTITIES, type Quantity } from '../../daily-log/quantities.ts';
import { RECENT_LOG_DAYS } from '../../daily-log/recent-logs.ts';
import type { Known } from '../../dashboard/figure.ts';
import type { TodayCard } from '../../dashboard/health-today.ts';
import type { LogWrite, Writes } from './any-writes.ts';
import { differ, isOf } from './written-of.ts';

const CHARTS: Readonly<Partial<Record<TodayCard['id'], Quantity['code']>>> = {
  ...{
    sleep: 'a1',
    mood: 'a4',
    water: 'a6',
    movement: 'a3',
    temperature: 'b1',
    anxiety: 'b6',
    fatigue: 'b7',
  },
  ...{ kicks: 'b8', 'hot-flashes': 'b11', 'blood-pressure': 'b17', energy: 'b19' },
};
/** The fields behind the cards that have no chart. */
const ANSWERS: Readonly<Partial<Record<TodayCard['id'], string>>> = {
  ...{ pill: 'pill_taken', medication: 'medication' },
};

/** What a card says and draws of a value that is logged. Those of her cycle are compared with the other screens. */
export function findUnwrittenOnCard(
  { id, label, reading }: TodayCard,
  writes: Writes,
  today: CalendarDate,
): string[] {
  if (reading.kind === 'sample') return [`card ${label}: a sample`];
  const quantity = QUANTITIES.find(({ code }) => CHARTS[id] === code);
  const isBehind = quantity ? isOf(quantity) : ({ key }: LogWrite) => key === ANSWERS[id];
  if (quantity === undefined && ANSWERS[id] === undefined) return [];
  const recent = writes.log.filter(isBehind).filter(({ day }) => day > addDays(today, -RECENT_LOG_DAYS));
  const isShown = reading.kind === 'hers' || reading.line !== undefined;
  return [
    ...(id !== 'blood-pressure'
      ? differ(
          `card ${label}`,
          reading.kind === 'hers',
          recent.some(({ day }) => day === today),
        )
      : []),
    ...differ(`card ${label}, at all`, isShown, recent.length > 0),
    ...differ(`week of card ${label}`, ...weekOf(reading, recent, today)),
  ];
}

/** Which of the last seven days have something in the graphic, and which were written. */
function weekOf(reading: Known, recent: readonly LogWrite[], today: CalendarDate): [unknown, unknown] {
  const graphic = reading.kind === 'hers' ? reading.figure.graphic : reading.graphic;
  const shown =
    graphic?.kind === 'days'
      ? graphic.shares
      : graphic?.kind === 'points'
        ? graphic.heights
        : graphic?.kind === 'marks'
          ? graphic.marks
          : null;
  if (shown === null) return [null, null];
  const days = listDays(addDays(today, -6), today);
  return [shown.map((value) => value !== null), days.map((date) => recent.some(({ day }) => day === date))];
}
