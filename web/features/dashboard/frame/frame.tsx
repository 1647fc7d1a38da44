import { findPlaceOf } from '@lunaria/domain/dashboard/main-tabs.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import { useLogSheetRequest } from '../../../app/log-sheet-request.ts';
import { WriteStatus } from '../../../app/write-queue/write-status.tsx';
import { useLifeStage } from '../../../data/profile/use-life-stage.ts';
import type { SignedInSession } from '../../session/use-required-session.ts';
import { useSearch } from '../search/use-search.ts';
import { useOpenItem } from '../use-open-item.ts';
import { AreasAtEnd } from './areas.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { FrameProvider } from './frame-context.ts';
import { Header } from './header.tsx';
import { useHerAddress } from './use-her-address.ts';
import { useIsWide } from './use-is-wide.ts';

/** What other features put into the frame; web/routes/frame.tsx fills it. */
export interface FrameSlots {
  /** What "Upload Health Documents" opens. */
  UploadDialog: ComponentType<{
    userId: string;
    isOpen: boolean;
    onOpenChange: (isOpen: boolean) => void;
  }>;
  /** Shown while it is asked for (web/app/log-sheet-request.ts). */
  LogSheet: ComponentType<{ userId: string; stage: LifeStage }>;
}

interface FrameProps extends FrameSlots {
  session: SignedInSession;
  children: ReactNode;
}

/**
 * Around every page of hers: where she can go, the search, and what can be opened from everywhere. It stays while she
 * goes from page to page.
 */
export function Frame({ session: { user, signOutTo }, UploadDialog, LogSheet, children }: FrameProps) {
  const address = useHerAddress();
  const place = useMemo(() => findPlaceOf(address), [address]);
  const isWide = useIsWide();
  const lifeStage = useLifeStage(user.id);
  const stage = lifeStage.profile.isSuccess ? lifeStage.stage : null;
  const { isOpen, setOpen, open: openSearch, Dialog: SearchDialog } = useSearch(user.id);
  const { open, openAtPlace, dialog, setDialog } = useOpenItem(place);
  const isLogAsked = useLogSheetRequest() !== null;
  const actions = useMemo(
    () => ({ open, openSearch, openUpload: () => setDialog('upload-dialog') }),
    [open, openSearch, setDialog],
  );
  const areas = { place, onOpen: open };

  return (
    <FrameProvider value={actions}>
      <Header {...areas} isWide={isWide} onSearch={openSearch} signOutTo={signOutTo} />
      {children}
      {!isWide && <AreasAtEnd {...areas} />}
      {!isWide && <BottomBar />}
      <WriteStatus userId={user.id} />
      <UploadDialog
        userId={user.id}
        isOpen={dialog === 'upload-dialog'}
        onOpenChange={(isUploading) => setDialog(isUploading ? 'upload-dialog' : null)}
      />
      {SearchDialog && (
        <SearchDialog
          userId={user.id}
          stage={stage}
          isOpen={isOpen}
          onOpenChange={setOpen}
          onOpenItem={openAtPlace}
          onChooseStage={lifeStage.chooseStage}
          signOutTo={signOutTo}
        />
      )}
      {isLogAsked && stage && (
        <Suspense>
          <LogSheet userId={user.id} stage={stage} />
        </Suspense>
      )}
    </FrameProvider>
  );
}
