import { type ComponentType, useEffect, useState } from 'react';
import type { PresentToast } from './toaster.tsx';

const RETRY_MS = 2_000;
/** Forms in front of an account, and her pages: who opens those without a session is led to a form. */
const OF_ACCOUNTS = /^\/auth(\/|$)/;
const OF_HERS = /^\/(dashboard|onboarding|health-statistics)(\/|$)/;
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'input', 'scroll'] as const;

/** Shown as soon as there is a place for them. */
const waiting: Parameters<PresentToast>[] = [];
let present: PresentToast | null = null;
/** Fetches the place for toasts; set while it is not asked for yet. */
let fetchPlace: (() => void) | null = null;

/**
 * Shows a toast for four seconds (longer while the pointer rests on it, and when something can be done about it); the
 * newest three are visible. May be called from anywhere, also outside React. One with an id takes the place of the one
 * before with that id.
 */
export const showToast: PresentToast = (content, id) => {
  if (present === null) {
    waiting.push([content, id]);
    fetchPlace?.();
  } else present(content, id);
};

/** Takes away whatever is shown. */
export function dismissToasts(): void {
  waiting.length = 0;
  // Here already where anything is shown.
  if (present !== null) void import('./toaster.tsx').then((part) => part.dismissToasts());
}

function takeOver(presentNow: PresentToast): void {
  present = presentNow;
  for (const toast of waiting.splice(0)) present(...toast);
}

/**
 * The place toasts appear in. Once, above the router. Fetched before the first toast comes, because that is needed
 * most when the network has gone: in front of an account as soon as the page works, elsewhere, where she may only be
 * reading, with the first sign that she uses the page. A device with the worker has it without the network.
 */
export function Toaster() {
  const [Place, setPlace] = useState<ComponentType<{ onReady: (present: PresentToast) => void }> | null>(
    null,
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () => {
      import('./toaster.tsx').then(
        (part) => setPlace(() => part.default),
        () => {
          timer = setTimeout(load, RETRY_MS);
        },
      );
    };
    const begin = () => {
      stopWaiting();
      load();
    };
    const stopWaiting = () => {
      fetchPlace = null;
      for (const sign of SIGNS_OF_USE) removeEventListener(sign, begin, true);
    };
    const { pathname } = window.location;
    const leadsToForm = OF_HERS.test(pathname) && !('signedIn' in document.documentElement.dataset);
    if (waiting.length > 0 || OF_ACCOUNTS.test(pathname) || leadsToForm) load();
    else {
      fetchPlace = begin;
      for (const sign of SIGNS_OF_USE) addEventListener(sign, begin, { capture: true, passive: true });
    }
    return () => {
      stopWaiting();
      clearTimeout(timer);
      present = null;
    };
  }, []);
  return Place && <Place onReady={takeOver} />;
}
