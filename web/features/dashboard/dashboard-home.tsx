import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { CALENDAR_ANCHOR, CALENDAR_PAGE, LOG_ANCHOR, LOG_PAGE } from '@lunaria/domain/dashboard/places.ts';
import type { Section } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { nameStageShortly } from '@lunaria/domain/today/stage-words.ts';
import { Suspense, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTourAsked } from '../../app/tour-state.ts';
import { useColumns } from '../../app/use-columns.ts';
import { useToday } from '../../app/use-today.ts';
import type { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import type { SessionUser } from '../session/session-state.ts';
import { Greeting } from './greeting.tsx';
import { HealthToday } from './health-today.tsx';
import { LifeStageSelect, LifeStageSelectSkeleton } from './life-stage-select.tsx';
import { AfterEndNotice, QuietLine } from './notices.tsx';
import { ConsentNotice, ProfileBanner } from './profile-banner.tsx';
import { SectionGroups } from './section-groups.tsx';
import type { DashboardSlots, TodaySlotProps } from './slots.ts';
import type { MadeChange } from './stage-change-notice.tsx';
import { useLater } from './use-later.ts';
import { PLACE_HEADING_ID } from './use-place.ts';

// Its words are needed once she has chosen.
const loadNotice = async () => (await import('./stage-change-notice.tsx')).StageChangeNotice;

const loadNews = async () => (await import('./news/news-line.tsx')).NewsLine;

const loadTour = async () => (await import('./tour/dashboard-tour.tsx')).DashboardTour;

interface DashboardHomeProps {
  user: SessionUser;
  lifeStage: ReturnType<typeof useLifeStage>;
  slots: DashboardSlots;
  /** The address named a section that there is not. */
  isAddressUnknown: boolean;
  onOpen: (section: Section) => void;
}

/** The main view: who she is, which stage of life she is in, her day, and all there is. */
export function DashboardHome(props: DashboardHomeProps) {
  const { user, lifeStage, slots, isAddressUnknown, onOpen } = props;
  const { profile, chooseStage, isUnsaved, retry } = lifeStage;
  const isLoaded = profile.isSuccess;
  const hasFailed = profile.isError && !isLoaded;
  const stage = isLoaded ? lifeStage.stage : null;
  // Until the profile is there the name of the account stands in: the profile was made from it.
  const fullName = isLoaded ? (profile.data?.full_name ?? null) : user.fullName;
  const hidden = profile.data?.hidden_parts ?? [];
  const DailyLog = slots['daily-log'];
  const hasColumns = useColumns();
  const { change, closeChange, choose } = useMadeChange(stage, chooseStage);
  const StageChangeNotice = useLater(change ? loadNotice : null);
  const NewsLine = useLater(profile.data?.has_news ? loadNews : null);
  useOwnPages(hasColumns);
  const today = { userId: user.id, stage, onChooseStage: choose };

  return (
    <div className="space-y-6 xl:space-y-8">
      {isAddressUnknown && (
        <QuietLine>That address leads to no section. Here is your dashboard instead.</QuietLine>
      )}
      <div className={`space-y-2 ${hasColumns ? 'xl:space-y-5' : ''}`}>
        <div className="flex items-center justify-between gap-4">
          <Greeting
            {...{ fullName }}
            beside={hasColumns || stage === null ? null : nameStageShortly(stage)}
          />
          <div data-tour="mode" className="shrink-0">
            {profile.isPending && <LifeStageSelectSkeleton isSmall={!hasColumns} />}
            {stage && (
              <LifeStageSelect
                {...{ stage, isUnsaved }}
                isSmall={!hasColumns}
                onChoose={choose}
                onRetry={retry}
              />
            )}
          </div>
        </div>
        {change && StageChangeNotice && (
          <StageChangeNotice
            change={change}
            stage={stage}
            onUndo={({ from }) => {
              chooseStage(from);
              closeChange();
            }}
            onClose={closeChange}
          />
        )}
        <AfterEndNotice userId={user.id} />
        {hasFailed && (
          <ErrorState
            message="Your profile did not load. It is safe on the server."
            onRetry={() => void profile.refetch()}
            isRetrying={profile.isFetching}
          />
        )}
        <ConsentNotice userId={user.id} />
        {hasColumns ? (
          <ThreeColumns {...today} slots={slots} />
        ) : (
          <slots.today {...today} logBeside={null} onLeave={goToHeading} />
        )}
      </div>
      {profile.data?.has_news && NewsLine && <NewsLine userId={user.id} onLeave={goToHeading} />}
      <ProfileBanner userId={user.id} />
      {!hasFailed && !hidden.includes('health-today') && <HealthToday userId={user.id} stage={stage} />}
      {hasColumns && (
        <div id={LOG_ANCHOR} className="scroll-mt-24">
          <Suspense fallback={<Room />}>
            <DailyLog userId={user.id} stage={stage} />
          </Suspense>
        </div>
      )}
      <SectionGroups userId={user.id} {...{ stage, hidden, slots, onOpen }} />
      <TourStarter isReady={stage !== null} />
    </div>
  );
}

/** The keyboard goes on at the heading where what had the focus has gone. */
const goToHeading = () => document.getElementById(PLACE_HEADING_ID)?.focus({ preventScroll: true });

type ThreeColumnsProps = Pick<TodaySlotProps, 'userId' | 'stage' | 'onChooseStage'> & {
  slots: DashboardSlots;
};

/** Today, the month, and the log of a day, which lies open: a day pressed in the strip is the day of the log. */
function ThreeColumns({ slots, ...today }: ThreeColumnsProps) {
  const { userId, stage } = today;
  const now = useToday();
  const [chosen, setChosen] = useState<CalendarDate | null>(null);
  const day = chosen ?? now;
  const LogBeside = slots['log-beside'];
  return (
    <div className="grid grid-cols-[minmax(0,356fr)_minmax(0,436fr)_minmax(0,360fr)] items-start gap-6">
      <slots.today {...today} logBeside={{ day, onDay: setChosen }} onLeave={goToHeading} />
      <div id={CALENDAR_ANCHOR} data-tour="calendar" className="min-w-0 scroll-mt-24">
        <Suspense fallback={<Room />}>
          <slots.calendar {...{ userId, stage }} onChooseDay={setChosen} />
        </Suspense>
      </div>
      {stage && (
        <Suspense fallback={<Room />}>
          <LogBeside {...{ userId, stage, day }} onDay={setChosen} />
        </Suspense>
      )}
    </div>
  );
}

/** The room of a part that is on its way. */
function Room() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-160 w-full rounded-card" />
    </SkeletonGroup>
  );
}

