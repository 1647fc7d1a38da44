import { setImmediate as letOthersIn } from 'node:timers/promises';

/**
 * What one statement reads: bounded by rows and by the bytes of her texts, because the embedded database holds up everybody
 * else while it hands them out.
 */
export const SLICE = { rows: 128, bytes: 96 * 1024 } as const;

/** What one answer holds: nearly three years of days as people write them. */
export const PAGE = { rows: 1_000, bytes: 1024 * 1024 } as const;

/** Rows that were read together, the newest first. */
export interface Slice<Row> {
  rows: Row[];
  /** Of the texts that were read with them. */
  bytes: number;
  /** Nothing lies behind these rows. */
  isLast: boolean;
}

export interface Page<Row> {
  /** The newest first. */
  rows: Row[];
  /** There may be older ones. */
  hasMore: boolean;
}

/**
 * Returns one page, the newest rows first, read slice by slice. Each slice is a read of its own and is worked off before
 * the next, so that neither the one connection of the embedded database nor the event loop is held for longer than that.
 * `readSlice` is told the oldest row so far, null at first, and how many rows it may read.
 */
export async function readPage<Row>(
  readSlice: (oldest: Row | null, rows: number) => Promise<Slice<Row>>,
  max: { rows: number; bytes: number } = PAGE,
): Promise<Page<Row>> {
  const rows: Row[] = [];
  let bytes = 0;
  for (;;) {
    const slice = await readSlice(rows.at(-1) ?? null, Math.min(SLICE.rows, max.rows - rows.length));
    rows.push(...slice.rows);
    bytes += slice.bytes;
    if (slice.isLast) return { rows, hasMore: false };
    if (rows.length >= max.rows || bytes >= max.bytes) return { rows, hasMore: true };
    await letOthersIn();
  }
}
