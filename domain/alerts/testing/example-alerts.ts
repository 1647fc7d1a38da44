import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { factsFrom, type PlainFacts } from '../../dangers/facts/facts.ts';
import { findDangers } from '../../dangers/find-dangers.ts';
import type { SafetyAlert } from '../safety-alert.ts';
import { showAlert } from '../show-alert.ts';
import { sortAlerts } from '../sort-alerts.ts';

/** The alerts that these facts raise, as they come from the server: unread, raised at noon of the day. */
export function alertsOf(facts: PlainFacts, day: CalendarDate, prefix = '0'): SafetyAlert[] {
  const now = new Date(`${day}T12:00:00Z`);
  const found = findDangers(factsFrom(facts, 'record'), { today: day, now, zone: 'UTC' });
  const alerts = found.flatMap((danger, at) => {
    const id = `${prefix}${String(at).padStart(7, '0')}-0000-4000-8000-000000000000`;
    const times = { rules_version: 1, raised_at: now.toISOString(), read_at: null };
    return showAlert({ ...danger, source: null }, { id, day, ...times }) ?? [];
  });
  return sortAlerts(alerts);
}
