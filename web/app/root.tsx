import './app.css';
import type { ReactNode } from 'react';
import { Links, type LinksFunction, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import frauncesUrl from '../ui/fonts/fraunces-latin.woff2?url';
import interUrl from '../ui/fonts/inter-latin.woff2?url';
import { AppShell } from './app-shell.tsx';
import { BrokenPage } from './broken-page.tsx';
import { discreetHere, shownName } from './discreet.ts';
import {
  type DiscreetName,
  drawingOf,
  manifestOf,
  touchIconOf,
  writeDiscreetScript,
} from './discreet-script.ts';
import { EARLY_PRESS_SCRIPT } from './early-press.ts';
import { INSTALL_OFFER_SCRIPT } from './install-offer.ts';
import { writeLeftScript } from './left-script.ts';
import { readOrigin } from './read-origin.ts';
import { readExit, readMail, readProviders } from './read-place.ts';
import { writeSignedInHintScript } from './signed-in-hint.ts';
import { writeThemeScript } from './theme-script.ts';

// In the pages as they are built: there it has run, and React leaves it as it is. No script carries its words once more.
const HEAD_SCRIPT = import.meta.env.SSR
  ? [
      writeLeftScript(),
      writeDiscreetScript(),
      writeThemeScript(),
      writeSignedInHintScript(),
      INSTALL_OFFER_SCRIPT,
      EARLY_PRESS_SCRIPT,
    ].join(';')
  : '';

export const links: LinksFunction = () => [
  ...nameLinks(discreetHere()),
  // Every page needs these two at once; the others wait until a text asks for them.
  preloadFont(interUrl),
  preloadFont(frauncesUrl),
];

/** What tabs, lists and an installed app show: the product, or what she chose on this device. */
function nameLinks(discreet: DiscreetName | null) {
  if (discreet !== null)
    return [
      { rel: 'icon', href: drawingOf(discreet), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: touchIconOf(discreet) },
      { rel: 'manifest', href: manifestOf(discreet) },
    ];
  return [
    // The small one for browsers that draw no SVG in a tab; those that do prefer the second.
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/mark.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export const meta = () => [
  { title: shownName() },
  { name: 'description', content: "A companion for women's reproductive health, at every stage of life." },
];

export function Layout({ children }: { children: ReactNode }) {
  return (
    // The hint script below marks <html> before React arrives; React must keep that mark.
    <html
      lang="en"
      data-origin={readOrigin()}
      data-providers={readProviders()}
      data-mail={readMail()}
      data-exit={readExit()}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="apple-mobile-web-app-title" content={shownName()} />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#FAF5EC" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#161018" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours; one has to run before the first paint, one before the browser speaks, one before she does */}
        <script dangerouslySetInnerHTML={{ __html: HEAD_SCRIPT }} suppressHydrationWarning />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <AppShell>
      <Outlet />
    </AppShell>
  );
}

export function ErrorBoundary() {
  return <BrokenPage />;
}

/** For a font that is needed in what is seen first. */
const preloadFont = (href: string) =>
  ({ rel: 'preload', as: 'font', type: 'font/woff2', href, crossOrigin: 'anonymous' }) as const;
