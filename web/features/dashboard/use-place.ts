import {
  CALENDAR_ANCHOR,
  findPlace,
  LOG_ANCHOR,
  type Place,
  SECTION_PARAMETER,
} from '@lunaria/domain/dashboard/places.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/** The heading of whatever the main area shows; it takes the focus when that changes. */
export const PLACE_HEADING_ID = 'place-heading';

/**
 * Where in the dashboard she is, by the address alone: Back, reload and links need nothing else. After a change
 * inside the page the keyboard and the screen reader go on at the new heading.
 */
export function usePlace(): Place {
  const [parameters] = useSearchParams();
  const place = findPlace(parameters.get(SECTION_PARAMETER));
  const isView = place.kind === 'group' && place.section?.opens.kind === 'view';
  const key = place.kind !== 'group' ? 'main' : isView ? place.section?.id : place.group.id;
  const shown = useRef(key);

  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    // A subsection named in the address takes the focus itself.
    if (document.activeElement?.getAttribute('aria-current') === 'location') return;
    document.getElementById(PLACE_HEADING_ID)?.focus({ preventScroll: true });
  }, [key]);

  return place;
}

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
