/** A spreadsheet reads a cell that begins so as something to reckon, or to fetch. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+([.]\d+)?(e[+-]?\d+)?$/i;

/**
 * One list as CSV (RFC 4180): UTF-8 with a byte order mark, so that spreadsheets read its letters right, lines ended by CR LF,
 * a text that begins like a formula behind an apostrophe. A number stays one.
 */
export function writeCsv(head: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const lines = [head, ...rows].map((cells) => cells.map(writeCell).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function writeCell(value: unknown): string {
  const text = sayValue(value);
  const isFormula = FORMULA.test(text) && !(typeof value === 'number' && NUMBER.test(text));
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A value as people read it: nothing for what is not there, lists with "; ", JSON as it is. */
export function sayValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((part) => typeof part !== 'object')) return value.join('; ');
  if (typeof value === 'object') return JSON.stringify(value);
  const text = String(value);
  // Instants to the second, in UTC.
  return text.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)[.]\d{6}Z$/, '$1T$2Z');
}
