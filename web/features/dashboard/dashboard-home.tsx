import { CALENDAR_ANCHOR, LOG_ANCHOR } from '@lunaria/domain/dashboard/places.ts';
import type { Section } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isTourAsked } from '../../app/tour-state.ts';
import type { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import type { SessionUser } from '../session/session-state.ts';
import { Greeting, GreetingDiscs } from './greeting.tsx';
import { HealthToday } from './health-today.tsx';
import { LifeStageSelect, LifeStageSelectSkeleton } from './life-stage-select.tsx';
import { AfterEndNotice, QuietLine } from './notices.tsx';
import { ConsentNotice, ProfileBanner } from './profile-banner.tsx';
import { SectionGroups } from './section-groups.tsx';
import type { DashboardSlots } from './slots.ts';
import type { MadeChange } from './stage-change-notice.tsx';
import { useLater } from './use-later.ts';
import { PLACE_HEADING_ID } from './use-place.ts';

// Its words are needed once she has chosen; they are there by then, also without a connection.
const loadNotice = async () => (await import('./stage-change-notice.tsx')).StageChangeNotice;

const loadTour = async () => (await import('./tour/dashboard-tour.tsx')).DashboardTour;

interface DashboardHomeProps {
  user: SessionUser;
  lifeStage: ReturnType<typeof useLifeStage>;
  slots: DashboardSlots;
  /** The address named a section that there is not. */
  isAddressUnknown: boolean;
  onOpen: (section: Section) => void;
  onSearch: () => void;
}

/** The main view: who she is, which stage of life she is in, her day, and all there is. */
export function DashboardHome(props: DashboardHomeProps) {
  const { user, lifeStage, slots, isAddressUnknown, onOpen, onSearch } = props;
  const { profile, chooseStage, isUnsaved, retry } = lifeStage;
  const isLoaded = profile.isSuccess;
  const hasFailed = profile.isError && !isLoaded;
  const stage = isLoaded ? lifeStage.stage : null;
  // Until the profile is there the name of the account stands in: the profile was made from it.
  const fullName = isLoaded ? (profile.data?.full_name ?? null) : user.fullName;
  const Calendar = slots.calendar;
  const DailyLog = slots['daily-log'];
  const StageChangeNotice = useLater(loadNotice);
  const { change, closeChange, choose } = useMadeChange(stage, chooseStage);

  return (
    <div className="space-y-8">
      {isAddressUnknown && (
        <QuietLine>That address leads to no section. Here is your dashboard instead.</QuietLine>
      )}
      <div className="grid items-end gap-5 md:grid-cols-[1fr_20rem] lg:grid-cols-[auto_1fr_20rem]">
        <Greeting fullName={fullName} />
        <GreetingDiscs />
        <div data-tour="mode">
          {profile.isPending && <LifeStageSelectSkeleton />}
          {stage && <LifeStageSelect stage={stage} onChoose={choose} isUnsaved={isUnsaved} onRetry={retry} />}
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
      <ProfileBanner userId={user.id} />
      {!hasFailed && <HealthToday userId={user.id} stage={stage} />}
      <div id={CALENDAR_ANCHOR} data-tour="calendar" className="scroll-mt-24 space-y-4">
        <ConsentNotice userId={user.id} />
        <Calendar userId={user.id} stage={stage} />
      </div>
      <div id={LOG_ANCHOR} className="scroll-mt-24">
        <DailyLog userId={user.id} stage={stage} />
      </div>
      <SectionGroups userId={user.id} {...{ stage, slots, onOpen, onSearch }} />
      <TourStarter isReady={stage !== null} />
    </div>
  );
}

/** What she has just chosen as her life stage, until she closes what is said of it. */
function useMadeChange(stage: LifeStage | null, chooseStage: (to: LifeStage) => void) {
  const [change, setChange] = useState<MadeChange | null>(null);
  // The line goes with the button that was pressed: the keyboard goes on at the heading.
  const closeChange = () => {
    setChange(null);
    document.getElementById(PLACE_HEADING_ID)?.focus({ preventScroll: true });
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
