import type { Facts } from '../facts/facts.ts';
import type { TextReader } from './text-reader.ts';

const COUNTS: Readonly<Record<string, number>> = {
  ...{
    a: 1,
    an: 1,
    one: 1,
    two: 2,
    couple: 2,
    three: 3,
    few: 3,
    four: 4,
    several: 4,
    five: 5,
    six: 6,
    seven: 7,
  },
  ...{
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fourteen: 14,
    fifteen: 15,
    eighteen: 18,
    half: 0.5,
  },
};
const NUMBER = `(\\d+(?:[.,]\\d+)?|${Object.keys(COUNTS).join('|')})`;
const numberOf = (word: string | undefined): number =>
  word === undefined ? Number.NaN : (COUNTS[word] ?? Number(word.replace(',', '.')));
const DAYS: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  wk: 7,
  month: 30.4,
  mth: 30.4,
  mo: 30.4,
  year: 365,
  yr: 365,
};
const SPAN = `${NUMBER}(?: of)?(?: (?:whole|full|more|straight))? (day|week|wk|month|mth|mo|year|yr)s?`;

const WET_NAPPIES = new RegExp(`\\b(?:only|just|had|about)? ?${NUMBER} wet (?:napp(?:y|ies)|diapers?)`);
const NAPPIES_WET = new RegExp(`\\b(?:napp(?:y|ies)|diapers?)\\b(?: [a-z]+){0,3} ${NUMBER} wet\\b`);
const AGE_OF_BABY = new RegExp(`\\b(?:at|after|now|old) ?${SPAN}|${SPAN} (?:old|now)`);
const FIRST_HOURS =
  /\b(\d|1\d|2[0-3]|few|couple of) (hours?|hrs?) old\b|\bborn (today|this morning|tonight)\b/;
const ONLY_SO_MANY = new RegExp(`\\bonly ${NUMBER}\\b`);
const SPAN_OF_TIME = new RegExp(`\\b${SPAN}`);
const SO_MANY_DAYS = new RegExp(`\\b${NUMBER}(?: (?:straight|whole|full|more))? days?\\b`);

/** Scores, values and times that a note says in numbers and that no measured value stands for. */
export function readCounts(reader: TextReader, known: Facts): void {
  for (const { text, place, isPast } of sentencesOfHers(reader)) {
    readMissingPeriod(reader, known, text, place);
    if (isPast) continue;
    readScores(reader, text, place);
    readValues(reader, text, place);
    readTherapy(reader, text, place);
    readLongBleeding(reader, text, place);
  }
}

interface Sentence {
  isPast: boolean;
  text: string;
  place: { first: number; last: number };
}

/** The sentences that are meant of her and of now, judged by their first number or word. */
function sentencesOfHers(reader: TextReader): Sentence[] {
  const { tokens, sentences } = reader.read;
  const found: Sentence[] = [];
  for (let first = 0; first < tokens.length; ) {
    const sentence = tokens[first]?.sentence ?? 0;
    let [end, number] = [first, -1];
    for (; tokens[end]?.sentence === sentence; end += 1) {
      if (number === -1 && tokens[end]?.kind === 'number') number = end;
    }
    const place = { first, last: end - 1 };
    const at = number === -1 ? place.last : number;
    const { who, assertion } = reader.read.context({ first: at, last: at, of: [at] }, 'value');
    if (who !== 'other' && assertion !== 'hypothetical')
      found.push({ text: sentences[sentence] ?? '', place, isPast: assertion === 'past' });
    first = end;
  }
  return found;
}

const scoreOf = (name: string) =>
  new RegExp(`\\b${name}\\b(?: [a-z]+){0,6} (\\d{1,2})\\b(?! (?:weeks?|days?|months?))`);
const SCORES = [
  ['phq9', scoreOf('phq(?: 9)?'), 27],
  ['gad7', scoreOf('gad(?: 7)?'), 21],
  ['epds', scoreOf('(?:epds|edinburgh)'), 30],
] as const;

/** `PHQ-9: 13`, `my GAD-7 came out as 16`, `Edinburgh score 14`. */
function readScores(reader: TextReader, text: string, place: Sentence['place']): void {
  for (const [key, written, most] of SCORES) {
    const score = numberOf(written.exec(text)?.[1]);
    if (score >= 1 && score <= most && !/\b(item|question)\b/.test(text)) reader.set(key, score, place);
  }
  const item = /\b(?:item|question|q) ?(9|10)\b(?: [a-z]+){0,4} ([1-3])\b/.exec(text);
  if (item) reader.set(item[1] === '9' ? 'phq9Item9' : 'epdsItem10', Number(item[2]), place);
}

