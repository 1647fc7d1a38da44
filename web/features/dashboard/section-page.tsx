import { findPlace } from '@lunaria/domain/dashboard/places.ts';
import type { ReactNode } from 'react';
import { WriteStatus } from '../../app/write-queue/write-status.tsx';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import type { SignedInSession } from '../session/use-required-session.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { isSlashOn } from './search/search-button.tsx';
import { useSearch } from './search/use-search.ts';
import type { DashboardSlots } from './slots.ts';
import { useOpenItem } from './use-open-item.ts';

interface SectionPageProps {
  session: SignedInSession;
  /** The section that this page is. */
  sectionId: string;
  UploadDialog: DashboardSlots['upload-dialog'];
  children: (frame: { openUpload: () => void; isSlashOn: boolean }) => ReactNode;
}

/** The frame of the dashboard around a section that has an address of its own. */
export function SectionPage({
  session: { user, signOutTo },
  sectionId,
  UploadDialog,
  children,
}: SectionPageProps) {
  const place = findPlace(sectionId);
  const lifeStage = useLifeStage(user.id);
  const search = useSearch(user.id);
  const { open, openAtPlace, dialog, setDialog } = useOpenItem(place);
  return (
    <>
      <DashboardHeader place={place} onOpen={open} onSearch={search.open} signOutTo={signOutTo} />
      <main
        id="main"
        className="relative mx-auto max-w-312 px-4 pt-6 pb-16 max-wide:pb-32 sm:px-6 md:pt-10 short:pb-16!"
      >
        {children({ openUpload: () => setDialog('upload-dialog'), isSlashOn: isSlashOn(user.id) })}
      </main>
      <WriteStatus userId={user.id} />
      <UploadDialog
        userId={user.id}
        isOpen={dialog === 'upload-dialog'}
        onOpenChange={(isOpen) => setDialog(isOpen ? 'upload-dialog' : null)}
      />
      {search.Dialog && (
        <search.Dialog
          userId={user.id}
          stage={lifeStage.profile.isSuccess ? lifeStage.stage : null}
          isOpen={search.isOpen}
          onOpenChange={search.setOpen}
          onOpenItem={openAtPlace}
          onChooseStage={lifeStage.chooseStage}
        />
      )}
    </>
  );
}
