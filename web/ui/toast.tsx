import { type ComponentType, useEffect, useState } from 'react';
import type { ToastContent } from './toast-card.tsx';

export type PresentToast = (content: ToastContent, id?: string) => void;

const RETRY_MS = 2_000;

/** Shown as soon as there is a place for them. */
const waiting: Parameters<PresentToast>[] = [];
let present: PresentToast | null = null;

/**
 * Shows a toast for four seconds (longer while the pointer rests on it, and when something can be done about it); the
 * newest three are visible. May be called from anywhere, also outside React. One with an id takes the place of the one
 * before with that id.
 */
export const showToast: PresentToast = (content, id) => {
  if (present === null) waiting.push([content, id]);
  else present(content, id);
};

function takeOver(presentNow: PresentToast): void {
  present = presentNow;
  for (const toast of waiting.splice(0)) present(...toast);
}

/**
 * The place toasts appear in. Once, above the router. Fetched as soon as the page works, and not when the first toast
 * comes: that is needed most when the network has gone.
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
    load();
    return () => clearTimeout(timer);
  }, []);
  return Place && <Place onReady={takeOver} />;
}
