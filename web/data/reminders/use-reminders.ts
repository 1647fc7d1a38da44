import type { ReminderWrite } from '@lunaria/domain/reminders/reminder-settings.ts';
import { useCallback } from 'react';
import { useWriteQueue } from '../../app/write-queue/use-write-queue.ts';
import { FOLLOWED, useRecords } from '../records/use-records.ts';
import { NOTICE_WRITES, NOTICES, REMINDER_WRITES, REMINDERS, REMINDERS_RECORD } from './reminders.ts';

export type ReminderChange = Omit<ReminderWrite, 'user_id'>;

/** The zone of the clock she looks at. */
export const deviceZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How she is reminded, with what waits to be sent, and the way to change it. */
export function useReminders(userId: string) {
  const queue = useWriteQueue();
  const records = useRecords(REMINDERS, userId, [], FOLLOWED);
  const { zone } = records.rows;
  const change = useCallback(
    (part: ReminderChange) =>
      void queue.enqueue(REMINDER_WRITES, userId, REMINDERS_RECORD, {
        user_id: userId,
        // The first choice says by whose clock; another zone she chooses herself.
        ...(zone === null && { zone: deviceZone() }),
        ...part,
      }),
    [queue, userId, zone],
  );
  return { ...records, change };
}

/** What stands on her dashboard, and the way to put it away or back. */
export function useNotices(userId: string) {
  const queue = useWriteQueue();
  const { rows } = useRecords(NOTICES, userId, [], FOLLOWED);
  const putAway = useCallback(
    (id: string, is_dismissed: boolean) =>
      void queue.enqueue(NOTICE_WRITES, userId, id, { user_id: userId, id, is_dismissed }),
    [queue, userId],
  );
  return { notices: rows, putAway };
}
