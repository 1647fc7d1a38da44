import { glucoseInMmol } from '../../measurements/glucose-unit.ts';
import { readNumber } from './number-words.ts';
import type { Token } from './split-text.ts';

/** What was measured or counted, as a text says it. */
export interface Measured {
  kind: MeasuredKind;
  value: number;
  /** The lower number of a blood pressure. */
  second?: number;
  first: number;
  last: number;
}
export type MeasuredKind =
  | 'temperatureC'
  | 'pressure'
  | 'pulse'
  | 'spo2'
  | 'glucose'
  | 'painOfTen'
  | 'padsPerHour'
  | 'gestationalAgeDays'
  | 'daysAgo'
  | 'hoursFor'
  | 'daysFor'
  | 'everyMinutes'
  | 'ageYears'
  | 'gainedKg'
  | 'perHour';

interface Reader {
  words: readonly string[];
  tokens: readonly Token[];
}

/** Every measured value of a text, where it stands. */
export function readMeasured(tokens: readonly Token[]): Measured[] {
  const reader: Reader = { words: tokens.map(({ text }) => text), tokens };
  const found: Measured[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const number = readNumber(reader.words, index);
    if (number === null) continue;
    const one = readAt(reader, index, number.value, index + number.taken);
    if (one !== null) {
      found.push(one);
      index = one.last;
    }
  }
  return found;
}

