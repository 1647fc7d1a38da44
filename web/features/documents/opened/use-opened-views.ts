import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { linkedViewOf } from '../library/library-address.ts';
import type { Spot } from '../places/spot.ts';

export type OpenedView = 'summary' | 'original' | 'text';

export interface ShownSpot {
  spot: Spot;
  /** Grows when it is asked for again. */
  times: number;
}

/** Which part of a document is in view, which place of it, and where the focus returns to from there. */
export function useOpenedViews(wasRead: boolean) {
  const { key, state } = useLocation();
  const linked = linkedViewOf(state);
  const [view, setView] = useState<OpenedView>(linked ?? (wasRead ? 'summary' : 'original'));
  const [shown, setShown] = useState<ShownSpot | null>(null);
  const openerId = useRef<string | null>(null);
  /** The focus waits until what it goes to is there. */
  const focusId = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once more, a link leads there once more
  useEffect(() => {
    if (linked !== null) setView(linked);
  }, [key, linked]);

  useEffect(() => {
    if (view !== 'summary' || focusId.current === null) return;
    const id = focusId.current;
    focusId.current = null;
    // The view is fetched when it is first needed, and stands a moment later.
    requestAnimationFrame(() => {
      const element = document.getElementById(id);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
    });
  }, [view]);

  const lead = useCallback((to: OpenedView, spot: Spot | null, buttonId: string) => {
    openerId.current = buttonId;
    setShown((last) => (spot === null ? null : { spot, times: (last?.times ?? 0) + 1 }));
    setView(to);
  }, []);

  return {
    view,
    shown,
    /** By the tabs: to the summary she comes back without a place. */
    choose(to: OpenedView) {
      if (to === 'summary') setShown(null);
      setView(to);
    },
    /** Shows a place, or the whole; `buttonId` is where the focus returns to. */
    lead,
    goBack() {
      focusId.current = openerId.current;
      setShown(null);
      setView('summary');
    },
  };
}
