import { isBusy, isBusyElsewhere } from './busy-tabs.ts';
import { isSavingData } from './save-data.ts';

declare global {
  interface Window {
    /** Left by the framework: the list of the routes, with a version that changes with any script. */
    __reactRouterManifest?: { version: string };
  }
}

/**
 * A newer version of the product that this device has loaded beside the one on screen. The worker keeps it waiting, so
 * that no open page loses the scripts it was built with; she decides when (docs/decisions/offline-shell.md).
 */

const CHECK_EVERY_MS = 60 * 60 * 1000;

/** How long the change of workers may take before the page is simply loaded anew. */
const TAKE_OVER_MS = 3_000;

let registration: ServiceWorkerRegistration | null = null;
let isReady = false;
const listeners = new Set<() => void>();

export function subscribeToUpdates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the device holds a newer version than this page. */
export function hasUpdate(): boolean {
  return isReady;
}

/** Looks out for a newer version for as long as the page lives: at each change of the worker, and every hour it is used. */
function followUpdates(found: ServiceWorkerRegistration): void {
  registration = found;
  // Another tab may have begun to load it before this page was there.
  const followInstalling = () => found.installing?.addEventListener('statechange', () => void look());
  found.addEventListener('updatefound', followInstalling);
  followInstalling();
  let checkedAtMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    void look();
    if (Date.now() - checkedAtMs < CHECK_EVERY_MS) return;
    checkedAtMs = Date.now();
    // Without a connection there is nothing new.
    found.update().catch(() => undefined);
  });
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Asked for in another tab. Where something is unfinished the notice stays, and she reloads when she is done.
    if (isReady && !isBusy()) window.location.reload();
  });
  void look();
}

async function look(): Promise<void> {
  if (isReady || !registration?.waiting || !(await isPageOlder())) return;
  isReady = true;
  for (const listener of listeners) listener();
}

/**
 * A page comes from the server whenever that answers, and may be as new as the worker that waits: then there is nothing
 * to tell. The newest worker names the files of its version, among them the list of the routes.
 */
async function isPageOlder(): Promise<boolean> {
  const version = window.__reactRouterManifest?.version;
  if (version === undefined) return false;
  try {
    const answer = await fetch('/sw.js', { cache: 'no-cache' });
    return answer.ok && !(await answer.text()).includes(`manifest-${version}.js`);
  } catch {
    return false;
  }
}

/**
 * Shows the newer version in every tab that can be reloaded. Where another tab is busy the worker goes on waiting, and
 * that tab keeps its scripts; this one still gets the newer page, from the server.
 */
export async function takeUpdate(): Promise<void> {
  const waiting = registration?.waiting;
  if (!waiting || (await isBusyElsewhere())) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
  setTimeout(() => window.location.reload(), TAKE_OVER_MS);
  waiting.postMessage({ type: 'SKIP_WAITING' });
}

/**
 * Lets the browser keep the signed-in pages, so that they open without a connection (web/scripts/build-shell.ts). Only
 * from a page of hers, and only once that page has what it needs itself.
 */
export function registerShell(): void {
  // Missing outside secure contexts; while developing, the worker would answer with yesterday's files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // It fetches every page ahead. Where one is in place already it stays, and what it keeps with it.
  if (isSavingData() && navigator.serviceWorker.controller === null) return;
  const register = async () => {
    // Nothing comes back where workers are switched off by whoever drives the browser.
    const found: ServiceWorkerRegistration | undefined = await navigator.serviceWorker
      .register('/sw.js')
      .catch(() => undefined);
    if (found) followUpdates(found);
  };
  if (document.readyState === 'complete') void register();
  else window.addEventListener('load', () => void register(), { once: true });
}
