import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { QueryClient } from '@tanstack/react-query';
import { useToday } from '../../app/use-today.ts';
import { sayUnsaved, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { PERIOD_WRITES } from '../../data/periods/periods.ts';
import { usePeriodWrites } from '../../data/periods/use-periods.ts';
import { SavedLine } from './saved-line.tsx';

interface StartedLineProps {
  userId: string;
  /** The day on which she has just said that it started. */
  day: CalendarDate;
  onClose: () => void;
}

/** `Period started today.`, with the way back. */
export function StartedLine({ userId, day, onClose }: StartedLineProps) {
  const today = useToday();
  const { remove } = usePeriodWrites(userId);
  useWriteAnswers(userId, sayIfUnsaved);
  const undo = () => {
    remove(day);
    onClose();
  };
  return (
    <SavedLine kind="saved" onUndo={undo} onClose={onClose}>
      {`Period started ${day === today ? 'today' : `on ${shortDay(day, today)}`}.`}
    </SavedLine>
  );
}

function sayIfUnsaved(_: QueryClient, event: WriteEvent): void {
  if (event.kind === PERIOD_WRITES.name) sayUnsaved(event, 'Failed to save period tracking');
}
