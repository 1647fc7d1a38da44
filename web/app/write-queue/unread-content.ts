import { isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay } from '@lunaria/domain/calendar/name-day.ts';

/** What a change is of, in her words. */
const NAMES: Record<string, string> = {
  'bleeding-days': 'Bleeding of a day',
  country: 'Your country',
  'cycle-marks': 'What you said of a cycle',
  'cycle-pauses': 'A time without cycles',
  'daily-health-signals': 'Signals of a day',
  'daily-logs': 'Daily log',
  'day-answers': 'What you noted of a day',
  'document-values': 'A value of a document',
  'emergency-contacts': 'An emergency contact',
  'health-documents': 'A document',
  'health-goals': 'A goal',
  'lab-values': 'A test result',
  'life-stage': 'Your mode',
  'medical-records': 'An entry of your medical history',
  methods: 'A method',
  notices: 'A reminder on your dashboard',
  'own-tags': 'A tag of yours',
  'past-pregnancies': 'A pregnancy that ended',
  'period-tracking': 'A period',
  pregnancy: 'Your pregnancy',
  'profile-details': 'Your profile',
  reminders: 'How you are reminded',
  'safety-alerts': 'What you said of an alert',
  'setup-answers': 'An answer of your setup',
  units: 'Your units',
};

export const nameKind = (kind: string): string => NAMES[kind] ?? 'An entry';

export interface ContentLine {
  name: string;
  value: string;
}

/** Whose it is, what she started from, and what machines need: nothing that she entered. */
const NOT_HERS = /^(op|base|ids?|.*_id|.*[a-z]Id|replaces_.*|chosen_at)$/;

/** What was done, where the fields do not say it. */
const DONE: Record<string, string> = {
  delete: 'deleted',
  remove: 'deleted',
  order: 'put into another order',
};

/**
 * Everything in a change of whatever form that she may have entered, a line for each field: what this version cannot
 * send she can read, and enter again. An empty field has no line.
 */
export function listContent(change: unknown): ContentLine[] {
  if (typeof change !== 'object' || change === null) return [];
  const done = 'op' in change ? DONE[String(change.op)] : undefined;
  const lines = [...(done ? [{ name: 'Change', value: done }] : []), ...listFields(change)];
  return lines.length > 0 ? lines : [{ name: 'Change', value: 'taken back' }];
}

function listFields(fields: object): ContentLine[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (NOT_HERS.test(key)) return [];
    if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) {
      return value.length === 0 ? [] : [{ name: nameField(key), value: value.map(show).join(', ') }];
    }
    if (typeof value === 'object' && value !== null) return listFields(value);
    return value === null || value === '' ? [] : [{ name: nameField(key), value: show(value) }];
  });
}

/** `period_flow` and `dateTaken`: Period flow, Date taken. */
function nameField(key: string): string {
  const words = key
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function show(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value);
  return isCalendarDate(text) ? nameDay(text) : text;
}
