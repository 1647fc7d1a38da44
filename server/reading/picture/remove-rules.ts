import type { GreyPixels } from './grey-pixels.ts';

/** Longer than any letter is high, at the sizes pictures are prepared to (1,600 pixels and more across a page). */
const MIN_LENGTH = 90;
const MAX_THICKNESS = 9;
/** Against the paper's brightness: rules are often printed in a light grey. */
const DARK = 0.86;

/**
 * Takes the ruled lines of tables away, in place: recognition reads them as `|`, `[` and `1`, and loses whole columns
 * between rules that are not quite upright, as in every photo. A rule is a thin dark way, longer than letters are high,
 * that may step aside by one pixel at each pixel of its length.
 */
export function removeRules({ data, width, height }: GreyPixels): void {
  const limit = paperBrightness(data) * DARK;
  const isDark = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index += 1) isDark[index] = (data[index] ?? 255) < limit ? 1 : 0;
  const downwards = { along: width, alongCount: height, across: 1, acrossCount: width };
  const sideways = { along: 1, alongCount: width, across: width, acrossCount: height };
  const upright = findWays(isDark, downwards);
  const level = findWays(isDark, sideways);
  // Where two rules cross, each is as wide as the other is long: thin is what goes on as one on either side.
  const uprightThin = keepThin(isDark, upright, downwards);
  const levelThin = keepThin(isDark, level, sideways);
  for (let index = 0; index < data.length; index += 1)
    if (upright[index] && level[index] && isNear(uprightThin, index, width) && isNear(levelThin, index, 1))
      erase(data, index, width);
  for (let index = 0; index < data.length; index += 1) {
    if (uprightThin[index]) erase(data, index, 1);
    if (levelThin[index]) erase(data, index, width);
  }
}

function isNear(thin: Uint8Array, index: number, along: number): boolean {
  for (let step = 1; step <= MAX_THICKNESS; step += 1)
    if (thin[index - step * along] || thin[index + step * along]) return true;
  return false;
}

/** Steps in the array: `along` from one pixel of a rule to the next, `across` to the pixel beside it. */
interface Direction {
  along: number;
  alongCount: number;
  across: number;
  acrossCount: number;
}

/** The pixels of rules in one direction. */
function findWays(isDark: Uint8Array, { along, alongCount, across, acrossCount }: Direction): Uint8Array {
  // How long the way is that ends in each pixel, from the first row on; then from the last, of which one row is kept.
  const before = new Uint16Array(isDark.length);
  const found = new Uint8Array(isDark.length);
  let row = new Uint16Array(acrossCount);
  let last = new Uint16Array(acrossCount);
  const walk = (step: number, each: (index: number, length: number) => void) => {
    [row, last] = [last, row];
    for (let side = 0; side < acrossCount; side += 1) {
      const index = step * along + side * across;
      // Beyond the edge there is nothing: undefined, and no way.
      const length = isDark[index]
        ? 1 + Math.max(last[side] ?? 0, last[side - 1] ?? 0, last[side + 1] ?? 0)
        : 0;
      row[side] = length;
      if (length > 0) each(index, length);
    }
  };
  for (let step = 0; step < alongCount; step += 1)
    walk(step, (index, length) => {
      before[index] = length;
    });
  row.fill(0);
  last.fill(0);
  for (let step = alongCount - 1; step >= 0; step -= 1)
    walk(step, (index, length) => {
      if ((before[index] ?? 0) + length > MIN_LENGTH) found[index] = 1;
    });
  return found;
}

/** A dark surface, a photo's border or a heading in white on black, is no rule. */
function keepThin(
  isDark: Uint8Array,
  found: Uint8Array,
  { along, alongCount, across, acrossCount }: Direction,
): Uint8Array {
  const thin = found.slice();
  for (let step = 0; step < alongCount; step += 1) {
    let start = 0;
    for (let side = 0; side <= acrossCount; side += 1) {
      const index = step * along + side * across;
      if (side < acrossCount && isDark[index]) continue;
      if (side - start > MAX_THICKNESS)
        for (let each = start; each < side; each += 1) thin[step * along + each * across] = 0;
      start = side + 1;
    }
  }
  return thin;
}

/** Its edges are less dark than it is. */
function erase(data: Buffer, index: number, across: number): void {
  for (let edge = -2; edge <= 2; edge += 1) {
    const near = index + edge * across;
    if (near >= 0 && near < data.length) data[near] = 255;
  }
}

function paperBrightness(data: Buffer): number {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1;
  let left = data.length * 0.3;
  for (let value = 255; value >= 0; value -= 1) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 255;
}
