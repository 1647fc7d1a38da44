import type { Place } from './document-text.ts';

/** Lines that stand below one another on a page; both ends included, all counted from 1. */
export interface Spot {
  page: number;
  from: number;
  to: number;
}

export const spotOf = ({ page, line }: Place): Spot => ({ page, from: line, to: line });

/** Places in reading order, each once; neighbouring lines as one. */
export function groupPlaces(places: readonly Place[]): Spot[] {
  const sorted = [...places].sort((a, b) => a.page - b.page || a.line - b.line);
  const spots: Spot[] = [];
  for (const { page, line } of sorted) {
    const last = spots.at(-1);
    if (last && last.page === page && line <= last.to + 1) last.to = Math.max(last.to, line);
    else spots.push({ page, from: line, to: line });
  }
  return spots;
}

/** `Page 1, line 12`, `Page 1, lines 12 to 14`; without pages (a Word document) `Line 12`. */
export function saySpot({ page, from, to }: Spot, hasPages: boolean): string {
  const lines = from === to ? `line ${from}` : `lines ${from} to ${to}`;
  return hasPages ? `Page ${page}, ${lines}` : `L${lines.slice(1)}`;
}
