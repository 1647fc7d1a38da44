import type { QueryClient } from '@tanstack/react-query';
import { sayUnsaved, useWriteAnswers } from '../../app/write-queue/use-write-answers.ts';
import type { WriteEvent } from '../../app/write-queue/write-kind.ts';
import { LATEST_PERIOD, PERIOD_WRITES, YEAR_PERIODS } from '../../data/periods/periods.ts';
import { SIGNALS, SIGNALS_WRITES } from '../../data/signals/signals.ts';
import { showToast } from '../../ui/toast.tsx';

/** Takes what became of changes of periods and signals into the loaded rows, and says what has to be said. */
export function useCalendarAnswers(userId: string): void {
  useWriteAnswers(userId, LATEST_PERIOD.hear);
  useWriteAnswers(userId, YEAR_PERIODS.hear);
  useWriteAnswers(userId, SIGNALS.hear);
  useWriteAnswers(userId, say);
}

function say(_: QueryClient, event: WriteEvent): void {
  if (event.kind === SIGNALS_WRITES.name) sayUnsaved(event, 'Failed to save health signal');
  if (event.kind !== PERIOD_WRITES.name) return;
  // After an outage several are saved in one moment: that is said once.
  if (event.type === 'saved' && !event.isElsewhere)
    showToast({ title: 'Saved', message: 'Period tracking updated successfully' }, 'period-saved');
  sayUnsaved(event, 'Failed to save period tracking');
}
