import type { FactKey } from '../dangers/facts/fact-keys.ts';
import { tellsOfLoss } from '../records/count-pregnancies.ts';
import type { ExportedRow, LeavablePart } from './exported-data.ts';

/** "losses and notes"; '' where nothing was left out. */
export const sayLeftOut = (parts: readonly LeavablePart[]): string => parts.join(' and ');

type Tables = Record<string, ExportedRow[]>;

/** Texts that she wrote freely, beside what she recorded. */
const NOTES: Record<string, readonly string[]> = {
  daily_health_signals: ['notes'],
  health_documents: ['notes'],
};

/** What an alert rests on after a loss. */
const FACTS_OF_LOSSES: readonly unknown[] = ['daysSinceLoss', 'hadAbortion'] satisfies FactKey[];

/**
 * The same without what she ticked: pregnancies that ended in a loss and alerts that name one, her notes. Nothing is changed in what
 * is given.
 */
export function leaveOut(tables: Tables, parts: readonly LeavablePart[]): Tables {
  let left = tables;
  if (parts.includes('losses')) left = withoutLosses(left);
  if (parts.includes('notes')) left = withoutNotes(left);
  return left;
}

/** Their rows. That periods came again after one, or that her mode changed, stays: it says nothing of why. */
function withoutLosses(tables: Tables): Tables {
  const left = { ...tables };
  if (tables.pregnancies) left.pregnancies = tables.pregnancies.filter((row) => row.end_reason !== 'loss');
  if (tables.medical_records) left.medical_records = recordsWithoutLosses(tables);
  if (tables.safety_alerts) left.safety_alerts = tables.safety_alerts.filter((row) => !namesLoss(row));
  return left;
}

/** Without pregnancies that are noted as a loss, and details of one that ended in a loss. */
export function recordsWithoutLosses<Row extends ExportedRow>({
  medical_records: records = [],
  pregnancies = [],
}: {
  medical_records?: readonly Row[];
  pregnancies?: readonly ExportedRow[];
}): Row[] {
  const lost = new Set(
    pregnancies.filter(({ end_reason }) => end_reason === 'loss').map(({ created_at }) => created_at),
  );
  return records.filter((row) => {
    const content = row.content as Record<string, unknown> | null | undefined; // as: JSON of the row
    return !tellsOfLoss(content?.outcome) && !(content?.pregnancy_id && lost.has(content.pregnancy_id));
  });
}

function namesLoss({ content }: ExportedRow): boolean {
  // as: KeptAlert of domain/alerts/show-alert.ts, or null where it could not be opened
  const kept = content as { because?: readonly { fact: unknown }[] } | null | undefined;
  return (kept?.because ?? []).some(({ fact }) => FACTS_OF_LOSSES.includes(fact));
}

function withoutNotes(tables: Tables): Tables {
  const without = Object.entries(NOTES).flatMap(([table, columns]) => {
    const empty = Object.fromEntries(columns.map((column) => [column, null]));
    return table in tables ? [[table, (tables[table] ?? []).map((row) => ({ ...row, ...empty }))]] : [];
  });
  const records = tables.medical_records?.map((row) => {
    const content = row.content as object | null | undefined; // as: JSON of the row
    return content ? { ...row, content: { ...content, notes: '' } } : row;
  });
  return { ...tables, ...Object.fromEntries(without), ...(records && { medical_records: records }) };
}
