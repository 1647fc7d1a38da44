import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Room that the header takes at the top, and a little air. */
const TOP_PX = 96;
const AIR_PX = 6;

/**
 * Brings the part that a stop speaks of into view, and keeps light and card at it while the page grows, is scrolled or
 * resized.
 */
export function useTourPlace(selector: string | null): {
  card: RefObject<HTMLDivElement | null>;
  light: RefObject<HTMLDivElement | null>;
} {
  const card = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const part = selector === null ? null : document.querySelector(selector);
    if (!(part instanceof HTMLElement)) return;
    const place = () => placeAt(part, light.current, card.current);
    // At once: a page that glides under the light would be read while it moves.
    window.scrollBy({ top: part.getBoundingClientRect().top - TOP_PX, behavior: 'instant' });
    place();
    const observer = new ResizeObserver(place);
    for (const element of [document.body, part]) observer.observe(element);
    if (card.current) observer.observe(card.current);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [selector]);

  return { card, light };
}

function placeAt(part: HTMLElement, light: HTMLElement | null, card: HTMLElement | null): void {
  const { top, left, width, height } = part.getBoundingClientRect();
  const box = {
    top: top - AIR_PX,
    left: left - AIR_PX,
    width: width + 2 * AIR_PX,
    height: height + 2 * AIR_PX,
  };
  if (light)
    Object.assign(light.style, {
      top: `${box.top}px`,
      left: `${box.left}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
    });
  if (!card) return;
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const place = placeCard(box, { width: card.offsetWidth, height: card.offsetHeight }, view);
  Object.assign(card.style, { top: `${place.top}px`, left: `${place.left}px` });
}

interface Box {
  top: number;
  left: number;
  width: number;
  height: number;
}

const GAP_PX = 16;

/**
 * Where the card of a stop goes, in px of the window: below the part it speaks of, or above, beside it, and where
 * there is room nowhere at the lower edge over the part.
 */
export function placeCard(
  part: Box | null,
  card: { width: number; height: number },
  view: { width: number; height: number },
): { top: number; left: number } {
  const lowest = view.height - card.height - GAP_PX;
  const rightmost = view.width - card.width - GAP_PX;
  const within = (value: number, last: number) => Math.max(GAP_PX, Math.min(value, last));
  if (part === null) return { top: within(lowest / 2, lowest), left: within(rightmost / 2, rightmost) };
  const beside = within(part.left + part.width / 2 - card.width / 2, rightmost);
  const below = part.top + part.height + GAP_PX;
  if (below >= GAP_PX && below <= lowest) return { top: below, left: beside };
  const above = part.top - card.height - GAP_PX;
  if (above >= GAP_PX && above <= lowest) return { top: above, left: beside };
  const right = part.left + part.width + GAP_PX;
  if (right >= GAP_PX && right <= rightmost) return { top: within(part.top, lowest), left: right };
  const left = part.left - card.width - GAP_PX;
  if (left >= GAP_PX && left <= rightmost) return { top: within(part.top, lowest), left };
  return { top: within(lowest, lowest), left: within(rightmost, rightmost) };
}
