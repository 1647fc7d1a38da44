import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const UI_DIRECTORY = join(import.meta.dirname, '..', '..', 'ui');

/** The colours of the light theme by their roles, out of ui/tokens.css: `{ background: '#faf5ec', … }`. */
export const COLOURS: Record<string, string> = Object.fromEntries(
  [
    ...readFileSync(join(UI_DIRECTORY, 'tokens.css'), 'utf8').matchAll(
      /--([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})/g,
    ),
  ].map(([, role = '', colour = '']) => [role, colour]),
);

export function colourOf(role: string): string {
  const colour = COLOURS[role];
  if (!colour) throw new Error(`ui/tokens.css names no colour ${role}.`);
  return colour;
}

export const readArt = (file: string) => readFileSync(join(UI_DIRECTORY, 'art', file), 'utf8');
export const readFont = (file: string) => readFileSync(join(UI_DIRECTORY, 'fonts', file));

/** The mark of public/mark.svg in its light colours, in a field of 48 × 48. */
export const MARK = `<path d="M21.2 46.4c.4-2.9.9-5.2 1.7-8.2" fill="none" stroke="${colourOf('primary')}" stroke-width="2.4" stroke-linecap="round"/><circle cx="23.6" cy="21" r="17.6" fill="${colourOf('primary')}"/><circle cx="27.2" cy="17.6" r="12" fill="#EDE6F0"/><ellipse cx="14.6" cy="29.6" rx="2.3" ry="3.3" transform="rotate(-43 14.6 29.6)" fill="${colourOf('ovulation')}"/>`;
