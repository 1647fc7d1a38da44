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
const ODD_MASSES = Float64Array.from(
  { length: CYCLE_LENGTHS },
  (_, index) => ODD_SHARE * oddMass(SHORTEST_CYCLE_DAYS + index),
);
/** In scales from the middle of a logistic: what lies beyond is less than the last digit of a number. */
const NOTHING_BEYOND = 36;
/**
 * How far the length that she states lies from the middle of her cycles, in ln(days − 8), about two days at 29: women
 * round, and remember some cycles better than others. Once in a hundred it has nothing to do with them.
 */
const STATED = { deviation: 0.09, oddShare: 0.01 };

/** Half a day to either side of each length, and of half of each length. */
const WHOLE_EDGES = edgesFrom(SHORTEST_CYCLE_DAYS - 0.5, 1, CYCLE_LENGTHS + 1);
const HALF_EDGES = edgesFrom(SHORTEST_CYCLE_DAYS / 2 - 0.5, 0.5, CYCLE_LENGTHS + 2);

// What depends on the constants alone is reckoned when it is first asked for, and kept: a history of few lengths asks for
// few rows and leaves most cells at nothing, and a page that opens has no time for the others. Loops, not callbacks: this
// runs before the engine has made anything fast.
let grid: Grid | undefined;
const likelihoods = new Map<number, Float64Array>();
const massesByCell: (Float64Array | undefined)[] = [];

/** ln of the prior, by cell. */
export function logPriors(): Float64Array {
  return gridOfCells().logPriors;
}

/** ln of how likely a recorded length is, by cell. `length`: whole days that the model knows. */
export function logLikelihoodsOf(length: number): Float64Array {
  const known = likelihoods.get(length);
  if (known) return known;
  const made = makeLikelihoods(length - SHORTEST_CYCLE_DAYS, oddMass(length));
  likelihoods.set(length, made);
  return made;
}

/** Mass that the next cycle has each length, where her cycles are as this cell says. */
export function massesOf(cell: number): Float64Array {
  const known = massesByCell[cell];
  if (known) return known;
  const made = makeMasses(cell);
  massesByCell[cell] = made;
  return made;
}

/** By cell: where the logistic lies, how wide it is, and its mass between the first edge and the last. */
interface Grid {
  locations: Float64Array;
  scales: Float64Array;
  logPriors: Float64Array;
  /** Of the lengths, and of their halves. */
  wholes: Float64Array;
  halves: Float64Array;
}

function gridOfCells(): Grid {
  grid ??= makeGrid();
  return grid;
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

function makeGrid(): Grid {
  const made: Grid = {
    locations: new Float64Array(CELLS),
    scales: new Float64Array(CELLS),
    logPriors: new Float64Array(CELLS),
    wholes: new Float64Array(CELLS),
    halves: new Float64Array(CELLS),
  };
  let cell = 0;
  for (const location of LOCATIONS) {
    for (const logScale of LOG_SCALES) {
      const scale = Math.exp(logScale);
      made.locations[cell] = location;
      made.scales[cell] = scale;
      made.logPriors[cell] = logPriorOf(location, logScale);
      made.wholes[cell] = massOfAll(WHOLE_EDGES, 1, location, scale);
      made.halves[cell] = massOfAll(HALF_EDGES, 2, location, scale);
      cell += 1;
    }
  }
  return made;
}

function makeLikelihoods(index: number, odd: number): Float64Array {
  const { locations, scales, wholes, halves } = gridOfCells();
  const made = new Float64Array(CELLS);
  for (let cell = 0; cell < CELLS; cell += 1) {
    const location = locations[cell] ?? 0;
    const scale = scales[cell] ?? 1;
    const own = massBetween(WHOLE_EDGES, index, 1, location, scale) / (wholes[cell] ?? 1);
    // Edges half a day apart: two steps around each half of a length.
    const skipped = massBetween(HALF_EDGES, index, 2, location, scale) / (halves[cell] ?? 1);
    const mass = (1 - ODD_SHARE - SKIPPED_SHARE) * own + ODD_SHARE * odd + SKIPPED_SHARE * skipped;
    // Far outside every cell the mass is smaller than a number can be.
    made[cell] = Math.log(Math.max(mass, Number.MIN_VALUE));
  }
  return made;
}

function makeMasses(cell: number): Float64Array {
  const { locations, scales, wholes } = gridOfCells();
  const location = locations[cell] ?? 0;
  const scale = scales[cell] ?? 1;
  const share = (1 - ODD_SHARE) / (wholes[cell] ?? 1);
  const masses = Float64Array.from(ODD_MASSES);
  let below = 0;
  for (let index = 0; index <= CYCLE_LENGTHS; index += 1) {
    const edge = WHOLE_EDGES[index] ?? 0;
    // So far out there is nothing, or everything.
    const distance = (location - edge) / scale;
    const next =
      distance > NOTHING_BEYOND ? 0 : distance < -NOTHING_BEYOND ? 1 : 1 / (1 + Math.exp(distance));
    if (index > 0 && next > below) masses[index - 1] = (masses[index - 1] ?? 0) + share * (next - below);
    below = next;
  }
  return masses;
}

/** Share of Logistic(location, scale) below an edge, which is ln(days − 8); −Infinity gives 0. */
function shareBelow(edge: number, location: number, scale: number): number {
  return 1 / (1 + Math.exp((location - edge) / scale));
}

/** Its mass from an edge to the one `step` further on. */
function massBetween(edges: Float64Array, from: number, step: number, location: number, scale: number) {
  return shareBelow(edges[from + step] ?? 0, location, scale) - shareBelow(edges[from] ?? 0, location, scale);
}

/** What the masses of all lengths are together: of neighbours that share an edge only the first and the last are left. */
function massOfAll(edges: Float64Array, step: number, location: number, scale: number): number {
  let sum = 0;
  for (let at = 0; at < step; at += 1) {
    sum += shareBelow(edges[CYCLE_LENGTHS + at] ?? 0, location, scale);
    sum -= shareBelow(edges[at] ?? 0, location, scale);
  }
  return sum;
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
