import type { ReactNode } from 'react';
import { RequireSession } from '../../app/require-session.tsx';
import { Sprig } from '../../ui/art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import type { SignedInSession } from '../session/use-required-session.ts';
import { SignedInHeader } from './signed-in-header.tsx';

interface SignedInPageProps {
  title: string;
  /** A page that loads something of hers needs to know who she is. */
  children: ReactNode | ((session: SignedInSession) => ReactNode);
}

/** A page behind the dashboard: its title, what is on it, the way back. */
export function SignedInPage({ title, children }: SignedInPageProps) {
  return (
    <RequireSession title={title}>
      {(session) => (
        <div className="flex min-h-dvh flex-col">
          <SignedInHeader />
          <main id="main" className="mx-auto w-full max-w-160 flex-1 px-4 pt-8 pb-22 sm:px-5 md:pt-14">
            <Sprig className="-ml-3 mb-3 h-auto w-28" />
            <h1 className="type-h1">{title}</h1>
            <div className="measure mt-4 space-y-4">
              {typeof children === 'function' ? children(session) : children}
            </div>
            <LinkButton to="/dashboard" className="mt-8 max-sm:w-full">
              Back to the dashboard
            </LinkButton>
          </main>
        </div>
      )}
    </RequireSession>
  );
}

/** The sentence that every unfinished page owes its reader. */
export function NothingStored() {
  return <p className="text-muted">Nothing is stored here yet, so nothing can be lost or seen by anybody.</p>;
}
