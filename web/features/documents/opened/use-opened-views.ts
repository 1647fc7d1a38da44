import { type Spot, spotOf } from '@lunaria/domain/documents/reading/spot.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import {
  type LinkedView,
  linkedViewOf,
  placeIn,
  withoutPlace,
} from '../../../data/documents/document-address.ts';
import { ledTo, stateOfLead } from '../library/library-address.ts';

export type OpenedView = 'summary' | 'original' | 'text';

export interface ShownSpot {
  spot: Spot;
  /** Grows when it is asked for again. */
  times: number;
}

/** Its values stand in the summary. */
function viewOf(linked: LinkedView): OpenedView;
function viewOf(linked: LinkedView | null): OpenedView | null;
function viewOf(linked: LinkedView | null): OpenedView | null {
  return linked === 'values' ? 'summary' : linked;
}

/** Which part of a document is in view, which place of it, and where the focus returns to from there. */
export function useOpenedViews(wasRead: boolean) {
  const { key, state, search } = useLocation();
  const navigate = useNavigate();
  const linked = linkedViewOf(state);
  const led = ledTo(state);
  const addressed = placeIn(search);
  const [view, setView] = useState<OpenedView>(
    led?.view ?? (addressed ? 'text' : null) ?? viewOf(linked) ?? (wasRead ? 'summary' : 'original'),
  );
  const [shown, setShown] = useState<ShownSpot | null>(() => {
    const spot = led?.spot ?? (addressed && spotOf(addressed));
    return spot ? { spot, times: 1 } : null;
  });
  const openerId = useRef<string | null>(led?.openerId ?? null);
  /** The focus waits until what it goes to is there. */
  const focusId = useRef<string | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: followed once more, a link leads there once more
  useEffect(() => {
    if (linked !== null) setView(viewOf(linked));
  }, [key, linked]);

  // Followed once: from then on the tabs and the way back lead where they always do.
  useEffect(() => {
    const place = placeIn(search);
    if (place === null) return;
    setShown((last) => ({ spot: spotOf(place), times: (last?.times ?? 0) + 1 }));
    setView('text');
    void navigate({ search: withoutPlace(search) }, { replace: true, state, preventScrollReset: true });
  }, [search, navigate, state]);

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
