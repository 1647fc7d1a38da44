import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { itemId } from './document-item.tsx';
import { isFromList, LIBRARY_PATH, ledTo } from './library-address.ts';

const NEAREST = { block: 'nearest', behavior: 'instant' } as const;

/**
 * Closes what is open: back in the history if it was opened from the list. On a narrow screen the list is left where
 * she was in it; the focus returns to the document she came from.
 */
export function useClosing(openedId: string | null, heading: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const before = useRef({ openedId, top: 0 });
  // The history answers a moment later: pressed twice, it would lead out of the library.
  const isClosing = useRef(false);

  // While the list is in view, where she is in it.
  useEffect(() => {
    if (openedId !== null) return;
    const note = () => {
      before.current.top = window.scrollY;
    };
    document.addEventListener('scroll', note, { passive: true });
    return () => document.removeEventListener('scroll', note);
  }, [openedId]);

  useLayoutEffect(() => {
    const { openedId: lastId, top } = before.current;
    if (lastId === openedId) return;
    before.current.openedId = openedId;
    isClosing.current = false;
    const isNarrow = window.matchMedia('(width < 70rem)').matches;
    if (isNarrow) window.scrollTo({ top: openedId === null ? top : 0, behavior: 'instant' });
    if (openedId !== null) {
      // The list has become narrow beside the document, and its rows are elsewhere.
      if (!isNarrow) document.getElementById(itemId(openedId))?.closest('li')?.scrollIntoView(NEAREST);
      return;
    }
    const item = lastId === null ? null : document.getElementById(itemId(lastId));
    (item ?? heading.current)?.focus({ preventScroll: true });
  }, [openedId, heading]);

  return () => {
    if (isClosing.current) return;
    isClosing.current = true;
    // Opened by its address, or from the dashboard: there is no list behind it.
    if (!isFromList(state)) void navigate(LIBRARY_PATH, { replace: true, preventScrollReset: true });
    else void navigate(ledTo(state) === null ? -1 : -2);
  };
}
