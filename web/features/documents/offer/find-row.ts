/** Where a line of text lies on a picture of its page, in shares of the height of the page. */
export interface RowBand {
  top: number;
  height: number;
  /** The picture has as many rows of ink as lines were read: it is this one. Otherwise about here. */
  isSure: boolean;
}

/** Of the pixels of a row: with less of it there is nothing written. */
const INK_SHARE = 0.01;

/**
 * `ink`: for each row of pixels from the top, which share of it is ink. Rows of ink that touch are one line of text. Where the picture
 * has another number of them than lines were read (a photo with a frame, a stamp), the line is where it would be if all were as high.
 */
export function findRow(ink: readonly number[], line: number, lineCount: number): RowBand {
  const height = Math.max(ink.length, 1);
  const bands: { from: number; to: number }[] = [];
  ink.forEach((share, at) => {
    if (share < INK_SHARE) return;
    const last = bands.at(-1);
    if (last && last.to === at) last.to = at + 1;
    else bands.push({ from: at, to: at + 1 });
  });
  const [first, last, one] = [bands[0], bands.at(-1), bands[line - 1]];
  if (one && bands.length === lineCount)
    return { top: one.from / height, height: (one.to - one.from) / height, isSure: true };
  const [from, to] = first && last ? [first.from / height, last.to / height] : [0, 1];
  const step = (to - from) / Math.max(lineCount, 1);
  return { top: from + (line - 1) * step, height: step, isSure: false };
}

/** Darker than this share of the paper around it: ink. */
const DARK = 0.7;

/** The ink of each row of a picture: pixels that are much darker than the paper of their row, whatever light lies on it. */
export function measureInk({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): number[] {
  return Array.from({ length: height }, (_, y) => {
    const greys = Array.from({ length: width }, (__, x) => {
      const at = (y * width + x) * 4;
      return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
    });
    const paper = greys.toSorted((one, other) => one - other)[Math.floor(width * 0.8)] ?? 255;
    return greys.filter((grey) => grey < paper * DARK).length / Math.max(width, 1);
  });
}
