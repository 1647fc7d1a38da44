import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { endOfDay, MINUTES_OF_DAY, wallTimeAt } from '../time/wall-time.ts';
import { REMINDER_KINDS, type ReminderKind } from './kinds.ts';
import { findOccasions, type Occasion, type ReminderFacts } from './occasions.ts';
import { afterQuietHours, endOfQuietHours, isLeftOut } from './quiet-hours.ts';
import type { ReminderSettings } from './reminder-settings.ts';

// Rules and worked examples: docs/algorithms/reminders.md (the tests use the same table).

export interface PlannedReminder extends Pick<Occasion, 'subjectId' | 'on'> {
  kind: ReminderKind;
  dueAt: Date;
  /** From then on it is not sent any more. */
  usefulUntil: Date;
}

/** So many days after today are planned: a planning that fails today is made up for tomorrow. */
const DAYS_AHEAD = 2;
/** A reminder late in the evening is of use for a while after midnight. */
const LEAST_USE_MS = 3 * 3_600_000;
/** Something that happened is worth telling for so long. */
const TOLD_DAYS = 3;

/**
 * What is due next, and until when it is of use. `changedAt`: when she last changed how she is reminded; what would have been
 * due before that is not made up for. What is of one day comes late rather than never, so that a day on which her zone
 * changes has one; what is of a cycle comes at its time, today or on the days after.
 */
export function planReminders(
  facts: ReminderFacts,
  settings: ReminderSettings,
  { now, changedAt }: { now: Date; changedAt: (kind: ReminderKind) => Date | null },
): PlannedReminder[] {
  const { zone, quiet } = settings;
  if (zone === null) return [];
  const today = wallTimeAt(now, zone).day;
  const planned: PlannedReminder[] = [];
  for (const kind of REMINDER_KINDS) {
    const setting = settings.kinds[kind];
    const keys = new Set<string>();
    // Yesterday's may be of use past midnight.
    for (let ahead = -1; ahead <= DAYS_AHEAD; ahead += 1) {
      const day = addDays(today, ahead);
      if (isLeftOut(kind, setting.minute, quiet)) continue;
      const dueAt = afterQuietHours({ day, minute: setting.minute }, quiet, zone);
      const earliest = changedAt(kind) ?? new Date(0);
      for (const { subjectId, on, lastDay } of findOccasions(kind, setting, facts, day)) {
        const key = `${subjectId} ${on}`;
        const usefulUntil = endOfUse(dueAt, lastDay ?? day, zone);
        const isPast = dueAt < earliest || usefulUntil <= now || (lastDay !== null && dueAt < now);
        if (keys.has(key) || isPast) continue;
        keys.add(key);
        planned.push({ kind, subjectId, on, dueAt, usefulUntil });
      }
    }
  }
  return planned.sort((one, other) => one.dueAt.getTime() - other.dueAt.getTime());
}

/** When something that has just happened is told. */
export function placeEvent(
  now: Date,
  { zone, quiet }: Pick<ReminderSettings, 'zone' | 'quiet'>,
): Pick<PlannedReminder, 'dueAt' | 'usefulUntil'> {
  const usefulUntil = new Date(now.getTime() + TOLD_DAYS * MINUTES_OF_DAY * 60_000);
  return { dueAt: zone === null ? now : (endOfQuietHours(now, quiet, zone) ?? now), usefulUntil };
}

function endOfUse(dueAt: Date, lastDay: CalendarDate, zone: string): Date {
  const least = dueAt.getTime() + LEAST_USE_MS;
  return new Date(Math.max(least, endOfDay(lastDay, zone).getTime()));
}
