import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useState } from 'react';
import { closeLogSheet, useLogSheetRequest } from '../../app/log-sheet-request.ts';
import { useToday } from '../../app/use-today.ts';
import { useDayEntry } from '../../data/day-entry/use-day-entry.ts';
import { DayHead, titleOf } from './day-head.tsx';
import { SheetBody } from './sheet-body.tsx';
import { SheetFoot } from './sheet-foot.tsx';
import { SheetWindow } from './sheet-window.tsx';

interface LogSheetProps {
  userId: string;
  stage: LifeStage;
}

/** How she is on a day, over whatever page she is on. Every press is saved; closing it only closes. */
export default function LogSheet({ userId, stage }: LogSheetProps) {
  const request = useLogSheetRequest();
  if (request === null) return null;
  // Asked for again it begins at the day that was asked for.
  return <OpenSheet key={request.day} {...{ userId, stage }} asked={request.day} />;
}

function OpenSheet({ userId, stage, asked }: LogSheetProps & { asked: CalendarDate | null }) {
  const today = useToday();
  const [chosen, setChosen] = useState(asked);
  const day = chosen ?? today;
  const entry = useDayEntry(userId, stage, day);
  return (
    <SheetWindow
      title={titleOf(day, today)}
      head={<DayHead {...{ day, today }} onChoose={(next) => setChosen(next === today ? null : next)} />}
      foot={<SheetFoot entry={entry} onDone={closeLogSheet} />}
      onClose={closeLogSheet}
    >
      <SheetBody key={day} {...{ userId, stage, day, today, entry }} onLeave={closeLogSheet} />
    </SheetWindow>
  );
}
