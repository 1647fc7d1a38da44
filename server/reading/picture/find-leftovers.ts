import type { GreyPixels } from './grey-pixels.ts';

/** Right and bottom are the first pixel beyond. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Dark enough to be print, of 255. */
const INK = 150;
/** Letters, at the sizes pictures are prepared to. */
const LETTER = { min: 9, max: 90 };
const WORD_WIDTH = 600;
/** More is a drawing or a photo, in which letters could be found anywhere. */
const MAX_SPOTS = 4000;
const MAX_WORDS = 120;

/** Where ink of the size of words is left on a picture from which what was read is blanked out. */
export function findLeftovers(pixels: GreyPixels): Box[] {
  const spots = findSpots(pixels);
  if (spots === null) return [];
  const words: Box[] = [];
  for (const spot of spots.sort((a, b) => a.left - b.left)) {
    const word = words.findLast((each) => isSameWord(each, spot));
    if (word) Object.assign(word, join(word, spot));
    else words.push({ ...spot });
  }
  const kept = words.filter((word) => {
    const height = word.bottom - word.top;
    const width = word.right - word.left;
    // Thinner than any digit: what is left of a rule.
    const isStroke = width < height / 6;
    return height >= LETTER.min && height <= LETTER.max && width <= WORD_WIDTH && !isStroke;
  });
  return kept.length > MAX_WORDS ? [] : kept;
}

function isSameWord(word: Box, spot: Box): boolean {
  const height = Math.max(word.bottom - word.top, spot.bottom - spot.top);
  const shared = Math.min(word.bottom, spot.bottom) - Math.max(word.top, spot.top);
  return spot.left - word.right < height * 0.6 && shared > -height * 0.3 && height <= LETTER.max;
}

function join(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Boxes of dark pixels that touch; null when there are too many. */
function findSpots({ data, width, height }: GreyPixels): Box[] | null {
  const seen = new Uint8Array(data.length);
  const spots: Box[] = [];
  for (let start = 0; start < data.length; start += 1) {
    if (seen[start] || (data[start] ?? 255) >= INK) continue;
    const spot = fill(start);
    if (spot.right - spot.left < 2 || spot.bottom - spot.top < 2) continue;
    spots.push(spot);
    if (spots.length > MAX_SPOTS) return null;
  }
  return spots;

  function fill(first: number): Box {
    const box = { left: width, top: height, right: 0, bottom: 0 };
    const open = [first];
    seen[first] = 1;
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const x = index % width;
      const y = (index - x) / width;
      Object.assign(box, join(box, { left: x, top: y, right: x + 1, bottom: y + 1 }));
      for (let dy = -1; dy <= 1; dy += 1)
        for (let dx = -1; dx <= 1; dx += 1) {
          const next = index + dy * width + dx;
          if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height || seen[next]) continue;
          if ((data[next] ?? 255) >= INK) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    return box;
  }
}
