import { CALENDAR_ANCHOR, LOG_ANCHOR } from '@lunaria/domain/dashboard/places.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

const ANCHORS: readonly string[] = [CALENDAR_ANCHOR, LOG_ANCHOR];

/**
 * An address that leads to a part of the main view: the reader and the keyboard go on there, at a field of the form
 * where the link named one (`state`, not the address: it says what she logs).
 */
export function useAnchor(): void {
  const { hash, key, state } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again leads there again
  useEffect(() => {
    const id = hash.slice(1);
    const part = ANCHORS.includes(id) ? document.getElementById(id) : null;
    if (!part) return;
    // Its section has a name to be said; a heading may still be on its way.
    const section = part.querySelector<HTMLElement>('section[aria-labelledby]') ?? part;
    section.tabIndex = -1;
    section.focus({ preventScroll: true });
    part.scrollIntoView({ block: 'start' });
    const field: unknown = state?.field;
    if (typeof field !== 'string') return;
    const search = new AbortController();
    void import('./find-field.ts').then(({ focusField }) => focusField(part, field, search.signal));
    return () => search.abort();
  }, [hash, key]);
}
