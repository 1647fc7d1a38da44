import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { MedicalRecord } from '@lunaria/domain/records/medical-record.ts';
import { REMINDER_RULES } from '@lunaria/domain/reminders/kinds.ts';
import type { KindSetting } from '@lunaria/domain/reminders/reminder-settings.ts';
import { useReminders } from '../../data/reminders/use-reminders.ts';

/** What stands below the tick that reminds her of the day by which an implant is to be renewed, and what follows from saving it. */
export function useRenewalReminder(userId: string, today: CalendarDate) {
  const { status, rows, change } = useReminders(userId);
  const setting = rows.kinds.implant;
  // By whose clock is known once her settings are here.
  const isKnown = status === 'ready';
  return {
    hint: isKnown ? sayWhen(setting) : `Turn on “${REMINDER_RULES.implant.label}” in Notifications too.`,
    /** Turns the reminder on where this entry, as it was saved, asks for one and did not before. */
    saved(record: MedicalRecord, base: MedicalRecord | null): void {
      if (isKnown && !setting.is_on && asksForReminder(record, today) && !asksForReminder(base, today))
        change({ kinds: { implant: { is_on: true } } });
    },
  };
}

/** One that she has, is to be renewed, and is not overdue. */
function asksForReminder(record: MedicalRecord | null, today: CalendarDate): boolean {
  if (record?.kind !== 'implant') return false;
  const { renew_reminder: isTicked, renew_by: day, status } = record.fields;
  return isTicked && day !== null && day >= today && status === 'active';
}

/** What it says and how it comes is chosen elsewhere, for all reminders. */
function sayWhen({
  is_on: isOn,
  lead_days: lead,
  by_mail: byMail,
  on_dashboard: isShown,
}: KindSetting): string {
  const days = lead === 0 ? 'on that day' : lead === 1 ? '1 day before' : `${lead} days before`;
  const ways = [byMail && 'by mail', isShown && 'on your dashboard'].filter(Boolean).join(' and ');
  return isOn
    ? `It comes once, ${days}, as you chose in Notifications.`
    : `It comes once, ${days}${ways && `, ${ways}`}, and does not say which implant. You can change that in Notifications.`;
}
