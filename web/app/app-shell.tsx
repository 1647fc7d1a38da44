import { type ReactNode, useEffect } from 'react';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { Toaster } from '../ui/toast.tsx';
import { repeatEarlyPresses } from './early-press.ts';
import { PageFocus } from './page-focus.tsx';

/** What surrounds every page. The toasts lie above the router, so that they survive a change of page. */
export function AppShell({ children }: { children: ReactNode }) {
  useEffect(repeatEarlyPresses, []);
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
