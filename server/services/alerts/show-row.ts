import type { AlertRow } from '@lunaria/db/queries/safety-alerts.ts';
import { isLapsed } from '@lunaria/domain/alerts/lapse.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { type KeptAlert, showAlert } from '@lunaria/domain/alerts/show-alert.ts';

/** An alert as it is stored, and what it says; null where that does not open. */
export type OpenedRow = AlertRow & { kept: KeptAlert | null };

/** As it travels; none where it does not open, or its rule is no more. */
export function showRow({ kept, raised_at, read_at, ...row }: OpenedRow): SafetyAlert[] {
  if (kept === null) return [];
  const { id, day, rules_version } = row;
  const times = { raised_at: raised_at.toISOString(), read_at: read_at?.toISOString() ?? null };
  const shown = showAlert(kept, { id, day, rules_version, ...times });
  return shown === null ? [] : [shown];
}

/** True for one that still stands: open, and its time not over. What does not open stands as long as any can. */
export function isStanding(row: OpenedRow, now: Date): boolean {
  if (row.state !== 'open') return false;
  const [shown] = showRow(row);
  return shown === undefined || !isLapsed(shown, row.raised_at, now);
}
