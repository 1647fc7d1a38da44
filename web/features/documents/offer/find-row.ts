/** Where a line of text lies on a picture of its page, in shares of the height of the page. */
export interface RowBand {
  top: number;
  height: number;
  /** The picture has as many rows of ink as lines were read: it is this one. Otherwise about here. */
  isSure: boolean;
}

/** Of the pixels of a row: with less of it there is nothing written. */
const INK_SHARE = 0.003;
/** Of the height of a usual line: a gap within it (the tail of a letter), and what is too low to be one (a speck, a rule). */
const GAP_SHARE = 0.3;

/**
 * `ink`: for each row of pixels from the top, which share of it is ink. Rows of ink that touch are one line of text. Where the picture
 * has another number of them than lines were read (a photo with a frame, a stamp), the line is where it would be if all were as high.
 */
export function findRow(ink: readonly number[], line: number, lineCount: number): RowBand {
  const height = Math.max(ink.length, 1);
  const bands = findBands(ink);
  const [first, last, one] = [bands[0], bands.at(-1), bands[line - 1]];
  if (one && bands.length === lineCount)
    return { top: one.from / height, height: (one.to - one.from) / height, isSure: true };
  const [from, to] = first && last ? [first.from / height, last.to / height] : [0, 1];
  const step = (to - from) / Math.max(lineCount, 1);
  return { top: from + (line - 1) * step, height: step, isSure: false };
}

interface Band {
  from: number;
  to: number;
}

function findBands(ink: readonly number[]): Band[] {
  const runs = joinRuns(
    ink.flatMap((share, at) => (share < INK_SHARE ? [] : [{ from: at, to: at + 1 }])),
    0,
  );
  const heights = runs.map(({ from, to }) => to - from).sort((one, other) => one - other);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return joinRuns(runs, usual * GAP_SHARE).filter(({ from, to }) => to - from > usual * GAP_SHARE);
}

/** Those with no more than so much between them as one. */
function joinRuns(runs: readonly Band[], gap: number): Band[] {
  const joined: Band[] = [];
  for (const { from, to } of runs) {
    const last = joined.at(-1);
    if (last && from - last.to <= gap) last.to = to;
    else joined.push({ from, to });
  }
  return joined;
}

/** Darker than this share of the paper around it: ink. */
const DARK = 0.7;
/** Of the pixels of a row so many are darker than its paper at most. */
const PAPER_SHARE = 0.8;

/** The ink of each row of a picture: pixels that are much darker than the paper of their row, whatever light lies on it. */
export function measureInk({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): number[] {
  const counts = new Uint32Array(256);
  return Array.from({ length: height }, (_, y) => {
    counts.fill(0);
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      const grey = Math.round(((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3);
      counts[grey] = (counts[grey] ?? 0) + 1;
    }
    const paper = countUpTo(counts, width * PAPER_SHARE);
    const ink = counts.subarray(0, Math.floor(paper * DARK)).reduce((sum, count) => sum + count, 0);
    return ink / Math.max(width, 1);
  });
}

/** The grey up to which so many pixels lie. */
function countUpTo(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  return Math.max(
    counts.findIndex((count) => {
      seen += count;
      return seen > wanted;
    }),
    0,
  );
}
