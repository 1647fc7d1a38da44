// Model, constants and source: docs/algorithms/next-period.md.

/** Lengths that the model knows: everything shorter or longer is no cycle. */
export const SHORTEST_CYCLE_DAYS = 10;
export const LONGEST_CYCLE_DAYS = 120;
export const CYCLE_LENGTHS = LONGEST_CYCLE_DAYS - SHORTEST_CYCLE_DAYS + 1;

/** No cycle is shorter than what the logarithm is taken of: x = ln(length − 8). */
const OFFSET_DAYS = 8;
const LOCATIONS = spread(Math.log(19 - OFFSET_DAYS), Math.log(95 - OFFSET_DAYS), 81);
const LOCATION_RANGE = Math.log(95 - OFFSET_DAYS) - Math.log(19 - OFFSET_DAYS);
const LOG_SCALES = spread(Math.log(0.02), Math.log(0.45), 13);
export const CELLS = LOCATIONS.length * LOG_SCALES.length;

const PRIOR_LOCATION = { center: 3.05, scale: 0.085, uniformShare: 0.03 };
const PRIOR_LOG_SCALE = { center: -2.79, slope: 2.4, largest: Math.log(0.15), deviation: 0.35 };
/** What a recorded length may be instead of a cycle as modelled: anything, or two with a start that was not recorded. */
const ODD_SHARE = 0.005;
const SKIPPED_SHARE = 0.03;
const ODD_LENGTHS = { from: 15, to: 75 };
/**
 * How far the length that she states lies from the middle of her cycles, in ln(days − 8), about two days at 29: women
 * round, and remember some cycles better than others. Once in a hundred it has nothing to do with them.
 */
const STATED = { deviation: 0.09, oddShare: 0.01 };

/** Half a day to either side of each length, and of half of each length. */
const WHOLE_EDGES = edgesFrom(SHORTEST_CYCLE_DAYS - 0.5, 1, CYCLE_LENGTHS + 1);
const HALF_EDGES = edgesFrom(SHORTEST_CYCLE_DAYS / 2 - 0.5, 0.5, CYCLE_LENGTHS + 2);

/** One number for each cell of the grid and each length; all that a forecast needs, whoever it is for. */
export interface LengthTables {
  /** ln of the prior, by cell. */
  logPrior: Float64Array;
  /** ln of how likely a recorded length is, by length and then cell. */
  logLikelihood: Float64Array;
  /** Mass that the next cycle has this length, by length and then cell. */
  mass: Float64Array;
}

let tables: LengthTables | undefined;

/** The tables, made at the first call (about 20 ms) and kept: they depend on nothing but the constants. */
export function lengthTables(): LengthTables {
  tables ??= makeTables();
  return tables;
}

/**
 * ln of how likely she states this length, by cell; up to a number that is the same for all of them. Lengths that the
 * model does not know are taken as the nearest it does.
 */
export function logStatedLength(statedDays: number): Float64Array {
  const days = Math.min(Math.max(statedDays, SHORTEST_CYCLE_DAYS), LONGEST_CYCLE_DAYS);
  const stated = Math.log(days - OFFSET_DAYS);
  const { deviation, oddShare } = STATED;
  const logs = new Float64Array(CELLS);
  for (const [row, location] of LOCATIONS.entries()) {
    const distance = (stated - location) / deviation;
    const normal = Math.exp(-(distance ** 2) / 2) / (deviation * Math.sqrt(2 * Math.PI));
    logs.fill(
      Math.log((1 - oddShare) * normal + oddShare / LOCATION_RANGE),
      row * LOG_SCALES.length,
      (row + 1) * LOG_SCALES.length,
    );
  }
  return logs;
}

function makeTables(): LengthTables {
  const made: LengthTables = {
    logPrior: new Float64Array(CELLS),
    logLikelihood: new Float64Array(CELLS * CYCLE_LENGTHS),
    mass: new Float64Array(CELLS * CYCLE_LENGTHS),
  };
  let cell = 0;
  for (const location of LOCATIONS) {
    for (const logScale of LOG_SCALES) {
      fillCell(made, cell, location, logScale);
      cell += 1;
    }
  }
  return made;
}

function fillCell(made: LengthTables, cell: number, location: number, logScale: number): void {
  made.logPrior[cell] = logPriorOf(location, logScale);
  const scale = Math.exp(logScale);
  const whole = massesBetween(WHOLE_EDGES, 1, location, scale);
  // Edges half a day apart: two steps around each half of a length.
  const skipped = massesBetween(HALF_EDGES, 2, location, scale);
  for (let index = 0; index < CYCLE_LENGTHS; index += 1) {
    const odd = oddMass(SHORTEST_CYCLE_DAYS + index);
    const own = whole[index] ?? 0;
    const likelihood =
      (1 - ODD_SHARE - SKIPPED_SHARE) * own + ODD_SHARE * odd + SKIPPED_SHARE * (skipped[index] ?? 0);
    made.mass[index * CELLS + cell] = (1 - ODD_SHARE) * own + ODD_SHARE * odd;
    // Far outside every cell the mass is smaller than a number can be.
    made.logLikelihood[index * CELLS + cell] = Math.log(Math.max(likelihood, Number.MIN_VALUE));
  }
}

function logPriorOf(location: number, logScale: number): number {
  const { center, scale, uniformShare } = PRIOR_LOCATION;
  const tail = Math.exp(-Math.abs(location - center) / scale);
  const logistic = tail / (scale * (1 + tail) ** 2);
  const expected = Math.min(
    PRIOR_LOG_SCALE.center + PRIOR_LOG_SCALE.slope * (location - center),
    PRIOR_LOG_SCALE.largest,
  );
  const distance = (logScale - expected) / PRIOR_LOG_SCALE.deviation;
  return Math.log((1 - uniformShare) * logistic + uniformShare / LOCATION_RANGE) - distance ** 2 / 2;
}

/** Mass of Logistic(location, scale) between edges `step` apart, in order; together 1. */
function massesBetween(edges: Float64Array, step: number, location: number, scale: number): Float64Array {
  // Of ln(days − 8); −Infinity gives 0.
  const cumulative = edges.map((edge) => 1 / (1 + Math.exp((location - edge) / scale)));
  const masses = new Float64Array(CYCLE_LENGTHS);
  let sum = 0;
  for (let index = 0; index < CYCLE_LENGTHS; index += 1) {
    const mass = (cumulative[index + step] ?? 0) - (cumulative[index] ?? 0);
    masses[index] = mass;
    sum += mass;
  }
  return sum > 0 ? masses.map((mass) => mass / sum) : masses;
}

function oddMass(length: number): number {
  const { from, to } = ODD_LENGTHS;
  return length >= from && length <= to ? 1 / (to - from + 1) : 0;
}

/** ln(days − 8) of `count` days from `first` on; −Infinity where there is none. */
function edgesFrom(first: number, step: number, count: number): Float64Array {
  return Float64Array.from({ length: count }, (_, index) =>
    Math.log(Math.max(first + step * index - OFFSET_DAYS, 0)),
  );
}

function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}
