import { type ClaimedReminder, isDocumentRead } from '@lunaria/db/queries/reminders.ts';
import type { ReminderKind } from '@lunaria/domain/reminders/kinds.ts';
import { isStillDue } from '@lunaria/domain/reminders/occasions.ts';
import type { ReminderSettings } from '@lunaria/domain/reminders/reminder-settings.ts';
import { wallTimeAt } from '@lunaria/domain/time/wall-time.ts';
import { type FactDependencies, readReminderFacts } from './read-facts.ts';

type Promised = Pick<ClaimedReminder, 'id' | 'kind' | 'subjectId' | 'on'>;

/** The ids of those of hers that were planned by what she had recorded then, and hold by what she has recorded now. */
export async function findHolding(
  dependencies: FactDependencies,
  userId: string,
  promised: readonly Promised[],
  settings: ReminderSettings & { zone: string },
  now: Date,
): Promise<Set<string>> {
  const holding = new Set<string>();
  const ofDocuments = promised.filter(({ kind }) => kind === 'document-read');
  for (const { id, subjectId } of ofDocuments) {
    const isRead =
      subjectId !== null &&
      (await dependencies.database.asWorker((tx) => isDocumentRead(tx, userId, subjectId)));
    if (isRead) holding.add(id);
  }
  if (ofDocuments.length === promised.length) return holding;
  const today = wallTimeAt(now, settings.zone).day;
  const kinds = onlyOn(settings, new Set(promised.map(({ kind }) => kind)));
  const facts = await readReminderFacts(dependencies, userId, { kinds }, today);
  if (facts === null) return holding;
  for (const { id, kind, subjectId, on } of promised)
    if (isStillDue(kind, kinds[kind], facts, { subjectId, on, today })) holding.add(id);
  return holding;
}

/** So that no more is read than these kinds ask for. */
function onlyOn(
  { kinds }: ReminderSettings,
  asked: ReadonlySet<ReminderKind>,
): Record<ReminderKind, ReminderSettings['kinds'][ReminderKind]> {
  const entries = Object.entries(kinds).map(([kind, one]) => [
    kind,
    { ...one, is_on: one.is_on && asked.has(kind as ReminderKind) }, // as: a key of the kinds
  ]);
  return Object.fromEntries(entries) as ReminderSettings['kinds']; // as: of the same keys
}
