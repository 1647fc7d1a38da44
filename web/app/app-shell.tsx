import type { ReactNode } from 'react';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { Toaster } from '../ui/toast.tsx';
import { PageFocus } from './page-focus.tsx';

/** What surrounds every page. The toasts lie above the router, so that they survive a change of page. */
export function AppShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SessionProvider>
        <PageFocus />
        {children}
      </SessionProvider>
      <Toaster />
    </>
  );
}
