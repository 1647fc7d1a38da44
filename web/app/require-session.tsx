import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { type SignedInSession, useRequiredSession } from '../features/session/use-required-session.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { TextLink } from '../ui/text-link.tsx';

const LockScreen = lazy(() =>
  import('../features/auth/lock/lock-screen.tsx').catch(() => ({ default: LockedPage })),
);

/** Its screen did not load, or is on its way. */
function LockedPage() {
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-160 content-center px-4">
      <h1 className="type-h2 text-center">Locked</h1>
    </main>
  );
}

interface RequireSessionProps {
  /** Where a visitor is sent, once the server has said that there is no session. */
  loginPath?: '/auth/login' | '/auth/patient-login';
  /** The page's heading, also while there is nothing else of it to show. */
  title?: string;
  children: (session: SignedInSession) => ReactNode;
}

/** For a page that is hers alone: loading, unreachable and signed out are handled here. */
export function RequireSession({
  loginPath = '/auth/login',
  title = PRODUCT_NAME,
  children,
}: RequireSessionProps) {
  const session = useRequiredSession(loginPath);
  if (session.status === 'signed-in') return children(session);
  if (session.status === 'locked')
    return (
      <Suspense fallback={<LockedPage />}>
        <LockScreen />
      </Suspense>
    );
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-160 content-center px-4">
      <h1 className="sr-only">{title}</h1>
      {session.isUnreachable ? (
        <>
          <ErrorState
            message={
              session.isLocked
                ? 'You have been offline for a day. Connect once, so that we know it is you. What you entered waits here, encrypted.'
                : `${PRODUCT_NAME} cannot be reached right now. What you saved is safe on the server.`
            }
            onRetry={session.retry}
          />
          <p className="mt-4 text-center">
            <TextLink to="/" reloadDocument>
              To the start page
            </TextLink>
          </p>
        </>
      ) : (
        <p role="status" className="text-center text-muted">
          Loading...
        </p>
      )}
    </main>
  );
}
