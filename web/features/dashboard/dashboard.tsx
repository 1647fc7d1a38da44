import { isShownIn, type Place } from '@lunaria/domain/dashboard/places.ts';
import type { Opening, Section, SectionGroup } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { WriteStatus } from '../../app/write-queue/write-status.tsx';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import type { AccountOutcome } from '../session/session-requests.ts';
import type { SessionUser } from '../session/session-state.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { DashboardHome } from './dashboard-home.tsx';
import { GroupView } from './group-view.tsx';
import { useSearch } from './search/use-search.ts';
import { SectionView } from './section-view.tsx';
import type { DashboardSlots } from './slots.ts';
import { useOpenItem } from './use-open-item.ts';
import { useAnchor, usePlace } from './use-place.ts';

interface DashboardProps {
  user: SessionUser;
  signOutTo: (path: string) => Promise<AccountOutcome>;
  slots: DashboardSlots;
}

/** The signed-in home: the frame in which every section finds its place. */
export function Dashboard({ user, signOutTo, slots }: DashboardProps) {
  const place = usePlace();
  // After it: a part that the address names comes before the heading of the page.
  useAnchor();
  const lifeStage = useLifeStage(user.id);
  const search = useSearch(user.id);
  const { open, openAtPlace, dialog, setDialog } = useOpenItem(place);
  const stage = lifeStage.profile.isSuccess ? lifeStage.stage : null;
  const UploadDialog = slots['upload-dialog'];

  return (
    <>
      <DashboardHeader place={place} onOpen={open} onSearch={search.open} signOutTo={signOutTo} />
      <Main {...{ user, slots, place, lifeStage, stage }} onOpen={open} onSearch={search.open} />
      <WriteStatus userId={user.id} />
      <UploadDialog
        userId={user.id}
        isOpen={dialog === 'upload-dialog'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'upload-dialog' : null)}
      />
      {search.Dialog && (
        <search.Dialog
          userId={user.id}
          stage={stage}
          isOpen={search.isOpen}
          onOpenChange={search.setOpen}
          onOpenItem={openAtPlace}
          onChooseStage={lifeStage.chooseStage}
        />
      )}
    </>
  );
}

interface MainProps {
  user: SessionUser;
  slots: DashboardSlots;
  place: Place;
  lifeStage: ReturnType<typeof useLifeStage>;
  /** Null while it is not known. */
  stage: LifeStage | null;
  onOpen: (section: Section) => void;
  onSearch: () => void;
}

/** What is at this place: a section that fills it, a group, or the main view. */
function Main({ user, slots, place, lifeStage, stage, onOpen, onSearch }: MainProps) {
  const view = lifeStage.profile.isError && stage === null ? null : findView(place, stage);
  return (
    <main
      id="main"
      className="relative mx-auto max-w-312 px-4 pt-6 pb-16 max-wide:pb-32 sm:px-6 md:pt-10 short:pb-16!"
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
          {...{ stage, slots, onOpen, onSearch }}
        />
      ) : (
        <DashboardHome
          isAddressUnknown={place.kind === 'unknown'}
          {...{ user, lifeStage, slots, onOpen, onSearch }}
        />
      )}
    </main>
  );
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
