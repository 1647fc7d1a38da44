import type { AdviceCard } from '@lunaria/domain/advice/advice-card.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { TodaySentence } from '@lunaria/domain/today/today-view.ts';
import { Suspense, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { MissingPart } from '../../ui/missing-part.tsx';
import { later, Nothing } from './later.tsx';
import { DiscOutline, RowOutline, WeekOutline } from './outlines.tsx';
import type { TodayKnown } from './today-known.ts';

// What draws what is reckoned: one file with it, which the page fetches by itself (web/vite.config.ts).
const WeekStrip = later(async () => ({ default: (await import('./week-strip.tsx')).WeekStrip }), WeekOutline);
const TodayDisc = later(async () => ({ default: (await import('./today-disc.tsx')).TodayDisc }), Nothing);
const NextRow = later(async () => ({ default: (await import('./next-row.tsx')).NextRow }), Nothing);
const Sentence = later(async () => ({ default: (await import('./sentence.tsx')).Sentence }), Nothing);
// What most days do not need.
const AdviceInPlace = later(() => import('./advice-in-place.tsx'), MissingPart);
const ChapterLine = later(() => import('./chapter-line.tsx'), MissingPart);
const DayAheadCard = later(() => import('./day-ahead-card.tsx'), MissingPart);

interface WeekProps {
  userId: string;
  known: TodayKnown;
  chosen: CalendarDate | null;
  openDay: (day: CalendarDate) => void;
}

/** Her week, with what is estimated of a day ahead below it. */
export function Week({ userId, known, chosen, openDay }: WeekProps) {
  const [ahead, setAhead] = useState<CalendarDate | null>(null);
  return (
    <>
      <Suspense fallback={<WeekOutline />}>
        <WeekStrip {...{ userId, chosen }} days={known.days} onOpenDay={openDay} onOpenAhead={setAhead} />
      </Suspense>
      {ahead !== null && (
        <Suspense fallback={null}>
          <DayAheadCard date={ahead} said={known.days?.get(ahead) ?? null} onClose={() => setAhead(null)} />
        </Suspense>
      )}
    </>
  );
}

interface PlaceProps {
  userId: string;
  known: TodayKnown;
  advice: AdviceCard | null;
  /** Alerts that the advice speaks for. */
  openAlerts: number;
  onLeave: () => void;
}

/** The disc, or what stands in its place. */
export function DiscPlace({
  userId,
  known,
  advice,
  openAlerts,
  openDay,
  onLeave,
}: PlaceProps & Pick<WeekProps, 'openDay'>) {
  const today = useToday();
  if (known.status === 'failed') {
    return (
      <div className="my-6">
        <ErrorState
          message="Your days did not load. They are safe on the server."
          onRetry={known.retry}
          isRetrying={known.isRetrying}
        />
      </div>
    );
  }
  if (known.view === null) return <DiscOutline />;
  const isWait = advice?.subject === 'no-period';
  if (advice === null || isWait) {
    return (
      <Suspense fallback={<DiscOutline />}>
        <TodayDisc disc={known.view.disc} isSmall={isWait} onPress={() => openDay(today)} />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<DiscOutline />}>
      <AdviceInPlace {...{ userId, openAlerts, onLeave }} card={advice} period={known.period} />
    </Suspense>
  );
}

interface RowPlaceProps extends PlaceProps {
  onStarted: (day: CalendarDate) => void;
}

/** What comes next, or what stands in its place. */
export function RowPlace({ userId, known, advice, openAlerts, onStarted, onLeave }: RowPlaceProps) {
  const { status, view, period } = known;
  if (status === 'failed') return null;
  if (view === null) return <RowOutline />;
  if (advice === null) {
    return (
      view.row && (
        <Suspense fallback={<RowOutline />}>
          <NextRow {...{ userId, onStarted }} row={view.row} />
        </Suspense>
      )
    );
  }
  if (advice.subject !== 'no-period') return null;
  return (
    <Suspense fallback={<RowOutline />}>
      <AdviceInPlace {...{ userId, period, openAlerts, onLeave }} card={advice} />
    </Suspense>
  );
}

interface BelowProps {
  userId: string;
  known: TodayKnown;
  pattern: TodaySentence | null;
  onLeave: () => void;
}

/** The one sentence; what to look out for goes before what comes back. */
export function Below({ userId, known, pattern, onLeave }: BelowProps) {
  const { view, chapter } = known;
  if (view === null) return null;
  if (chapter?.hasSigns) {
    return (
      <Suspense fallback={null}>
        <ChapterLine {...{ userId, chapter, onLeave }} />
      </Suspense>
    );
  }
  const sentence = view.safety ?? pattern ?? view.note;
  return (
    sentence && (
      <Suspense fallback={null}>
        <Sentence sentence={sentence} />
      </Suspense>
    )
  );
}
