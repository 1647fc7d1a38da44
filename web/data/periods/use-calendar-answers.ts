import type { QueryClient } from '@tanstack/react-query';
import { isToBeSaid, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { showToast } from '../../ui/toast.tsx';
import { PERIOD_WRITES, SIGNALS_WRITES } from './calendar-writes.ts';
import type { PeriodChange } from './period-changes.ts';
import { takePeriodAnswer, takeSignalsAnswer } from './take-answer.ts';

/** Takes what became of changes of periods and signals into the loaded rows, and says what has to be said. */
export function useCalendarAnswers(userId: string): void {
  useWriteAnswers(userId, hear);
}

function hear(client: QueryClient, event: WriteEvent): void {
  const isPeriod = event.kind === PERIOD_WRITES.name;
  if (!isPeriod && event.kind !== SIGNALS_WRITES.name) return;
  if (event.type === 'saved') {
    if (!isPeriod) return void takeSignalsAnswer(client, event.userId, event.answer);
    // as: changes of this kind are made by the calendar and nobody else
    takePeriodAnswer(client, event.userId, event.change as PeriodChange, event.answer);
    // After an outage several are saved in one moment: that is said once.
    if (!event.isElsewhere)
      showToast({ title: 'Saved', message: 'Period tracking updated successfully' }, 'period-saved');
    return;
  }
  if (!isToBeSaid(event)) return;
  const message = isPeriod ? 'Failed to save period tracking' : 'Failed to save health signal';
  showToast({ title: 'Error', message, kind: 'destructive' });
}
