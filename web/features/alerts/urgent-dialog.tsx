import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import { useEffect } from 'react';
import { useMarkAlert, useSafetyAlerts } from '../../data/alerts/use-safety-alerts.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { type Found, foundByServer } from './found-dangers.ts';
import { isRead, useReadAlerts } from './use-read-alerts.ts';

interface UrgentDialogProps {
  userId: string;
  found: readonly Found[];
  /** Something of them is with the server, or on its way. */
  savedDays: readonly CalendarDate[];
}

/**
 * One window for all that cannot wait and was not read yet, the highest first; crisis and violence have theirs at any level.
 * The server knows more than this device may: what it alone has found, of these days or in a document, stands there too.
 */
export function UrgentDialog({ userId, found, savedDays }: UrgentDialogProps) {
  const { isLoaded, told, read } = useReadAlerts(userId);
  const { alerts } = useSafetyAlerts(userId);
  const mark = useMarkAlert(userId);
  const unread = alerts.filter(({ read_at }) => read_at === null);
  const foundHere = (alert: SafetyAlert) =>
    found.find(({ day, danger }) => day === alert.day && danger.rule === alert.rule);
  const elsewhere = unread
    .filter(({ day, document_id }) => document_id !== null || savedDays.includes(day))
    .filter((alert) => alert.document_id !== null || foundHere(alert) === undefined)
    .map(foundByServer);
  const urgent = [...found, ...elsewhere].filter(
    (one) => (LEVEL_NAMES[one.danger.level] === 'now' || one.danger.card !== null) && !isRead(told, one),
  );

  // Read before it was saved: the server hears of it once it has the alert. What it says anew later is another matter.
  const unheard = unread.filter((alert) => {
    const raisedAt = new Date(alert.raised_at);
    const here = alert.document_id === null ? foundHere(alert) : undefined;
    return (
      isRead(told, foundByServer(alert), raisedAt) || (here !== undefined && isRead(told, here, raisedAt))
    );
  });
  useEffect(() => {
    for (const { id } of unheard) if (id !== null) mark(id, 'read');
  }, [unheard, mark]);
  if (!isLoaded) return null;
  return <AlertDialog userId={userId} found={urgent} onRead={() => read(urgent)} />;
}
