import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useId } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useDayEntry } from '../../data/day-entry/use-day-entry.ts';
import { DayHead, titleOf } from './day-head.tsx';
import { SheetBody } from './sheet-body.tsx';
import { SheetFoot } from './sheet-foot.tsx';

interface LogSheetInlineProps {
  userId: string;
  stage: LifeStage;
  day: CalendarDate;
  onDay: (day: CalendarDate) => void;
}

/** The same beside Today, where there is room for it: it lies open, and another day of strip or month is shown in it. */
export default function LogSheetInline({ userId, stage, day, onDay }: LogSheetInlineProps) {
  const id = useId();
  const today = useToday();
  const entry = useDayEntry(userId, stage, day);
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-card border border-border bg-surface shadow-card"
    >
      <header className="px-4 pt-4 pb-1">
        <h2 id={id} className="type-h2 mb-1">
          {titleOf(day, today)}
        </h2>
        <DayHead {...{ day, today }} onChoose={onDay} />
      </header>
      <div className="px-4">
        <SheetBody key={day} {...{ userId, stage, day, today, entry }} />
      </div>
      <SheetFoot entry={entry} />
    </section>
  );
}
