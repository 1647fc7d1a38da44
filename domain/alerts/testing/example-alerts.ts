import type { CalendarDate } from '../../calendar/calendar-date.ts';
import { factsFrom, type PlainFacts } from '../../dangers/facts/facts.ts';
import { factsOf } from '../../dangers/facts-of.ts';
import { type Danger, findDangers } from '../../dangers/find-dangers.ts';
import { dangersOfDocument } from '../../dangers/labs-of-document.ts';
import type { LabRow } from '../../dangers/rows.ts';
import type { SafetyAlert } from '../safety-alert.ts';
import { type KeptAlert, showAlert } from '../show-alert.ts';
import { sortAlerts } from '../sort-alerts.ts';

/** The alerts that these facts raise, as they come from the server: unread, raised at noon of the day. */
export function alertsOf(facts: PlainFacts, day: CalendarDate, prefix = '0'): SafetyAlert[] {
  return shown(findDangers(factsFrom(facts, 'record'), clockOf(day)), { day, prefix, source: null });
}

/** The same of the printed values of a document. */
export function alertsOfDocument(
  documentId: string,
  labs: readonly LabRow[],
  day: CalendarDate,
): SafetyAlert[] {
  const facts = factsOf({ day, labs });
  const dangers = dangersOfDocument(findDangers(facts, clockOf(day)), facts);
  return shown(dangers, { day, prefix: '9', source: `document:${documentId}` });
}

const noonOf = (day: CalendarDate) => new Date(`${day}T12:00:00Z`);
const clockOf = (day: CalendarDate) => ({ today: day, now: noonOf(day), zone: 'UTC' });

function shown(
  found: readonly Danger[],
  { day, prefix, source }: { day: CalendarDate; prefix: string; source: KeptAlert['source'] },
): SafetyAlert[] {
  const alerts = found.flatMap((danger, at) => {
    const id = `${prefix}${String(at).padStart(7, '0')}-0000-4000-8000-000000000000`;
    const times = { rules_version: 1, raised_at: noonOf(day).toISOString(), read_at: null };
    return showAlert({ ...danger, source }, { id, day, ...times }) ?? [];
  });
  return sortAlerts(alerts);
}
