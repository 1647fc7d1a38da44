import type { DescribedDay } from '@lunaria/domain/body/describe-days.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { hasCycle, showsForecast } from '@lunaria/domain/cycle/cycle-modes.ts';
import { chapterOf } from '@lunaria/domain/dashboard/chapter-figures.ts';
import { describePregnancy } from '@lunaria/domain/pregnancy/gestational-age.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { describeToday } from '@lunaria/domain/today/describe-today.ts';
import { memo, useEffect, useMemo } from 'react';
import { type LayeredDay, useDescribedDays } from '../../data/cycle/use-described-days.ts';
import { useShownForecast } from '../../data/cycle/use-look-ahead.ts';
import { usePutAway } from '../../data/today/use-put-away.ts';
import { useTodayFacts, withSaid } from '../../data/today/use-today-facts.ts';
import { FIRST_QUESTION } from './first-question.ts';
import type { TodayKnown } from './today-known.ts';

interface KnownTodayProps {
  userId: string;
  stage: LifeStage;
  onKnown: (known: TodayKnown) => void;
}

const NO_DAYS: ReadonlyMap<CalendarDate, DescribedDay> = new Map();

/** Draws nothing: reckons what Today says, with rules that come after the page, and hands it over. */
function KnownToday({ userId, stage, onKnown }: KnownTodayProps) {
  const state = useTodayFacts(userId, stage);
  const forecast = useDescribedDays(userId, stage);
  const { isPutAway } = usePutAway(userId);
  const isCycling = hasCycle(stage);
  const isAsked = isPutAway(FIRST_QUESTION);
  const isWaiting =
    state.status === 'loading' || (isCycling && (forecast.status === 'loading' || isAsked === null));
  const hasFailed = state.status === 'failed' || (isCycling && forecast.status === 'failed');
  const status = hasFailed ? 'failed' : isWaiting ? 'loading' : 'ready';
  const isForeseen = showsForecast(stage) && status === 'ready' && state.hasRecords;
  useShownForecast(userId, forecast.her, isForeseen ? (forecast.now?.next ?? null) : null);

  const { now, days, her } = forecast;
  // Not `forecast` itself, which is another with every drawing.
  const cycleFacts = her.state === 'ready' ? her.facts : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: of `forecast` the parts that it is made from
  const facts = useMemo(() => withSaid(state.facts, forecast), [state.facts, now, cycleFacts]);
  const { pregnancy, today, period } = facts;
  const view = useMemo(
    () => (status === 'ready' ? describeToday(stage, facts, pickMarks(days)) : null),
    [status, stage, facts, days],
  );
  const chapter = useMemo(() => (isCycling ? chapterOf(facts) : null), [isCycling, facts]);
  const gestationalWeeks =
    stage === 'pregnancy' && pregnancy ? describePregnancy(pregnancy, today).week : null;
  const cycleCount = her.state === 'ready' ? her.cycles.finished.length : 0;
  const isFirstRun =
    status === 'ready' && isCycling && stage !== 'pre-menstrual' && !state.hasRecords && isAsked === false;
  const isRetrying = state.isRetrying || (her.state === 'failed' && her.isRetrying);
  const retry = () => {
    state.retry();
    if (her.state === 'failed') her.retry();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways to try again are others with every drawing
  useEffect(() => {
    onKnown({
      ...{ status, view, days, chapter, gestationalWeeks, period, cycleCount, isFirstRun, isRetrying, retry },
    });
  }, [onKnown, status, view, days, chapter, gestationalWeeks, period, cycleCount, isFirstRun, isRetrying]);
  return null;
}

// Whoever hears of it is drawn anew, and must not start it again.
export default memo(KnownToday);

function pickMarks(
  days: ReadonlyMap<CalendarDate, LayeredDay> | null,
): ReadonlyMap<CalendarDate, DescribedDay> {
  if (days === null) return NO_DAYS;
  return new Map([...days].flatMap(([date, { mark }]) => (mark === null ? [] : [[date, mark] as const])));
}
