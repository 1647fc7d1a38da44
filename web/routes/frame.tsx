import { Fragment, lazy, Suspense } from 'react';
import { Outlet, useLocation, useMatches } from 'react-router';
import { HerCustoms } from '../app/her-customs.tsx';
import { readPageFrame } from '../app/page-frame.ts';
import { RequireSession } from '../app/require-session.tsx';
import { useProfile } from '../data/profile/profile.ts';
import { DangerWatch } from '../features/alerts/danger-watch.tsx';
import { Frame } from '../features/dashboard/frame/frame.tsx';
import { UploadDialog } from '../features/documents/upload-dialog.tsx';
import { AskForToday } from '../features/today/ask-for-today.tsx';
import { MissingPart } from '../ui/missing-part.tsx';

const LogSheet = lazy(() =>
  import('../features/log-sheet/log-sheet.tsx').catch(() => ({ default: MissingPart })),
);

const ErasureBanner = lazy(() =>
  import('../features/auth/erase/erasure-banner.tsx').catch(() => ({ default: () => null })),
);

/** Only where there is something to say is anything of it fetched. */
function WaitingErasure({ userId }: { userId: string }) {
  const { data } = useProfile(userId);
  if (!data?.erasure_due_at) return null;
  return (
    <Suspense>
      <ErasureBanner userId={userId} />
    </Suspense>
  );
}

/** Around all her pages but those of onboarding: it asks who she is, and stays while she goes from page to page. */
export default function HerFrame() {
  const { pathname } = useLocation();
  const { title, loginPath } = readPageFrame(useMatches()) ?? {};
  return (
    <RequireSession
      {...(title && { title: typeof title === 'function' ? title(pathname) : title })}
      {...(loginPath && { loginPath })}
    >
      {(session) => (
        // Another user is another page: nothing of the first may stay in its state.
        <Fragment key={session.user.id}>
          <AskForToday />
          <HerCustoms userId={session.user.id}>
            <Frame session={session} UploadDialog={UploadDialog} LogSheet={LogSheet}>
              <WaitingErasure userId={session.user.id} />
              <Outlet context={session} />
            </Frame>
          </HerCustoms>
          <DangerWatch userId={session.user.id} />
        </Fragment>
      )}
    </RequireSession>
  );
}
