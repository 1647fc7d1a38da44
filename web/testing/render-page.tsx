import table, { type PageModule, type TableEntry } from 'virtual:route-table';
import { type ReactNode, useEffect } from 'react';
import { createBrowserRouter, Outlet, type RouteObject, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react/pure';
import { AppShell } from '../app/app-shell.tsx';
import { BrokenPage } from '../app/broken-page.tsx';
import { RequireSession } from '../app/require-session.tsx';
import SignedInLayout from '../features/session/signed-in-layout.tsx';
import type { SignedInSession } from '../features/session/use-required-session.ts';

/**
 * Opens a page of the product by its address, with all that surrounds it (session, toasts, layouts), in this browser's own
 * history. For what is decided between the parts of a page; where one part decides, `renderPart` is cheaper.
 */
export async function renderPage(address: string): Promise<void> {
  await open(address, table.map(toRoute));
}

/**
 * Shows one part of her pages as it stands in them: she is signed in, her session and rows are loaded as everywhere, toasts
 * appear. `at` is the address it believes to be at; a link leads to an empty page of its address.
 */
export async function renderPart(
  part: ReactNode | ((session: SignedInSession) => ReactNode),
  { at = '/dashboard' }: { at?: string } = {},
): Promise<void> {
  const Part = () => (
    <RequireSession>{(session) => (typeof part === 'function' ? part(session) : part)}</RequireSession>
  );
  const [path = '/'] = at.split(/[?#]/);
  await open(at, [
    { Component: SignedInLayout, children: [{ path, Component: Part }] },
    { path: '*', Component: () => null },
  ]);
}

/** Shows one page, or a part of it, that needs nobody to be signed in; every other address is an empty page. */
export async function renderPublicPart(part: ReactNode, { at }: { at: string }): Promise<void> {
  const [path = '/'] = at.split(/[?#]/);
  await open(at, [
    { path, Component: () => part },
    { path: '*', Component: () => null },
  ]);
}

/** The path, query and fragment in the address bar. */
export function currentAddress(): string {
  return window.location.pathname + window.location.search + window.location.hash;
}

async function open(address: string, children: RouteObject[]): Promise<void> {
  window.history.pushState(null, '', address);
  const router = createBrowserRouter([
    { Component: Root, ErrorBoundary: BrokenPage, HydrateFallback: () => null, children },
  ]);
  onTestFinished(() => router.dispose());
  const { container } = await render(<RouterProvider router={router} />);
  // React draws after `render` came back: who looks at once for what should not be there must not look at an empty page.
  while (container.firstElementChild === null) await nextTask();
}

/** When what was due has run; timers may be a test's own. */
function nextTask(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(null);
  return promise;
}

/** As in app/root.tsx, without the document around it. */
function Root() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}

function toRoute({ lazy, children, ...entry }: TableEntry): RouteObject {
  const load = async () => {
    const module = await lazy();
    return { Component: withTitle(module), handle: module.handle };
  };
  if (entry.index) return { index: true, lazy: load };
  return {
    ...(entry.path !== undefined && { path: entry.path }),
    lazy: load,
    ...(children && { children: children.map(toRoute) }),
  };
}

/** The page, and its title as `<Meta />` of the built product writes it. */
function withTitle({ default: Page, meta }: PageModule) {
  return function TitledPage() {
    const { pathname, search } = useLocation();
    const title = meta?.({ location: { pathname, search } }).find((entry) => entry.title)?.title;
    useEffect(() => {
      if (title) document.title = title;
    }, [title]);
    return <Page />;
  };
}
