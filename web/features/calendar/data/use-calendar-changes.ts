import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useWriteQueue } from '../../../app/write-queue/use-write-queue.ts';
import { showToast } from '../../../ui/toast.tsx';
import { PERIOD_WRITES, SIGNALS_WRITES } from '../../profile/cycle/calendar-writes.ts';
import type { PeriodChange } from '../../profile/cycle/period-changes.ts';
import { takePeriodAnswer, takeSignalsAnswer } from './take-answer.ts';

/** Hears what became of changes: takes the server's answers into the loaded rows, and says what has to be said. */
export function useCalendarAnswers(userId: string): void {
  const queue = useWriteQueue();
  const client = useQueryClient();
  useEffect(
    () =>
      queue.onEvent((event) => {
        if (event.userId !== userId) return;
        const isPeriod = event.kind === PERIOD_WRITES.name;
        if (!isPeriod && event.kind !== SIGNALS_WRITES.name) return;
        if (event.type === 'saved') {
          if (!isPeriod) return takeSignalsAnswer(client, userId, event.answer);
          // as: changes of this kind are made by the calendar and nobody else
          takePeriodAnswer(client, userId, event.change as PeriodChange, event.answer);
          // After an outage several are saved in one moment: that is said once.
          if (!event.isElsewhere)
            showToast({ title: 'Saved', message: 'Period tracking updated successfully' }, 'period-saved');
          return;
        }
        if (event.type === 'refused' && event.isElsewhere) return;
        // It stays in view and will be sent again: once per outage is enough.
        if (event.type === 'failed' && !event.isFirstOfOutage) return;
        const message = isPeriod ? 'Failed to save period tracking' : 'Failed to save health signal';
        showToast({ title: 'Error', message, kind: 'destructive' });
      }),
    [queue, client, userId],
  );
}
