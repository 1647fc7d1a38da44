import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ledTo, linkedViewOf, stateOfLead } from '../library/library-address.ts';
import type { Spot } from '../places/spot.ts';

export type OpenedView = 'summary' | 'original' | 'text';

export interface ShownSpot {
  spot: Spot;
  /** Grows when it is asked for again. */
  times: number;
}

/** Which part of a document is in view, which place of it, and where the focus returns to from there. */
export function useOpenedViews(wasRead: boolean) {
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const linked = linkedViewOf(state);
  const led = ledTo(state);
  const [view, setView] = useState<OpenedView>(led?.view ?? linked ?? (wasRead ? 'summary' : 'original'));
  const [shown, setShown] = useState<ShownSpot | null>(led?.spot ? { spot: led.spot, times: 1 } : null);
  const openerId = useRef<string | null>(led?.openerId ?? null);
  /** The focus waits until what it goes to is there. */
  const focusId = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once more, a link leads there once more
  useEffect(() => {
    if (linked !== null) setView(linked);
  }, [key, linked]);

  useFocusInSummary(view, focusId);

  const goToOpener = useCallback(() => {
    focusId.current = openerId.current;
    setShown(null);
    setView('summary');
  }, []);
  const isLed = led !== null;
  useLeftByHistory(isLed, goToOpener);

  const lead = useCallback(
    (to: 'original' | 'text', spot: Spot | null, buttonId: string) => {
      openerId.current = buttonId;
      setShown((last) => (spot === null ? null : { spot, times: (last?.times ?? 0) + 1 }));
      setView(to);
      // Beside the list nothing goes out of sight, and the history is that of the list.
      if (!window.matchMedia('(width < 70rem)').matches) return;
      const place = stateOfLead(state, { view: to, spot, openerId: buttonId });
      void navigate({ search }, { state: place, preventScrollReset: true });
    },
    [navigate, search, state],
  );

  function goBack() {
    if (isLed) {
      void navigate(-1);
      return;
    }
    goToOpener();
  }

  return {
    view,
    shown,
    /** By the tabs: to the summary she comes back without a place. */
    choose(to: OpenedView) {
      if (to === 'summary' && isLed) {
        // The focus stays on the tab.
        openerId.current = null;
        void navigate(-1);
      }
      if (to === 'summary') setShown(null);
      setView(to);
    },
    /** Shows a place, or the whole; `buttonId` is where the focus returns to. */
    lead,
    goBack,
  };
}

/** Back in the summary, the focus goes to where the way began. */
function useFocusInSummary(view: OpenedView, focusId: RefObject<string | null>): void {
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
  }, [view, focusId]);
}

/** Left by the history: back to what led there. */
function useLeftByHistory(isLed: boolean, goToOpener: () => void): void {
  const wasLed = useRef(isLed);
  useEffect(() => {
    const hasLeft = wasLed.current && !isLed;
    wasLed.current = isLed;
    if (hasLeft) goToOpener();
  }, [isLed, goToOpener]);
}
