import type { ReactNode } from 'react';
import { Sprig } from '../../ui/art.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

/** A page behind the dashboard: its title, what is on it, the way back. */
export function SignedInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main id="main" className="mx-auto w-full max-w-160 px-4 pt-3 pb-16 max-wide:pb-8 sm:px-5 wide:pt-10">
      <Sprig className="-ml-3 mb-3 h-auto w-28 max-wide:hidden" />
      <h1 className="type-h1">{title}</h1>
      <div className="measure mt-4 space-y-4">{children}</div>
      <LinkButton to="/dashboard" className="mt-8 max-sm:w-full">
        Back to the dashboard
      </LinkButton>
    </main>
  );
}