/** `next` is the first token behind the number. */
function readAt(reader: Reader, first: number, value: number, next: number): Measured | null {
  const { words } = reader;
  const around = (...wanted: string[]) => isNear(reader, first, wanted);
  const at = (offset: number) => words[next + offset] ?? '';
  const found = (kind: MeasuredKind, amount: number, last: number, second?: number): Measured => ({
    kind,
    value: amount,
    ...(second === undefined ? {} : { second }),
    first,
    last,
  });

  // sys 171 dia 98, top number 171 bottom number 98
  if (
    /^(sys|systolic|top|upper)$/.test(words[first - 1] ?? '') ||
    /^(top|upper)$/.test(words[first - 2] ?? '')
  ) {
    const behind = words.slice(next, next + 8);
    const offset = behind.findIndex((word) => /^(dia|diastolic|bottom|lower)$/.test(word));
    const second =
      offset === -1 ? -1 : behind.findIndex((word, index) => index > offset && /^\d+$/.test(word));
    const amount = second === -1 ? 0 : Number(behind[second]);
    if (value >= 70 && value <= 260 && amount >= 40 && amount <= 160)
      return found('pressure', value, next + second, amount);
  }
  // 150/95, 150 over 95, BP 150-95
  const isStroke = ['/', 'over', '-', 'on'].includes(at(0)) || (at(0) === 'by' && around('bp', 'pressure'));
  const lower = isStroke ? readNumber(words, next + 1) : null;
  if (lower !== null && at(0) === '/' && lower.value === 10 && value <= 10)
    return found('painOfTen', value, next + 1);
  if (
    lower !== null &&
    value >= 70 &&
    value <= 260 &&
    lower.value >= 40 &&
    lower.value <= 160 &&
    value > lower.value
  ) {
    return found('pressure', value, next + lower.taken, lower.value);
  }
  // 34/40: weeks of forty
  if (
    lower !== null &&
    at(0) === '/' &&
    lower.value === 40 &&
    Number.isInteger(value) &&
    value >= 4 &&
    value <= 42
  )
    return found('gestationalAgeDays', value * 7, next + 1);
  // 9 out of 10
  if (
    (at(0) === 'out' && at(1) === 'of' && ['10', 'ten'].includes(at(2))) ||
    (at(0) === 'of' && ['10', 'ten'].includes(at(1)))
  ) {
    return value <= 10 ? found('painOfTen', value, next + (at(0) === 'out' ? 2 : 1)) : null;
  }
  const temperature = readTemperature(reader, value, next, first);
  if (temperature !== null) return found('temperatureC', temperature, next);
  if (at(0) === '%' || around('spo2', 'spo', 'saturation', 'sats', 'oxygen', 'oximeter')) {
    if (value >= 50 && value <= 100) return found('spo2', value, next);
  }
  if (
    value >= 25 &&
    value <= 250 &&
    (at(0) === 'bpm' ||
      around('pulse', 'bpm') ||
      (around('heart') &&
        (around('rate') || (HEART_AT.test(words[first - 1] ?? '') && !OF_TIME.test(at(0))))))
  ) {
    return found('pulse', value, next);
  }
  const isSugar =
    at(0) === 'mmol' ||
    around('glucose', 'sugar', 'sugars', 'libre', 'dexcom', 'cgm', 'bgl', 'glucometer', 'hypo');
  if (isSugar && !around('ketone', 'ketones') && value >= 0.5 && value <= 600 && daysOf(at(0)) === null) {
    return found('glucose', glucoseInMmol(value), next);
  }
  const weeks = readWeeks(reader, value, next, first);
  if (weeks !== null) return found('gestationalAgeDays', weeks.days, weeks.last);
  const years = /^(years?|yrs?|yo|y)$/.test(at(0)) || at(0) === 'yo';
  if (years && (at(1) === 'old' || at(0) === 'yo')) return found('ageYears', value, next + 1);
  if (
    /^(kg|kgs|kilo|kilos|kilograms?)$/.test(at(0)) &&
    around('gained', 'gain', 'put', 'up', 'heavier', 'gaining', 'plus', 'more', 'extra', 'increased', '+')
  ) {
    return found('gainedKg', value, next);
  }
  if (
    /^(lb|lbs|pounds?)$/.test(at(0)) &&
    around('gained', 'gain', 'put', 'up', 'heavier', 'gaining', 'plus', 'more')
  ) {
    return found('gainedKg', value * 0.4536, next);
  }
  const isIn = ['in', 'within', 'under', 'after', 'than'].includes(words[first - 1] ?? '');
  const isEvery =
    ['every', 'each'].includes(words[first - 1] ?? '') || ['every', 'each'].includes(words[first - 2] ?? '');
  if ((isEvery || around('apart') || isIn) && /^min/.test(at(0))) return found('everyMinutes', value, next);
  if (isEvery && /^(hours?|hrs?|h)$/.test(at(0))) return found('everyMinutes', value * 60, next);
  const unit = daysOf(at(0));
  if (unit !== null && /^(ago|back|after|post|postpartum|pp|since|old|postnatal|following|on)$/.test(at(1))) {
    return found('daysAgo', Math.round(value * unit), next + 1);
  }
  if (
    unit !== null &&
    around(
      'since',
      'for',
      'last',
      'past',
      'over',
      'lasted',
      'been',
      'continuing',
      'lasting',
      'lasts',
      'going',
      'running',
      'straight',
    )
  )
    return found('daysFor', Math.round(value * unit), next);
  if (/^(hours?|hrs?|h)$/.test(at(0))) {
    return at(1) === 'ago'
      ? found('daysAgo', Math.floor(value / 24), next + 1)
      : found('hoursFor', value, next);
  }
  if (['an', 'per', 'a', 'each', 'every'].includes(at(0)) && /^hours?$/.test(at(1)))
    return found('perHour', value, next + 1);
  if (unit !== null) return found('daysFor', Math.round(value * unit), next);
  return null;
}

const OF_TIME =
  /^(weeks?|wks?|w|days?|am|pm|oclock|years?|months?|mins?|minutes?|hours?|hrs?|:|\/|%|km|mph)$/;
/** `My heart is going 140`, `heart at 135`. */
const HEART_AT = /^(going|at|doing|hitting|racing|beating|hit|reached)$/;

function isNear({ words, tokens }: Reader, index: number, wanted: readonly string[]): boolean {
  const sentence = tokens[index]?.sentence;
  for (let other = Math.max(0, index - 5); other <= Math.min(words.length - 1, index + 4); other += 1) {
    if (tokens[other]?.sentence === sentence && wanted.includes(words[other] ?? '')) return true;
  }
  return false;
}

