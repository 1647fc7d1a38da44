import { isOneAway } from './is-one-away.ts';

/** Units that reports print most: what OCR read is taken for one of them where one alone is near. */
const COMMON_UNITS =
  'g/dL g/L mg/dL mg/L µg/dL µg/L ng/dL ng/mL ng/L pg/mL pg/dL mmol/L µmol/L nmol/L pmol/L mEq/L U/L IU/L IU/mL mIU/mL mIU/L µIU/mL U/mL kU/L AU/mL mL/min/1.73m2 x10^9/L x10^12/L x10^3/µL x10^6/µL 10^3/µL 10^6/µL K/µL M/µL cells/µL mm/hr mm/h mmol/mol mgAlb/gCre thou/mm3 mill/mm3 10^9/L 10^12/L S/CO'.split(
    ' ',
  );

/** Letters and signs that OCR takes for each other, as one: `gidL`, `g/dl`, `g/dt` are alike. */
function foldUnit(unit: string): string {
  return unit
    .toLowerCase()
    .replace(/[µμ]/g, 'u')
    .replace(/[[\]|1it!/\\jfr]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/[\s.,^*]/g, '');
}

const FOLDED = COMMON_UNITS.map((unit) => [foldUnit(unit), unit] as const);

/** The unit a misread text stands for (`gidL`: `g/dL`), or null where none or several are near. */
export function repairUnit(read: string): string | null {
  if (read.length < 3 || read.length > 16) return null;
  const folded = foldUnit(read);
  const same = FOLDED.filter(([key]) => key === folded);
  if (same.length > 0) return same.length === 1 ? (same[0]?.[1] ?? null) : null;
  if (folded.length < 4 || !/[/|lI1[\]tijfr\\]/.test(read.slice(1))) return null;
  const near = FOLDED.filter(([key]) => key.length >= 4 && isOneAway(key, folded));
  return near.length === 1 ? (near[0]?.[1] ?? null) : null;
}
