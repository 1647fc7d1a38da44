/**
 * A number as laboratories print it, as the source of a regular expression: `5`, `5.3`, `5,3`, `.5`, `31,870`,
 * `1.234.567`. Every part is bounded, so that no text makes it slow.
 */
export const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3}){1,4}(?:\.\d{1,6})?(?!\d)|\d{1,3}(?:\.\d{3}){2,4}(?:,\d{1,6})?(?!\d)|\d{1,12}(?:[.,]\d{1,8})?|\.\d{1,6})`;

/** What parts whole and decimals. English prints a point, much of the continent a comma. */
export const DECIMAL_STYLES = ['point', 'comma'] as const;
export type DecimalStyle = (typeof DECIMAL_STYLES)[number];

/**
 * The styles in which all of these numbers can be read. `1.234` alone can be read in both, and is then one thousand or
 * one: who compares has to come to the same answer in each (compareWithRange).
 */
export function listDecimalStyles(numbers: readonly string[]): DecimalStyle[] {
  return DECIMAL_STYLES.filter((style) => numbers.every((number) => readNumber(number, style) !== null));
}

/** The number that a text is in one style, or null where it is none in it: `5,3` is no number with decimal points. */
export function readNumber(text: string, style: DecimalStyle): number | null {
  const [decimal, thousands] = style === 'point' ? ['.', ','] : [',', '.'];
  const [whole = '', fraction, ...rest] = text.trim().split(decimal);
  if (rest.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return null;
  const groups = whole.split(thousands);
  const isGrouped = groups.length > 1;
  if (
    isGrouped &&
    (!/^[1-9]\d{0,2}$/.test(groups[0] ?? '') || !groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  ) {
    return null;
  }
  const digits = groups.join('');
  if (!/^-?\d*$/.test(digits) || (digits === '' && fraction === undefined)) return null;
  const number = Number(`${digits === '' ? '0' : digits}.${fraction ?? '0'}`);
  return Number.isFinite(number) ? number : null;
}

/** `1.234` is one or a thousand: the numbers of its range may tell which, else it is not read and null comes back. */
export function readOneWay(number: string, range: string): number | null {
  if (number === '') return null;
  const beside = range.match(/\d[\d.,]*\d|\d/g) ?? [];
  const styles = listDecimalStyles([number, ...beside]);
  const readings = new Set(styles.map((style) => readNumber(number, style)));
  const [only] = readings;
  return readings.size === 1 ? (only ?? null) : null;
}