function daysOf(word: string): number | null {
  if (/^(days?|d|nights?|nites?)$/.test(word)) return 1;
  if (/^(weeks?|wks?|w)$/.test(word)) return 7;
  if (/^(months?|mths?)$/.test(word)) return 30.4;
  if (/^(years?|yrs?)$/.test(word)) return 365;
  return null;
}

const BESIDE_A_BARE_TEMPERATURE: readonly string[] = [
  ...['shivering', 'shivery', 'shaking', 'chills', 'hot', 'ill', 'sweating', 'rash', 'unwell', 'achy'],
  ...['rigors', 'poorly', 'sick', 'now', 'at', 'was'],
];

/** °C, or °F as °C: with its unit, or a number that is one beside a word that says so. */
function readTemperature(reader: Reader, value: number, next: number, first: number): number | null {
  const unit = reader.words[next] === '°' ? reader.words[next + 1] : reader.words[next];
  const isSaid = isNear(reader, first, [
    'temperature',
    'temp',
    'fever',
    'thermometer',
    'feverish',
    'spiking',
    'spiked',
  ]);
  // `38.0` alone is a temperature, `38` is none.
  const isBare =
    (reader.words[first] ?? '').includes('.') &&
    (value >= 38 || isNear(reader, first, BESIDE_A_BARE_TEMPERATURE)) &&
    !isNear(reader, first, ['weight', 'weigh', 'weighed', 'kg', 'glucose', 'sugar']) &&
    !/^(kg|kgs|kilos?|lbs?|weeks?|wks?|w|mmol|g|days?|%|years?|cm|km|miles)$/.test(unit ?? '');
  if (isBare && value >= 37.8 && value < 42) return value;
  const isCelsius = unit === 'c' || unit === 'celsius' || unit === 'degrees' || isSaid;
  const isFahrenheit = unit === 'f' || unit === 'fahrenheit' || unit === 'degrees' || isSaid;
  if (isCelsius && value >= 34 && value <= 43 && unit !== '%' && !/^(weeks?|wks?|w|years?)$/.test(unit ?? ''))
    return value;
  if (isFahrenheit && value >= 95 && value <= 109) return Math.round(((value - 32) / 1.8) * 10) / 10;
  return null;
}

/** `33+2`, `33 weeks 2 days`, `33w2d`, `33 weeks` beside pregnancy words, `8 months pregnant`. */
function readWeeks(
  reader: Reader,
  value: number,
  next: number,
  first: number,
): { days: number; last: number } | null {
  const { words } = reader;
  if (value < 3 || value > 43) {
    return null;
  }
  if (words[next] === '+' && /^[0-6]$/.test(words[next + 1] ?? '')) {
    return { days: value * 7 + Number(words[next + 1]), last: next + 1 };
  }
  const isPregnancy = isNear(reader, first, [
    'pregnant',
    'pregnancy',
    'along',
    'gestation',
    'gone',
    'preggo',
    'preggers',
    'expecting',
    'gestational',
  ]);
  if (/^(weeks?|wks?|w)$/.test(words[next] ?? '')) {
    const isOther = /^(ago|post|postpartum|pp|after|old|since|back|on|postnatal)$/.test(
      words[next + 1] ?? '',
    );
    if (isOther) return null;
    const days =
      /^\d$/.test(words[next + 1] ?? '') && /^d(ays?)?$/.test(words[next + 2] ?? '')
        ? Number(words[next + 1])
        : 0;
    const isIAm = ['im', 'am', 'at', 'now', 'nearly', 'almost', 'just', 'only'].includes(
      words[first - 1] ?? '',
    );
    if (!isPregnancy && !isIAm && days === 0) return null;
    return { days: Math.round(value * 7) + days, last: next + (days > 0 ? 2 : 0) };
  }
  if (/^months?$/.test(words[next] ?? '') && isPregnancy && value <= 9)
    return { days: Math.round(value * 30.4), last: next };
  return null;
}
