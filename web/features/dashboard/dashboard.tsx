import { isShownIn, type Place } from '@lunaria/domain/dashboard/places.ts';
import type { Opening, Section, SectionGroup } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { Navigate } from 'react-router';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import type { SessionUser } from '../session/session-state.ts';
import { DashboardHome } from './dashboard-home.tsx';
import { useFrame } from './frame/frame-context.ts';
import { GroupView } from './group-view.tsx';
import { SectionView } from './section-view.tsx';
import type { DashboardSlots } from './slots.ts';
import { useAnchor, usePlace } from './use-place.ts';

interface DashboardProps {
  user: SessionUser;
  slots: DashboardSlots;
}

/** The signed-in home, in which every section finds its place. */
export function Dashboard({ user, slots }: DashboardProps) {
  const place = usePlace();
  // After it: a part that the address names comes before the heading of the page.
  useAnchor();
  const lifeStage = useLifeStage(user.id);
  const { open } = useFrame();
  const stage = lifeStage.profile.isSuccess ? lifeStage.stage : null;
  return <Main {...{ user, slots, place, lifeStage, stage }} onOpen={open} />;
}

interface MainProps {
  user: SessionUser;
  slots: DashboardSlots;
  place: Place;
  lifeStage: ReturnType<typeof useLifeStage>;
  /** Null while it is not known. */
  stage: LifeStage | null;
  onOpen: (section: Section) => void;
}

/** What is at this place: a section that fills it, a group, or the main view. */
function Main({ user, slots, place, lifeStage, stage, onOpen }: MainProps) {
  const page = findPage(place);
  if (page !== null) return <Navigate to={page} replace />;
  const view = lifeStage.profile.isError && stage === null ? null : findView(place, stage);
  return (
    <main
      id="main"
      className={`relative mx-auto max-w-312 px-4 pb-16 max-wide:pb-8 sm:px-6 wide:pt-8 ${place.kind === 'group' ? 'max-wide:pt-3' : 'max-wide:pt-1'}`}
    >
      {view ? (
        <SectionView
          key={view.section.id}
          userId={user.id}
          group={view.group}
          section={view.section}
          stage={stage}
          View={slots[view.slot]}
        />
      ) : place.kind === 'group' ? (
        <GroupView
          key={place.group.id}
          userId={user.id}
          group={place.group}
          section={place.section}
          {...{ stage, slots, onOpen }}
        />
      ) : (
        <DashboardHome isAddressUnknown={place.kind === 'unknown'} {...{ user, lifeStage, slots, onOpen }} />
      )}
    </main>
  );
}

/** Where a section stands that has a page of its own by now: an address of before leads there. */
function findPage(place: Place): string | null {
  const opens = place.kind === 'group' ? place.section?.opens : undefined;
  return opens?.kind === 'page' ? opens.path : null;
}

/** The section that fills the main area at this place; one of another mode does not. While the mode is not known it may. */
function findView(
  place: Place,
  stage: LifeStage | null,
): { group: SectionGroup; section: Section; slot: (Opening & { kind: 'view' })['slot'] } | null {
  if (place.kind !== 'group' || place.section?.opens.kind !== 'view') return null;
  const { group, section } = place;
  const isShown = stage === null || isShownIn(section, stage);
  return isShown ? { group, section, slot: place.section.opens.slot } : null;
}
