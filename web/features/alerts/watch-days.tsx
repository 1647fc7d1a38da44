import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useMarkAlert, useSafetyAlerts } from '../../data/alerts/use-safety-alerts.ts';
import { isRecentDay, useDangerRows } from '../../data/dangers/use-danger-rows.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { AlertDialog } from './alert-dialog.tsx';
import { findInRows } from './find-in-rows.ts';
import { type Found, keyStart, tellFound, useWatchedDays } from './found-dangers.ts';
import { forgetUnkept, useReadAlerts } from './use-read-alerts.ts';

/** Looks at the days that forms show or something was saved for; what cannot wait stands above everything until it is read. */
export default function WatchDays({ userId }: { userId: string }) {
  const today = useToday();
  const { stage, profile } = useLifeStage(userId);
  const watched = [...useWatchedDays()].filter(([day]) => isRecentDay(day, today));
  useEffect(() => forgetUnkept, []);
  if (profile.isPending) return null;
  return (
    <>
      {watched.map(([day, { entered }]) => (
        <WatchDay key={day} {...{ userId, stage, day, entered }} />
      ))}
      <UrgentDialog
        userId={userId}
        found={watched.filter(([, day]) => day.isSaved || day.entered).flatMap(([, { found }]) => found)}
        savedDays={watched.filter(([, day]) => day.isSaved).map(([day]) => day)}
      />
    </>
  );
}

interface WatchDayProps {
  userId: string;
  stage: LifeStage;
  day: CalendarDate;
  entered: DailyLog | null;
}

function WatchDay({ userId, stage, day, entered }: WatchDayProps) {
  const today = useToday();
  const rows = useDangerRows(userId, stage, day, entered);
  const found = useMemo(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    return rows === null ? null : findInRows(rows, { today, now: new Date(), zone });
  }, [rows, today]);
  useEffect(() => {
    if (found !== null) tellFound(day, found);
  }, [day, found]);
  return null;
}

interface UrgentDialogProps {
  userId: string;
  found: readonly Found[];
  /** Something of them is with the server, or on its way. */
  savedDays: readonly CalendarDate[];
}

/**
 * One window for all that cannot wait and was not read yet, the highest first; crisis and violence have theirs at any level.
 * The server knows more than this device may: what it alone has found stands there too.
 */
function UrgentDialog({ userId, found, savedDays }: UrgentDialogProps) {
  const { isLoaded, readKeys, read } = useReadAlerts(userId);
  const { alerts } = useSafetyAlerts(userId);
  const mark = useMarkAlert(userId);
  const elsewhere = alerts
    .filter(({ day, read_at }) => read_at === null && savedDays.includes(day))
    .filter((alert) => !found.some(({ day, danger }) => day === alert.day && danger.rule === alert.rule))
    .map((alert): Found => ({ danger: { ...alert, isPrivate: false }, day: alert.day, key: `${alert.id}` }));
  const urgent = [...found, ...elsewhere].filter(
    ({ key, danger }) =>
      (LEVEL_NAMES[danger.level] === 'now' || danger.card !== null) && !readKeys.includes(key),
  );

  // Read before it was saved: the server hears of it once it has the alert.
  const unheard = alerts.filter(
    (alert) =>
      alert.read_at === null && readKeys.some((key) => key === alert.id || key.startsWith(keyStart(alert))),
  );
  useEffect(() => {
    for (const { id } of unheard) if (id !== null) mark(id, 'read');
  }, [unheard, mark]);
  if (!isLoaded) return null;
  return <AlertDialog userId={userId} found={urgent} onRead={() => read(urgent)} />;
}
