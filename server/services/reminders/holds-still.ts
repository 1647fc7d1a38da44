import type { Database } from '@lunaria/db/engine/database.ts';
import { type ClaimedReminder, isDocumentRead } from '@lunaria/db/queries/reminders.ts';
import { isStillDue } from '@lunaria/domain/reminders/occasions.ts';
import type { ReminderSettings } from '@lunaria/domain/reminders/reminder-settings.ts';
import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';
import { readReminderFacts } from './read-facts.ts';

/** Whether what was planned by what she had recorded then holds by what she has recorded now. */
export async function holdsStill(
  database: Database,
  { userId, kind, subjectId, on }: Pick<ClaimedReminder, 'userId' | 'kind' | 'subjectId' | 'on'>,
  settings: ReminderSettings & { zone: string },
  now: Date,
): Promise<boolean> {
  if (kind === 'document-read')
    return subjectId !== null && (await database.asWorker((tx) => isDocumentRead(tx, userId, subjectId)));
  const today = wallTimeAt(now, settings.zone).day;
  const facts = await readReminderFacts(database, userId, { kinds: onlyOn(settings, kind) }, today);
  return facts !== null && isStillDue(kind, settings.kinds[kind], facts, { subjectId, on, today });
}

/** So that no more is read than this one kind asks for. */
function onlyOn(
  { kinds }: ReminderSettings,
  kind: keyof ReminderSettings['kinds'],
): ReminderSettings['kinds'] {
  const entries = Object.entries(kinds).map(([key, one]) => [
    key,
    { ...one, is_on: key === kind && one.is_on },
  ]);
  return Object.fromEntries(entries) as ReminderSettings['kinds']; // as: of the same keys
}