/** Where the month and the form have pages of their own, the addresses that lead to them here lead there. */
function useOwnPages(hasColumns: boolean): void {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const page = hasColumns ? undefined : OWN_PAGES[hash.slice(1)];
    if (page !== undefined) void navigate(page + search, { replace: true, state });
  }, [hasColumns, hash, search, state, navigate]);
}

const OWN_PAGES: Readonly<Record<string, string>> = {
  [CALENDAR_ANCHOR]: CALENDAR_PAGE,
  [LOG_ANCHOR]: LOG_PAGE,
};

/** What she has just chosen as her life stage, until she closes what is said of it. */
function useMadeChange(stage: LifeStage | null, chooseStage: (to: LifeStage) => void) {
  const [change, setChange] = useState<MadeChange | null>(null);
  // The line goes with the button that was pressed: the keyboard goes on at the heading.
  const closeChange = () => {
    setChange(null);
    goToHeading();
  };

  function choose(to: LifeStage) {
    if (stage !== null && to !== stage) setChange({ from: stage, to });
    chooseStage(to);
  }
  return { change, closeChange, choose };
}

/** Starts the tour when it was asked for, once what it shows is there; afterwards the history entry forgets it. */
function TourStarter({ isReady }: { isReady: boolean }) {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isAsked = isTourAsked(state);
  const Tour = useLater(isAsked ? loadTour : null);
  if (!Tour || !isAsked || !isReady) return null;
  return (
    <Tour
      onEnd={() => void navigate(pathname + search, { replace: true, state: null, preventScrollReset: true })}
    />
  );
}
