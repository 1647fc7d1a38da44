import { followUpdates } from './follow-updates.ts';

/**
 * Lets the browser keep the signed-in pages, so that they open without a connection (web/scripts/build-shell.ts). Only
 * from a page of hers, and only once that page has what it needs itself.
 */
export function registerShell(): void {
  // Missing outside secure contexts; while developing, the worker would answer with yesterday's files.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').then(followUpdates, () => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
