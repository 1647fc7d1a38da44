import { pick } from './made-panels.ts';

/** What OCR does to a line now and then: frames become signs, `/` becomes `i`, `µ` becomes `u`, single letters change. Digits stay. */
export function blurLine(line: string, random: () => number): string {
  return line
    .split('   ')
    .map((cell) => blurCell(cell, random))
    .join('   ');
}

function blurCell(cell: string, random: () => number): string {
  let blurred = cell.replace(/µ/g, () => pick(['u', 'p', 'µ'], random));
  if (random() < 0.05) blurred = blurred.replace(/\/(?=[dmu]?L)/, () => pick(['i', 'l', '|'], random));
  if (random() < 0.04) blurred = blurred.replace(/L$/, () => pick(['t', 'l', 'k'], random));
  if (random() < 0.05) blurred = `${pick(['[', '|', '‘', '~ '], random)}${blurred}`;
  if (random() < 0.04) blurred = `${blurred}${pick([' |', ' _', '.', "'"], random)}`;
  if (/^[A-Za-z ,()-]{8,}$/.test(cell) && random() < 0.1)
    blurred = blurred.replace(/[eio](?=[a-z])/, () => pick(['c', 'l', 'o'], random));
  if (/^\d/.test(cell) && random() < 0.03) blurred = blurred.replace('0', 'O');
  return blurred;
}
