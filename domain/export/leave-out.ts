import type { ExportedRow, LeavablePart } from './exported-data.ts';

type Tables = Record<string, ExportedRow[]>;

/** Texts that she wrote freely, beside what she recorded. */
const NOTES: Record<string, readonly string[]> = {
  daily_health_signals: ['notes'],
  health_documents: ['notes'],
};

/** The same without what she ticked: pregnancies that ended in a loss, her notes. Nothing is changed in what is given. */
export function leaveOut(tables: Tables, parts: readonly LeavablePart[]): Tables {
  let left = tables;
  if (parts.includes('losses')) left = withoutLosses(left);
  if (parts.includes('notes')) left = withoutNotes(left);
  return left;
}

/** Their rows. That periods came again after one, or that her mode changed, stays: it says nothing of why. */
function withoutLosses(tables: Tables): Tables {
  const pregnancies = (tables.pregnancies ?? []).filter(({ end_reason }) => end_reason !== 'loss');
  return 'pregnancies' in tables ? { ...tables, pregnancies } : tables;
}

function withoutNotes(tables: Tables): Tables {
  const without = Object.entries(NOTES).flatMap(([table, columns]) => {
    const empty = Object.fromEntries(columns.map((column) => [column, null]));
    return table in tables ? [[table, (tables[table] ?? []).map((row) => ({ ...row, ...empty }))]] : [];
  });
  return { ...tables, ...Object.fromEntries(without) };
}
