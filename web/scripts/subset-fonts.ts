/**
 * Makes ui/fonts/ from the full variable fonts: `npm run fonts -w web`, by hand, when the look changes.
 * The results are committed, so that a build neither needs this nor can differ.
 * Why these axes and ranges: docs/decisions/web-fonts.md.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number; default?: number }>;

interface FontFace {
  family: string;
  packageName: string;
  /** Part of the file name in the package, between the script ("latin") and ".woff2". */
  source: string;
  axes: Axes;
  /** As CSS writes it: one weight or a range. */
  weight: string;
  style: 'normal' | 'italic';
  scripts: string[];
  output: string;
}

const FRAUNCES = '@fontsource-variable/fraunces';
const INTER = '@fontsource-variable/inter';
const FRAUNCES_LOOK = { SOFT: 40, WONK: 0 };

const FACES: FontFace[] = [
  {
    family: 'Fraunces',
    packageName: FRAUNCES,
    source: 'full-normal',
    axes: { ...FRAUNCES_LOOK, wght: { min: 400, max: 460, default: 400 }, opsz: { min: 14, max: 72 } },
    weight: '400 460',
    style: 'normal',
    scripts: ['latin', 'latin-ext', 'vietnamese'],
    output: 'fraunces',
  },
  {
    family: 'Fraunces',
    packageName: FRAUNCES,
    source: 'full-italic',
    axes: { ...FRAUNCES_LOOK, wght: 420, opsz: 20 },
    weight: '420',
    style: 'italic',
    scripts: ['latin'],
    output: 'fraunces-italic',
  },
  {
    family: 'Inter',
    packageName: INTER,
    source: 'wght-normal',
    axes: { wght: { min: 400, max: 600 } },
    weight: '400 600',
    style: 'normal',
    scripts: ['latin', 'latin-ext', 'vietnamese'],
    output: 'inter',
  },
];

/**
 * Everything text shaping needs, and the figures the look asks for; no small caps, fractions or alternates.
 * `rvrn` and `rclt` carry the plain letters that WONK 0 stands for: without them the italic h and d keep their curls.
 */
const FEATURES = [
  'rvrn',
  'rclt',
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rlig',
  'clig',
  'tnum',
  'lnum',
];

const require = createRequire(import.meta.url);
const fontsDirectory = join(import.meta.dirname, '..', 'ui', 'fonts');

function listCharacters(unicodeRange: string): string {
  let characters = '';
  for (const part of unicodeRange.replaceAll('U+', '').split(',')) {
    const [first = '', last = first] = part.split('-');
    for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code++) {
      characters += String.fromCodePoint(code);
    }
  }
  return characters;
}

function describeFace(face: FontFace, file: string, unicodeRange: string): string {
  return `@font-face {
  font-family: ${face.family};
  font-style: ${face.style};
  font-weight: ${face.weight};
  font-display: swap;
  src: url(./${file}) format("woff2");
  unicode-range: ${unicodeRange.replaceAll(',', ', ')};
}
`;
}

rmSync(fontsDirectory, { recursive: true, force: true });
mkdirSync(fontsDirectory, { recursive: true });
const stylesheet = ['/* Written by scripts/subset-fonts.ts. */\n'];

for (const face of FACES) {
  const packageDirectory = dirname(require.resolve(`${face.packageName}/package.json`));
  const name = face.packageName.split('/')[1] ?? '';
  const unicodeRanges: Record<string, string> = require(`${face.packageName}/unicode.json`);
  copyFileSync(join(packageDirectory, 'LICENSE'), join(fontsDirectory, `${name}-license.txt`));
  for (const script of face.scripts) {
    const unicodeRange = unicodeRanges[script];
    if (!unicodeRange) throw new Error(`${face.packageName} has no ${script}`);
    const source = readFileSync(join(packageDirectory, 'files', `${name}-${script}-${face.source}.woff2`));
    const subset = await subsetFont(source, listCharacters(unicodeRange), {
      targetFormat: 'woff2',
      variationAxes: face.axes,
      keepFeatures: FEATURES,
    });
    const file = `${face.output}-${script}.woff2`;
    writeFileSync(join(fontsDirectory, file), subset);
    stylesheet.push(describeFace(face, file, unicodeRange));
    console.warn(`${file}: ${Math.round(subset.length / 1000)} kB of ${Math.round(source.length / 1000)} kB`);
  }
}
writeFileSync(join(fontsDirectory, 'fonts.css'), stylesheet.join('\n'));
