export interface Box {
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
