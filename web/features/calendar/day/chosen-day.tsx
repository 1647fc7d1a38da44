import { type CalendarMonth, monthOf } from '@lunaria/domain/calendar/calendar-month.ts';
import { useDrawnDays } from '../grid/use-drawn-days.ts';
import { StrokeLine } from '../paint/stroke-line.tsx';
import type { WholeCalendar } from '../use-whole-calendar.tsx';
import { DayPanel } from './day-panel.tsx';

/** Below the months: the day that she chose, today until then, and what she has just drawn. */
export function ChosenDay({ whole }: { whole: WholeCalendar }) {
  const { userId, stage, isCycling, calendar, chosen, strokes, edit, track } = whole;
  const date = chosen ?? calendar.today;
  const month: CalendarMonth = monthOf(date);
  const { mark = null, medicines } = useDrawnDays(calendar, isCycling, month).get(date) ?? {};
  return (
    <div className="space-y-2">
      <DayPanel {...{ calendar, date, mark, medicines }} onEdit={edit} onTrack={track} />
      <StrokeLine {...{ userId, stage, calendar, strokes }} />
    </div>
  );
}
