import { colourOf } from './look.ts';

interface Disc {
  x: number;
  y: number;
  r: number;
  /** `plum` and `moon` deepen where they meet; `core` and `seed` lie on top; `rim` is what is not there yet. */
  kind?: keyof typeof STYLES;
}

const LIES_ON_TOP = 'style="mix-blend-mode:normal"';
const DEEPENS = 'style="mix-blend-mode:multiply"';

const STYLES = {
  moon: `fill="${colourOf('moon')}" stroke="${colourOf('control')}" ${DEEPENS}`,
  plum: `fill="${colourOf('primary')}" stroke="${colourOf('primary')}" ${DEEPENS}`,
  core: `fill="${colourOf('primary')}" stroke="none" ${LIES_ON_TOP}`,
  seed: `fill="${colourOf('ovulation')}" stroke="${colourOf('ovulation-ink')}" ${LIES_ON_TOP}`,
  rim: `fill="none" stroke="${colourOf('control')}" stroke-dasharray="8 8" ${DEEPENS}`,
};

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
/** Around a centre, from the top, clockwise. */
const ring = (count: number, centre: Disc, radius: number): Disc[] =>
  range(count).map((index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
    return { ...centre, x: centre.x + radius * Math.cos(angle), y: centre.y + radius * Math.sin(angle) };
  });

const SPOKEN: readonly Disc[] = [
  { x: 850, y: 250, r: 158 },
  { x: 1040, y: 380, r: 158 },
  { x: 945, y: 315, r: 16, kind: 'core' },
];

/**
 * One arrangement per page, in the picture's own pixels; what reaches over an edge is cut there. Left of 660 stands the
 * title.
 */
const ARRANGEMENTS: Record<string, readonly Disc[]> = {
  // What it is made of: six parts around one day.
  '/product': [...ring(6, { x: 930, y: 315, r: 118 }, 132), { x: 930, y: 315, r: 26, kind: 'core' }],
  // Eight stages in one line, none larger than another.
  '/for-patients': [
    ...range(8).map((index) => ({
      x: 742 + index * 56,
      y: 420 - Math.sin((index / 7) * Math.PI) * 210,
      r: 84,
      kind: index === 3 ? ('plum' as const) : ('moon' as const),
    })),
  ],
  // Hers, theirs, and what she chooses to show.
  '/for-doctors': [
    { x: 850, y: 315, r: 180 },
    { x: 1060, y: 315, r: 180, kind: 'rim' },
    { x: 955, y: 315, r: 34, kind: 'core' },
  ],
  // The pod itself: membrane, seed, and what can be seen through it.
  '/about': [
    { x: 960, y: 300, r: 250 },
    { x: 1000, y: 262, r: 172 },
    { x: 838, y: 424, r: 24, kind: 'seed' },
  ],
  // One that is full, and those that are not there yet.
  '/pricing': [
    { x: 815, y: 315, r: 138, kind: 'plum' },
    { x: 965, y: 315, r: 138, kind: 'rim' },
    { x: 1115, y: 315, r: 138, kind: 'rim' },
  ],
  '/blog': [
    { x: 850, y: 210, r: 150 },
    { x: 1040, y: 260, r: 150 },
    { x: 910, y: 410, r: 150 },
    { x: 1085, y: 470, r: 46, kind: 'core' },
  ],
  // Nothing hides behind anything: rim over rim, all of them seen.
  '/trust': [
    ...range(5).map((index) => ({ x: 800 + index * 84, y: 315, r: 150 })),
    { x: 968, y: 315, r: 40, kind: 'seed' },
  ],
  // Two that speak with each other.
  '/contact': SPOKEN,
  '/contact/demo': SPOKEN,
  '/contact/join': SPOKEN,
  // From the small one in a tab to one of its own.
  '/install': [
    { x: 760, y: 410, r: 62 },
    { x: 850, y: 365, r: 104 },
    { x: 1000, y: 290, r: 168 },
    { x: 1000, y: 290, r: 30, kind: 'core' },
  ],
  // Whatever is asked: something to hold on to.
  '/help': [...ring(8, { x: 940, y: 315, r: 78 }, 168), { x: 940, y: 315, r: 78, kind: 'plum' }],
};

/** Where no arrangement was made: the motif, quietly. */
const PLAIN: readonly Disc[] = [
  { x: 870, y: 250, r: 172 },
  { x: 1060, y: 330, r: 172 },
  { x: 900, y: 450, r: 108 },
  { x: 795, y: 408, r: 20, kind: 'core' },
];

/** The discs of a page, deepening where they meet. */
export function drawDiscs(path: string): string {
  const discs = (ARRANGEMENTS[path] ?? PLAIN).map(
    ({ x, y, r, kind = 'moon' }) =>
      `<circle cx="${x}" cy="${y}" r="${r}" stroke-width="${kind === 'rim' ? 2.5 : 1.5}" ${STYLES[kind]}/>`,
  );
  return `<g style="isolation:isolate">${discs.join('')}</g>`;
}
