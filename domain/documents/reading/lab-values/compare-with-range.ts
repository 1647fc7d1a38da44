import type { LabValue } from '../understanding.ts';

const VALUE = /^([<>≤≥]=?)?\s*([-+]?\d[\d.,]*)$/;
const BETWEEN = /^([-+]?\d[\d.,]*)\s*(?:-|–|—|to)\s*([-+]?\d[\d.,]*)(?:\s|$)/i;
const BOUND =
  /^(<=|≤|<|>=|≥|>|up to|below|less than|above|more than|greater than)\s*([-+]?\d[\d.,]*)(?:\s|$)/i;

/**
 * Where a value lies in its printed range (`0.27 - 4.20`, `< 5.0`); null where the two cannot be compared: words,
 * no range, or `> 1000` in a range that ends above.
 */
export function compareWithRange(value: string, range: string): LabValue['flag'] {
  const parsed = VALUE.exec(value.trim());
  const number = readNumber(parsed?.[2]);
  if (parsed === null || number === null) return null;
  const sign = parsed[1]?.charAt(0);
  const isBelow = sign === '<' || sign === '≤';
  const isAbove = sign === '>' || sign === '≥';
  const bounds = readBounds(range.trim());
  if (bounds === null) return null;
  const { low, high, isLowIn, isHighIn } = bounds;
  // `< 0.1` is somewhere below: it is low where all of that lies below the range, and inside where all of it lies inside.
  if (isBelow) {
    if (low !== null && number <= low) return 'low';
    return low === null && high !== null && number <= high ? 'in_range' : null;
  }
  if (isAbove) {
    if (high !== null && number >= high) return 'high';
    return high === null && low !== null && number >= low ? 'in_range' : null;
  }
  if (low !== null && (number < low || (number === low && !isLowIn))) return 'low';
  if (high !== null && (number > high || (number === high && !isHighIn))) return 'high';
  return 'in_range';
}

function readBounds(range: string) {
  const between = BETWEEN.exec(range);
  if (between !== null) {
    const low = readNumber(between[1]);
    const high = readNumber(between[2]);
    return low === null || high === null || low > high ? null : { low, high, isLowIn: true, isHighIn: true };
  }
  const bound = BOUND.exec(range);
  const limit = readNumber(bound?.[2]);
  if (bound === null || limit === null) return null;
  const word = (bound[1] ?? '').toLowerCase();
  return /^(?:<|≤|up to|below|less)/.test(word)
    ? { low: null, high: limit, isLowIn: true, isHighIn: /^(?:<=|≤|up to)/.test(word) }
    : { low: limit, high: null, isLowIn: /^(?:>=|≥)/.test(word), isHighIn: true };
}

/** `24,510` and `1,234.5` have commas between thousands, `5,3` in place of the point. */
function readNumber(text: string | undefined): number | null {
  if (text === undefined) return null;
  const plain = /^[-+]?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : /^[-+]?\d+,\d+$/.test(text)
      ? text.replace(',', '.')
      : text;
  return /^[-+]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : null;
}
