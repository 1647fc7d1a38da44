import { wordFor } from '../../../count-of.ts';

const ONES =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/**
 * `12` → `twelve`; `a great many` from a thousand on. Our own counts are words: a digit in a summary is always one that
 * stands in the document.
 */
export function countInWords(count: number): string {
  if (count >= 1000) return 'a great many';
  if (count >= 100) {
    const rest = count % 100;
    const hundreds = `${ONES[Math.floor(count / 100)]} hundred`;
    return rest === 0 ? hundreds : `${hundreds} and ${countInWords(rest)}`;
  }
  if (count < 20) return ONES[count] ?? 'no';
  const tens = TENS[Math.floor(count / 10)] ?? '';
  return count % 10 === 0 ? tens : `${tens}-${ONES[count % 10]}`;
}

/** `Twelve values`, `One value`. */
export function sayCount(count: number, one: string, many: string): string {
  const words = countInWords(count);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)} ${wordFor(count, one, many)}`;
}
