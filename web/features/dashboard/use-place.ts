import { findPlace, type Place, SECTION_PARAMETER } from '@lunaria/domain/dashboard/places.ts';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

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