function readValues(reader: TextReader, text: string, place: Sentence['place']): void {
  const ketones =
    /\bketones?\b(?: [a-z]+){0,5} (\d+(?:[.,]\d+)?)\b/.exec(text) ??
    /(\d+(?:[.,]\d+)?) ketones?\b/.exec(text);
  const value = numberOf(ketones?.[1]);
  if (value > 0 && value < 20) reader.set('ketones', value, place);
  const breaths =
    /\b(\d\d) breaths\b/.exec(text) ??
    /\b(?:respiratory rate|resp rate|breathing rate|rr)\b(?: [a-z]+){0,3} (\d\d)\b/.exec(text);
  if (breaths) reader.set('breathsPerMinute', Number(breaths[1]), place);
  const lostWeight =
    /\b(?:lost|loss|down|dropped)\b.{0,30}?\b(\d{1,2}(?:[.,]\d+)?) ?(?:percent|per cent|pc)?\b.{0,40}\b(?:birth|body|his|her) ?weight\b/.exec(
      text,
    ) ?? /\b(\d{1,2}(?:[.,]\d+)?) ?(?:percent|per cent|pc)? (?:weight )?(?:loss|weight loss)\b/.exec(text);
  if (
    lostWeight &&
    /\b(baby|newborn|birth|his|her|lo|he|she)\b/.test(text) &&
    /%|percent|per cent/.test(reader.original)
  ) {
    const percent = numberOf(lostWeight[1]);
    // `More than 10 %` is more than 10.
    const isMore = /\b(more than|over|above)\b/.test(text);
    if (percent > 0 && percent < 40)
      reader.set('babyWeightLossPercent', isMore ? percent + 0.1 : percent, place);
  }
  const nappies = WET_NAPPIES.exec(text) ?? NAPPIES_WET.exec(text);
  if (FIRST_HOURS.test(text)) reader.set('babyAgeDays', 0, place);
  if (nappies) reader.set('babyWetNappies', numberOf(nappies[1]), place);
  if (/\b(not|isnt|hasnt|still not|still below|under|below)\b.{0,25}\bbirth ?weight\b/.test(text)) {
    reader.set('babyBelowBirthWeight', true, place);
    const age = AGE_OF_BABY.exec(text);
    const days = numberOf(age?.[1] ?? age?.[3]) * (DAYS[age?.[2] ?? age?.[4] ?? ''] ?? Number.NaN);
    if (days >= 1 && days < 365 && !reader.knows('babyAgeDays'))
      reader.set('babyAgeDays', Math.round(days), place);
  }
  if (/\b(seizure|kicks?)\b/.test(text) && /\b2 (hours|hrs)|two (hours|hrs)\b/.test(text)) {
    const kicks = /\b(\d{1,2}) (?:kicks?|movements?)\b/.exec(text) ?? ONLY_SO_MANY.exec(text);
    if (kicks) reader.set('kicksInTwoHours', numberOf(kicks[1]), place);
  }
}

/** How long she takes hormone therapy, where she says it. */
function readTherapy(reader: TextReader, text: string, place: Sentence['place']): void {
  if (
    !/\b(hrt|hormone therapy|hormone replacement|oestrogen patch|estrogen patch|hormone patch|evorel|femoston|oestrogel|estradiol)\b/.test(
      text,
    )
  )
    return;
  if (/\b(no|not|never|stopped|off|without)\b.{0,12}\b(hrt|hormone)\b/.test(text)) return;
  const span = SPAN_OF_TIME.exec(text);
  const days = numberOf(span?.[1]) * (DAYS[span?.[2] ?? ''] ?? Number.NaN);
  if (!(days > 0)) return;
  reader.set('hormoneTherapy', 'in-use', place);
  const isChange = /\b(changed|change|switched|increased|new dose|upped)\b/.test(text);
  reader.set(isChange ? 'daysSinceTherapyChange' : 'daysSinceTherapyStart', Math.round(days), place);
}

const EXPLAINED =
  /\b(menopaus\w*|perimenopaus\w*|breastfeed\w*|nursing|pregnan\w*|pill|coil|iud|mirena|implant|injection|depo|hysterectomy|ablation|hrt|born|birth|delivery|normal for me|as always)\b/;
const NO_PERIOD =
  /\b(no|not|havent|hasnt|without|missed|skipped|haven t|not had|since|late|last|didnt|never)\b.{0,30}\b(period|periods|af|menses|menstruat\w*|monthly|lmp)\b|\b(period|periods|af|lmp)\b.{0,30}\b(late|missing|absent|stopped|ago|gone|not come|hasnt come|didnt come|disappeared|havent come|no show)\b/;

