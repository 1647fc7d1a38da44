import { findAnalyte } from './find-analyte.ts';
import type { Part } from './read-parts.ts';
import type { TableHeader } from './read-table-header.ts';

/**
 * Wide spaces part a name into several cells ("Urea Nitrogen   (BUN)", "Glucose,   fasting"): joins those that belong
 * together, unless the table has a column for each.
 */
export function joinSplitNames(
  parts: readonly Part[],
  cells: readonly string[],
  header: TableHeader | null,
): Part[] {
  const texts = parts.filter(({ kind }) => kind === 'text').length;
  const columns = header?.columns.filter((column) => column === 'name' || column === 'other').length ?? 0;
  if (texts < 2) return [...parts];
  const isParted = header !== null && columns >= texts;
  const joined: Part[] = [];
  for (const part of parts) {
    const before = joined.at(-1);
    const isNext = before?.kind === 'text' && part.kind === 'text' && part.cell - before.cell === 1;
    if (before && isNext && (endsOpen(before, cells) || (!isParted && belongs(before, part)))) {
      const comma = endsOpen(before, cells) ? ',' : '';
      joined[joined.length - 1] = { ...part, text: `${before.text}${comma} ${part.text}` };
    } else joined.push(part);
  }
  return joined;
}

function endsOpen({ cell }: Part, cells: readonly string[]): boolean {
  return /,$/.test(cells[cell] ?? '');
}

function belongs(before: Part, part: Part): boolean {
  const inBrackets = /^\(([^()]{1,30})\)$/.exec(part.text)?.[1];
  if (inBrackets !== undefined && findAnalyte(inBrackets)?.isSure) return true;
  const isSure = (name: string) => findAnalyte(name)?.isSure === true;
  return isSure(`${before.text} ${part.text}`) && !isSure(before.text) && !isSure(part.text);
}
