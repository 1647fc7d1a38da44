import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { SessionProvider } from '../features/session/session-provider.tsx';
import { Toaster } from '../ui/toast.tsx';
import { repeatEarlyPresses } from './early-press.ts';
import { followTheme } from './theme.ts';

/** What surrounds every page. The toasts lie above the router, so that they survive a change of page. */
export function AppShell({ children }: { children: ReactNode }) {
  useEffect(repeatEarlyPresses, []);
  useEffect(() => followTheme(), []);
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

const MAIN_ID = 'main';

/**
 * The skip link, and what a full page load would have done: after a change of page the keyboard and the screen
 * reader start at the new content instead of at a link that is gone. Every page has one `<main id="main">`.
 */
function PageFocus() {
  const { pathname } = useLocation();
  const shownPath = useRef(pathname);

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    const main = document.getElementById(MAIN_ID);
    // A page that has put the focus into its own first field knows better.
    if (main && !main.contains(document.activeElement)) focusMain(main);
  }, [pathname]);

  return (
    <a
      href={`#${MAIN_ID}`}
      onClick={(event) => {
        const main = document.getElementById(MAIN_ID);
        if (!main) return;
        event.preventDefault();
        focusMain(main);
        main.scrollIntoView();
      }}
      className="type-button fixed top-3 left-3 z-50 -translate-y-24 rounded-full bg-primary px-5 py-3 text-primary-text focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}

function focusMain(main: HTMLElement): void {
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}
