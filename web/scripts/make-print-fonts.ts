/**
 * Makes the fonts that PDF files are set in, server/typesetting/fonts/, and the list of characters they have,
 * domain/cycle-report/pdf-characters.ts: `npm run fonts -w web`, by hand, when the look changes. The results are committed.
 * Why these: docs/decisions/report-typeset-with-pdfkit.md.
 */
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..', '..');
const fontsDirectory = join(root, 'server', 'typesetting', 'fonts');

/** Her words, in every script that Inter has; ours, which are Latin, in two weights more. */
const SCRIPTS = ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'];
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum', 'rvrn', 'rclt'];

interface Cut {
  family: 'inter' | 'fraunces';
  script: string;
  source: string;
  axes: Record<string, number>;
  output: string;
}

const CUTS: Cut[] = [
  ...SCRIPTS.map(
    (script): Cut => ({
      family: 'inter',
      script,
      source: 'wght-normal',
      axes: { wght: 400 },
      output: `inter-${script}`,
    }),
  ),
  { family: 'inter', script: 'latin', source: 'wght-normal', axes: { wght: 600 }, output: 'inter-strong' },
  {
    family: 'fraunces',
    script: 'latin',
    source: 'full-normal',
    axes: { SOFT: 40, WONK: 0, wght: 440, opsz: 24 },
    output: 'fraunces',
  },
];

/** The code points of a range as CSS writes it: `U+0000-00FF,U+0131`. */
function listCodes(unicodeRange: string): number[] {
  return unicodeRange
    .replaceAll('U+', '')
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.split('-');
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
    });
}

/** The code points that a font in TrueType's format has: its table of characters, format 4 or 12. */
function readCharacters(font: Buffer): number[] {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table += 1) {
    const at = 12 + table * 16;
    if (font.toString('latin1', at, at + 4) !== 'cmap') continue;
    return readCmap(font.subarray(font.readUInt32BE(at + 8)));
  }
  throw new Error('A font without a table of characters');
}

function readCmap(cmap: Buffer): number[] {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.readUInt32BE(8 + index * 8),
  );
  const codes = new Set<number>();
  for (const table of offsets.map((offset) => cmap.subarray(offset))) {
    if (table.readUInt16BE(0) === 12) {
      for (let group = 0; group < table.readUInt32BE(12); group += 1) {
        const at = 16 + group * 12;
        for (let code = table.readUInt32BE(at); code <= table.readUInt32BE(at + 4); code += 1)
          codes.add(code);
      }
    } else if (table.readUInt16BE(0) === 4) {
      const twice = table.readUInt16BE(6);
      for (let segment = 0; segment < twice; segment += 2) {
        const last = table.readUInt16BE(14 + segment);
        for (let code = table.readUInt16BE(16 + twice + segment); code <= last; code += 1) codes.add(code);
      }
    }
  }
  codes.delete(0xffff);
  return [...codes];
}

/** `[[32, 126], [160, 255]]` */
function joinRanges(codes: readonly number[]): [number, number][] {
  const ranges: [number, number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && code <= range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

rmSync(fontsDirectory, { recursive: true, force: true });
mkdirSync(fontsDirectory, { recursive: true });
const characters: Record<string, [number, number][]> = {};

for (const { family, script, source, axes, output } of CUTS) {
  const packageDirectory = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const unicodeRanges: Record<string, string> = require(`@fontsource-variable/${family}/unicode.json`);
  copyFileSync(join(packageDirectory, 'LICENSE'), join(fontsDirectory, `${family}-license.txt`));
  const full = readFileSync(join(packageDirectory, 'files', `${family}-${script}-${source}.woff2`));
  const text = String.fromCodePoint(...listCodes(unicodeRanges[script] ?? ''));
  const font = await subsetFont(full, text, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    keepFeatures: FEATURES,
  });
  writeFileSync(join(fontsDirectory, `${output}.ttf`), font);
  const printed = readCharacters(Buffer.from(font)).filter(
    (code) => code >= 0x20 && (code < 0x7f || code > 0x9f),
  );
  if (output === `inter-${script}`) characters[output] = joinRanges(printed);
  console.warn(`${output}.ttf: ${Math.round(font.length / 1000)} kB`);
}

const entries = Object.entries(characters).map(
  ([font, ranges]) =>
    `  '${font}': [\n${ranges.map(([from, to]) => `    [0x${from.toString(16)}, 0x${to.toString(16)}],\n`).join('')}  ],\n`,
);
writeFileSync(
  join(root, 'domain', 'cycle-report', 'pdf-characters.ts'),
  `/** Written by web/scripts/make-print-fonts.ts: of every font of a PDF, first and last of each run of code points that it has. */
export const PDF_CHARACTERS = {
${entries.join('')}} as const satisfies Record<string, readonly (readonly [number, number])[]>;
`,
);
