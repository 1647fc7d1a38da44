import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { DailyLog } from '@lunaria/domain/daily-log/daily-log.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useEffect, useMemo } from 'react';
import { useToday } from '../../app/use-today.ts';
import { isRecentDay, useDangerRows } from '../../data/dangers/use-danger-rows.ts';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { findInRows } from './find-in-rows.ts';
import { tellFound, useWatchedDays } from './found-dangers.ts';
import { UrgentDialog } from './urgent-dialog.tsx';
import { forgetUnkept } from './use-read-alerts.ts';
import { FollowReadings } from './watch-readings.tsx';

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
      <FollowReadings userId={userId} />
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
