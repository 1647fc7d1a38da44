import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const stylesheet = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');

type Theme = 'light' | 'dark';

/** The colour of a role in one theme, as `#rrggbb`. */
function readRole(role: string, theme: Theme): string {
  const value = new RegExp(`--${role}: ([^;]+);`).exec(stylesheet)?.[1] ?? '';
  const pair = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/.exec(value);
  const colour = pair ? pair[theme === 'light' ? 1 : 2] : value;
  if (!colour?.startsWith('#')) throw new Error(`--${role} has no colour`);
  return colour;
}

/** Relative luminance (WCAG 2.2). */
function measureLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function measureContrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [measureLuminance(one), measureLuminance(other)].toSorted(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ['background', 'surface', 'raised', 'sunken'];
const STAGES = [
  'pre-menstrual',
  'menstrual-cycle',
  'contraception',
  'conception',
  'ivf',
  'pregnancy',
  'menopause',
  'post-menopause',
];

/** [in front, behind, least contrast]: 4.5 for text, 3 for what has to be seen but not read. */
const PAIRS: [string, string, number][] = [
  ...GROUNDS.flatMap((ground): [string, string, number][] => [
    ['text', ground, 4.5],
    ['muted', ground, 4.5],
    ['primary', ground, 4.5],
    ['danger', ground, 4.5],
    ['control', ground, 3],
    ['focus', ground, 3],
  ]),
  ...['success', 'warning', 'danger', 'sage', 'primary', 'vaccination'].map(
    (role): [string, string, number] => [role, `${role}-tint`, 4.5],
  ),
  ...STAGES.flatMap((stage): [string, string, number][] => [
    [`stage-${stage}`, `stage-${stage}-tint`, 4.5],
    [`stage-${stage}`, 'surface', 4.5],
  ]),
  ['primary-text', 'primary', 4.5],
  ['primary-text', 'primary-hover', 4.5],
  ['text', 'moon', 4.5],
  ['cycle-fill-text', 'period', 4.5],
  ['cycle-fill-text', 'ovulation', 4.5],
  ['period', 'surface', 3],
  ['period-ink', 'period-tint', 4.5],
  ['fertile', 'fertile-tint', 4.5],
  ['ovulation-ink', 'surface', 4.5],
  ['symptom-dot', 'surface', 3],
  ['intercourse-dot', 'surface', 3],
  ['mood-dot-edge', 'surface', 3],
];

test.for(['light', 'dark'] satisfies Theme[])(
  'in the %s theme every pair that meets can be told apart',
  (theme) => {
    const tooWeak = PAIRS.filter(
      ([front, behind, least]) => measureContrast(readRole(front, theme), readRole(behind, theme)) < least,
    );
    expect(tooWeak).toEqual([]);
  },
);

test('the measure agrees with the two colours whose contrast everybody knows', () => {
  expect(measureContrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(measureContrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});
