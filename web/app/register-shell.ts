import { followUpdates } from './follow-updates.ts';

/**
 * Lets the browser keep the signed-in pages, so that they open without a connection (web/scripts/build-shell.ts). Only
 * from a page of hers, and only once that page has what it needs itself.
 */
export function registerShell(): void {
  // Missing outside secure contexts; while developing, the worker would answer with yesterday's files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
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
