import { REMINDER_KINDS } from '@lunaria/domain/reminders/kinds.ts';
import {
  applyReminderWrites,
  combineReminderWrites,
  NO_SETTINGS,
  type Notice,
  type NoticeWrite,
  noticesSchema,
  noticeWriteSchema,
  type ReminderRecord,
  type ReminderWrite,
  reminderRecordSchema,
  reminderWriteSchema,
} from '@lunaria/domain/reminders/reminder-settings.ts';
import { api, readApiError } from '../../app/api-client.ts';
import { sayUnsaved } from '../../app/write-queue/use-write-answers.ts';
import { defineWrites } from '../../app/write-queue/write-kind.ts';
import { by, defineRecords } from '../records/define-records.ts';

/** How she is reminded is one record. */
export const REMINDERS_RECORD = 'reminders';

export const REMINDER_WRITES = defineWrites<ReminderWrite>({
  name: 'reminders',
  schema: reminderWriteSchema,
  combine: combineReminderWrites,
  send: (change, signal) => api.reminders.$patch({ json: change }, { init: { signal } }),
});

/** How she is reminded, and of what she was lately. No device keeps it. */
export const REMINDERS = defineRecords<ReminderRecord>({
  key: (userId) => ['reminders', userId],
  schema: reminderRecordSchema,
  none: { ...NO_SETTINGS, sent: [] },
  async load(signal) {
    const response = await api.reminders.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    return await response.json();
  },
  changedBy: [
    by(REMINDER_WRITES, {
      layOver: applyReminderWrites,
      take: (_, __, answer) => reminderRecordSchema.safeParse(answer).data ?? null,
    }),
  ],
  after: (event) => sayUnsaved(event, 'Failed to save your change'),
});

export const NOTICE_WRITES = defineWrites<NoticeWrite>({
  name: 'notices',
  schema: noticeWriteSchema,
  combine: (_, newer) => newer,
  send: (change, signal) =>
    api.reminders.notices[':id'].$patch({ param: { id: change.id }, json: change }, { init: { signal } }),
});

/** What stands on her dashboard, what she put away among it. */
export const NOTICES = defineRecords<readonly Notice[]>({
  key: (userId) => ['notices', userId],
  schema: noticesSchema.shape.notices,
  none: [],
  async load(signal) {
    const response = await api.reminders.notices.$get({}, { init: { signal } });
    if (!response.ok) throw await readApiError(response);
    // A page that is older than the server does not know what to say of a new kind.
    return (await response.json()).notices.filter(({ kind }) => REMINDER_KINDS.includes(kind));
  },
  changedBy: [by(NOTICE_WRITES, { layOver: applyNoticeWrites })],
  after: (event) => sayUnsaved(event, 'Failed to save your change'),
});

export function applyNoticeWrites(
  notices: readonly Notice[],
  writes: readonly NoticeWrite[],
): readonly Notice[] {
  const putAway = new Map(writes.map(({ id, is_dismissed }) => [id, is_dismissed]));
  return notices.map((notice) => ({
    ...notice,
    is_dismissed: putAway.get(notice.id) ?? notice.is_dismissed,
  }));
}
