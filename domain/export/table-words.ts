import type { ExportedData, ExportedRow } from './exported-data.ts';

interface TableWords {
  title: string;
  /** One sentence on what stands there, where the title does not say it. */
  about?: string;
  /** Headings that the column's name does not give. */
  columns?: Record<string, string>;
  /** In the order of this column. */
  by?: string;
}

/** What each list is called, in the order in which they stand in the summary. The keys name the files of `csv/`. */
export const TABLE_WORDS: Record<string, TableWords> = {
  profiles: { title: 'About you' },
  onboarding_answers: { title: 'Your setup' },
  stage_changes: {
    title: 'Modes over time',
    by: 'changed_at',
    columns: { from_stage: 'From', to_stage: 'To' },
  },
  period_tracking: {
    title: 'Periods',
    by: 'period_start_date',
    columns: { period_start_date: 'First day', period_end_date: 'Last day' },
  },
  bleeding_days: { title: 'Bleeding', by: 'day' },
  cycle_marks: { title: 'What you said about cycles', by: 'cycle_start' },
  cycle_pauses: { title: 'Times without cycles', by: 'from_on', columns: { from_on: 'From', to_on: 'To' } },
  cycle_forecasts: { title: 'Forecasts you were shown', by: 'shown_on' },
  daily_health_signals: { title: 'Signs of your days', by: 'signal_date', columns: { signal_date: 'Day' } },
  daily_logs: { title: 'Daily log', by: 'log_date', columns: { log_date: 'Day' } },
  day_answers: { title: 'Answers about your days', by: 'day' },
  own_tags: { title: 'Your own tags' },
  measurements: { title: 'Measurements', by: 'local_day', columns: { local_day: 'Day', at: 'At' } },
  pregnancies: { title: 'Pregnancies', by: 'stated_on' },
  medical_records: { title: 'Medical history', by: 'started_on' },
  method_uses: { title: 'Contraception', by: 'started_on' },
  health_goals: { title: 'Goals', by: 'started_on' },
  health_documents: { title: 'Documents', by: 'uploaded_at' },
  document_readings: { title: 'What was read in documents', by: 'read_at' },
  document_corrections: { title: 'What you corrected in documents' },
  dismissed_proposals: { title: 'What you left out of your results' },
  record_anchors: { title: 'Where results were read' },
  safety_alerts: { title: 'Alerts', by: 'day' },
  emergency_cards: { title: 'Emergency card' },
  emergency_contacts: { title: 'Emergency contacts', by: 'position' },
  reminder_settings: { title: 'Reminders' },
  reminder_preferences: { title: 'How you are reminded' },
  notices: { title: 'Reminders on your dashboard', by: 'made_at' },
  calendar_feeds: { title: 'Calendar addresses', about: 'Their secret parts are not in this file.' },
  consents: { title: 'What you agreed to', by: 'given_at' },
  guardians: { title: 'Guardian' },
  access_events: { title: 'Access history', by: 'n', columns: { n: 'Number' } },
  users: { title: 'Account' },
  sign_ins: { title: 'Sign-ins', by: 'at' },
  account_events: { title: 'What happened to your account', by: 'at' },
};

/** Units that a column's name ends with. */
const UNITS: Record<string, string> = { cm: 'cm', kg: 'kg' };

/** A heading in words: `sleep_hours` is "Sleep hours", `height_cm` "Height (cm)". */
export function sayColumn(table: string, column: string): string {
  const own = TABLE_WORDS[table]?.columns?.[column];
  if (own !== undefined) return own;
  const words = column.split('_');
  const unit = UNITS[words.at(-1) ?? ''];
  const text = (unit === undefined ? words : words.slice(0, -1)).join(' ').replace(/^ai\b/, 'read');
  const heading = text.charAt(0).toUpperCase() + text.slice(1);
  return unit === undefined ? heading : `${heading} (${unit})`;
}

export interface ExportedList {
  table: string;
  title: string;
  about: string | null;
  head: string[];
  /** The values of each row, in the order of `head`. */
  rows: unknown[][];
}

/** Every list of the file that has a row, in words and in order: what the CSV files, the summary and its PDF say alike. */
export function listTables({ tables }: Pick<ExportedData, 'tables'>): ExportedList[] {
  const order = Object.keys(TABLE_WORDS);
  const place = (table: string) => (order.includes(table) ? order.indexOf(table) : order.length);
  return Object.entries(tables)
    .filter(([, rows]) => rows.length > 0)
    .sort(([one], [other]) => place(one) - place(other) || one.localeCompare(other))
    .map(([table, rows]) => {
      const { title = sayColumn('', table), about = null, by } = TABLE_WORDS[table] ?? {};
      const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))].sort(byImportance(by));
      return {
        ...{ table, title, about },
        head: columns.map((column) => sayColumn(table, column)),
        rows: sortRows(rows, by).map((row) => columns.map((column) => row[column] ?? null)),
      };
    });
}

/** First what the list is ordered by, ids last, the rest as it stands. */
function byImportance(by: string | undefined) {
  const rank = (column: string) => (column === by ? 0 : column === 'id' || column.endsWith('_id') ? 2 : 1);
  return (one: string, other: string) => rank(one) - rank(other);
}

function sortRows(rows: readonly ExportedRow[], by: string | undefined): readonly ExportedRow[] {
  if (by === undefined) return rows;
  const key = (row: ExportedRow) => row[by];
  return rows.toSorted((one, other) => {
    const [a, b] = [key(one), key(other)];
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return String(a ?? '') < String(b ?? '') ? -1 : String(a ?? '') > String(b ?? '') ? 1 : 0;
  });
}