/** `No period for four months`, `15 and still no period`. */
function readMissingPeriod(reader: TextReader, known: Facts, text: string, place: Sentence['place']): void {
  const stage = known.stage?.value;
  if (stage === 'pregnancy' || known.daysSinceBirth !== undefined) return;
  if (isNeverYet(text, stage)) {
    reader.set('noPeriodEver', true, place);
    const age =
      /^(?:im |i am )?(1\d)\b(?! weeks| days| months)|\bturned (\d\d)\b|\b(\d\d) (?:yrs|years|yo|y o|now|and)\b/.exec(
        text,
      );
    const years = numberOf(age?.[1] ?? age?.[2] ?? age?.[3]);
    if (years >= 10 && years <= 25 && known.ageYears === undefined) reader.set('ageYears', years, place);
    return;
  }
  if (
    !NO_PERIOD.test(text) ||
    EXPLAINED.test(text.replace(/\b(not|isnt|arent|cant be|never) pregnan\w*|pregnan\w* tests?/g, ''))
  )
    return;
  const span = SPAN_OF_TIME.exec(text);
  const days = Math.round(numberOf(span?.[1]) * (DAYS[span?.[2] ?? ''] ?? Number.NaN));
  if (!(days >= 20 && days <= 3_000)) return;
  if (days >= 90 && !reader.knows('daysSinceLastBleeding')) {
    if (/\b(late|overdue)\b/.test(text)) reader.set('daysSinceLastPeriod', days + 28, place);
    else reader.set('daysSinceLastPeriod', days, place);
  }
  if (days >= 365 && !reader.knows('daysSinceLastBleeding')) reader.set('daysSinceLastBleeding', days, place);
}

function isNeverYet(text: string, stage: string | undefined): boolean {
  const isNever =
    /\b(still|yet|never|nothing)\b.{0,25}\b(period|periods|menstruat\w*)\b|\bno periods? ever\b|\b(period|periods)\b.{0,25}\b(never|not started|hasnt started|havent started|not come yet|yet)\b/.test(
      text,
    ) && /\b(no|not|havent|hasnt|never|nothing|without|waiting|hasn t|didnt)\b/.test(text);
  const isYoung =
    /\b1[3-9]\b|\b(thirteen|fourteen|fifteen|sixteen|seventeen)\b/.test(text) || stage === 'pre-menstrual';
  return (
    isNever &&
    isYoung &&
    !/\b(late|missed|months?|weeks?|days|pregnan\w*|again|this month)\b/.test(
      text.replace(/last (week|month)/g, ''),
    )
  );
}

const LARGE =
  /\b(large|big|bigger|huge|massive|coin|coins|50p|quarter|grapes?|plums?|golf|egg|walnut|inch|cm|penny|strawberr\w*|thumb|size)\b/;

/** Heavy on every day of a long bleeding; clots or flooding on several days. */
function readLongBleeding(reader: TextReader, text: string, place: Sentence['place']): void {
  const span = SO_MANY_DAYS.exec(text);
  const days =
    numberOf(span?.[1]) || (/\b(both|consecutive|two) days|two days\b/.test(text) ? 2 : Number.NaN);
  const ordinal = /\bday (\d{1,2})\b/.exec(text) ?? /\b(\d{1,2})(?: ?(?:st|nd|rd|th)) day\b/.exec(text);
  const isBleeding =
    (/\b(heavy|heavily)\b/.test(text) && ordinal !== null) ||
    reader.has('bleeds') ||
    reader.has('_period') ||
    reader.has('heavyBleeding') ||
    /\b(period|periods|flow|bleed\w*|bled)\b/.test(text);
  const length = numberOf(ordinal?.[1]);
  if (
    isBleeding &&
    !reader.knows('periodDays') &&
    length > 7 &&
    length < 60 &&
    !/\b(cycle|cd)\b/.test(text)
  ) {
    reader.set('periodDays', length, place);
  }
  const isLong = Number(reader.facts.periodDays?.value ?? 0) > 7;
  if (
    isBleeding &&
    /\b(heavy|heavily|flooding|pouring)\b/.test(text) &&
    isLong &&
    !/\b(not|isnt|less) (as |so |very )?heavy\b/.test(text)
  )
    reader.set('heavyBleeding', true, place);
  if (
    isLong &&
    reader.knows('heavyBleeding') &&
    !/\b(first|then light|now light|lighter|tailing)\b/.test(text)
  ) {
    reader.set('heavyShareOfPeriod', 100, place);
  }
  if (!(days >= 2)) return;
  if (
    /\b(flood\w*|leak\w* through|bled through|soak\w* through|ruined)\b/.test(text) &&
    /\b(sheets?|bed|bedding|clothes|trousers|jeans|seat|mattress|period|pyjamas|everything|sofa|flood\w*)\b/.test(
      text,
    )
  )
    reader.set('floodingDaysOfPeriod', days, place);
  if (/\bclots?\b/.test(text) && LARGE.test(text) && reader.has('_clotWord'))
    reader.set('heavyBleeding', true, place);
}
