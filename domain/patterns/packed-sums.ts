import type { Chance } from '../examples/create-chance.ts';

/** What one cycle adds to each comparison, for every turn of its marks: turn after turn. */
export interface ShiftTable {
  shifts: number;
  values: Float64Array;
}

/**
 * Sums of one row from each table, three comparisons in one number: millions of additions decide over a pattern, and she
 * waits for them. A number holds whole numbers of 53 bits exactly, so that it has room for three of 17 bits. The values
 * are rounded to a 131,000th of the widest sum; what happened is rounded like every turn of it, so that comparing the two
 * stays exact.
 */
export interface PackedTables {
  tables: readonly { shifts: number; packed: Float64Array }[];
  /** Numbers in a row. */
  packedWidth: number;
  /** For each comparison, what its rounded values were raised by so that none is negative. */
  offsets: Float64Array;
}

const FIELD = 2 ** 17;
const FIELDS = 3;

export function packTables(tables: readonly ShiftTable[], width: number): PackedTables {
  const ends = tables.map((table) => findEnds(table, width));
  let widest = Number.MIN_VALUE;
  for (let place = 0; place < width; place += 1) {
    let span = 0;
    for (const { least, most } of ends) span += (most[place] ?? 0) - (least[place] ?? 0);
    widest = Math.max(widest, span);
  }
  // Rounding may add one for each table.
  const unit = (FIELD - 1 - tables.length) / widest;
  const packedWidth = Math.ceil(width / FIELDS);
  const offsets = new Float64Array(width);
  const packedTables = tables.map(({ shifts, values }, at) => {
    const packed = new Float64Array(shifts * packedWidth);
    for (let place = 0; place < width; place += 1) {
      const least = Math.round((ends[at]?.least[place] ?? 0) * unit);
      offsets[place] = (offsets[place] ?? 0) + least;
      const scale = FIELD ** (place % FIELDS);
      const column = Math.floor(place / FIELDS);
      for (let shift = 0; shift < shifts; shift += 1) {
        const field = Math.round((values[shift * width + place] ?? 0) * unit) - least;
        packed[shift * packedWidth + column] = (packed[shift * packedWidth + column] ?? 0) + field * scale;
      }
    }
    return { shifts, packed };
  });
  return { tables: packedTables, packedWidth, offsets };
}

/** The smallest and the largest value of each comparison. */
function findEnds({ shifts, values }: ShiftTable, width: number) {
  const least = values.slice(0, width);
  const most = values.slice(0, width);
  for (let at = width; at < shifts * width; at += 1) {
    const value = values[at] ?? 0;
    const place = at % width;
    if (value < (least[place] ?? 0)) least[place] = value;
    if (value > (most[place] ?? 0)) most[place] = value;
  }
  return { least, most };
}

/** What happened: the sum of the first rows, one for each comparison, in rounded units that all share. */
export function sumFirstRows(packed: PackedTables): Float64Array {
  const sums = new Float64Array(packed.packedWidth);
  for (const table of packed.tables) {
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (table.packed[at] ?? 0);
  }
  return unpack(sums, packed);
}

/** The largest sum of each so many draws of one row from each table. */
export function drawLargest(packed: PackedTables, draws: number, chance: Chance): Float64Array {
  const { tables, packedWidth } = packed;
  const sums = new Float64Array(packedWidth);
  const largest = new Float64Array(draws);
  for (let draw = 0; draw < draws; draw += 1) {
    sums.fill(0);
    for (const table of tables) {
      const rows = table.packed;
      const from = Math.floor(chance() * table.shifts) * packedWidth;
      // biome-ignore lint/style/noNonNullAssertion: inside both arrays; this line is where all the time goes
      for (let at = 0; at < packedWidth; at += 1) sums[at]! += rows[from + at]!;
    }
    largest[draw] = maxOf(unpack(sums, packed));
  }
  return largest;
}

/** The largest sum of every choice of one row from each table; there are `arrangements` of them. */
export function listLargest(packed: PackedTables, arrangements: number): Float64Array {
  const sums = new Float64Array(packed.packedWidth);
  return Float64Array.from({ length: arrangements }, (_, arrangement) => {
    sums.fill(0);
    let rest = arrangement;
    for (const table of packed.tables) {
      const from = (rest % table.shifts) * packed.packedWidth;
      rest = Math.floor(rest / table.shifts);
      for (let at = 0; at < sums.length; at += 1) {
        sums[at] = (sums[at] ?? 0) + (table.packed[from + at] ?? 0);
      }
    }
    return maxOf(unpack(sums, packed));
  });
}

function unpack(sums: Float64Array, { offsets }: PackedTables): Float64Array {
  const values = new Float64Array(offsets.length);
  let rest = 0;
  for (let place = 0; place < values.length; place += 1) {
    if (place % FIELDS === 0) rest = sums[place / FIELDS] ?? 0;
    const next = Math.floor(rest / FIELD);
    values[place] = rest - next * FIELD + (offsets[place] ?? 0);
    rest = next;
  }
  return values;
}

function maxOf(values: Float64Array): number {
  let largest = Number.NEGATIVE_INFINITY;
  for (const value of values) if (value > largest) largest = value;
  return largest;
}
