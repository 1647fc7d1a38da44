import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { changedRecords, type DayRows } from '@lunaria/domain/day-entry/day-rows.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { WriteQueue } from '../../app/write-queue/write-kind.ts';
import { BLEEDING_WRITES } from '../bleeding/bleeding-writes.ts';
import { LOG_WRITES } from '../daily-log/logs.ts';
import { SIGNALS_WRITES } from '../signals/signals.ts';
import { ANSWERS_WRITES } from './day-answers.ts';

interface DayToWrite {
  userId: string;
  stage: LifeStage;
  day: CalendarDate;
}

/** Writes what differs between the day as she saw it and as she made it, each fact into the record that holds it. */
export function writeDay(
  queue: WriteQueue,
  { userId, stage, day }: DayToWrite,
  before: DayRows,
  after: DayRows,
): void {
  const user_id = userId;
  for (const record of changedRecords(before, after)) {
    switch (record) {
      case 'bleeding':
        void queue.enqueue(BLEEDING_WRITES, userId, day, {
          ...{ user_id, day },
          ...after.bleeding,
          base: before.bleeding,
        });
        break;
      case 'signals':
        void queue.enqueue(SIGNALS_WRITES, userId, day, {
          ...{ user_id, signal_date: day },
          ...after.signals,
          base: before.signals,
        });
        break;
      case 'log':
        void queue.enqueue(LOG_WRITES, userId, day, {
          op: 'save',
          write: {
            ...{ user_id, log_date: day, life_stage: stage },
            ...after.log,
            // Said also where there are none: a write without a word of signs leaves them as they are stored.
            signs: after.log.signs ?? {},
            base: before.log,
          },
          isQuiet: true,
        });
        break;
      case 'answers':
        void queue.enqueue(ANSWERS_WRITES, userId, day, {
          ...{ user_id, day },
          ...after.answers,
          base: before.answers,
        });
        break;
    }
  }
}
