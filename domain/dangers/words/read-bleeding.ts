import type { Facts } from '../facts/facts.ts';
import { mayBePregnant } from './read-pain.ts';
import { textOf } from './read-signs-text.ts';
import type { Said } from './read-words.ts';
import type { TextReader } from './text-reader.ts';

/** Blood that is no bleeding of the womb. */
const OTHER_BLOOD =
  /\b(nose|nosebleed|gums?|finger|knee|cut|graze|blood (test|tests|pressure|sugar|type|group|count|results|donation|work|thinner|thinners|clot|glucose|sample|draw|taken)|bloods|bloody (hell|tired|hot|cold|annoying|mary|fed|awful|hate|husband|useless)|donated|mosquito|paper cut)\b/;
const NO_PERIOD =
  /\b(no|late|missed|without|between|overdue|not|skipped|last|since) (my |a |the |your )?(period|periods)\b|\bperiods? (is |was |are )?(late|overdue|missed|missing|delayed)\b|\bperiod (never|didnt|hasnt|not) (came|come|arrived?|started)\b/;

const HEAVY_IT =
  /\b(it|its|it is|it was|now|been) (is |was |been |so |very |really |quite |still )*heavy\b(?! (bag|bags|lifting|shopping|eyes|head|legs))/;
const OF_BLEEDING =
  /\b(pads?|tampons?|towels?|super|soak\w*|bleed\w*|bled|blood\w*|flood\w*|gush\w*|napkins?|nappy|nappies|changing|change|protection|knickers|clothes|clots?|period|maternity|liner|cups?|through)\b/;
const AGAIN =
  /\b(and|but) (then|now|today|suddenly|last|this)\b.*\b(one|period|bleed\w*|bled|blood|spot\w*|came|started|show)\b/;

/** `First day of my period, blood everywhere, ruined my knickers`. */
const STAINS_OF_A_PERIOD =
  /\bperiod\b.*\beverywhere\b.*\b(ruined|stain\w*|leak\w*|lol|haha\w*|laundry|washing)\b/;
const POURS = /\b(wont|not|cant|stop\w*|pour\w*|gush\w*|soak\w*|faint\w*|dizzy|hour|clots?|scared|help)\b/;
const COIN_SIZED =
  /\b(50 ?p|fifty (p|pence)|(2|two) (euros?|pounds?)( coins?)?|silver dollars?|half dollars?|toonies?|sized? (of )?(a )?quarters?|quarter sized?)\b/;
const ON_TWO_DAYS =
  /\b(yesterday\b.*\btoday|today\b.*\byesterday|(two|three|four|2|3|4|several|few) days|every day|each day|again today|days in a row)\b/;

/** Bleeding: whether, how much, what kind. */
export function readBleeding(reader: TextReader, known: Facts): void {
  const isOfWomb = ({ sentence }: Said) => !OTHER_BLOOD.test(textOf(reader, sentence));
  const bleeds = reader.present('bleeds').filter(isOfWomb);
  const isOther =
    reader.knows('vomitsBlood') ||
    reader.knows('coughsBlood') ||
    reader.knows('bloodyStool') ||
    reader.knows('nippleChange');
  const amount = readPads(reader);
  const heavy = reader.present('heavyBleeding').filter(isOfWomb);
  const clots = reader
    .present('_clotWord')
    .filter(
      ({ sentence }) =>
        !/\b(leg|lung|lungs|dvt|calf|brain|blood clot|blood clots)\b/.test(textOf(reader, sentence)) ||
        /\b(period|pass\w*|golf|bleeding|wip\w*|pee\w*|toilet|loo|vagina\w*|down there|(came|come|coming|fell|falling) out|pads?|knickers)\b/.test(
          textOf(reader, sentence),
        ),
    );
  if (bleeds.length > 0 && !isOther) reader.flag('bleeds', bleeds);
  if (clots.length > 0) {
    reader.flag('clots', clots);
    reader.flag('bleeds', clots);
    reader.flag('clotGolfBall', reader.present('clotGolfBall'));
    // As large as a big coin, and not once: what books on periods call heavy.
    reader.flag(
      'heavyBleeding',
      clots.filter(
        ({ sentence }) =>
          COIN_SIZED.test(textOf(reader, sentence)) && ON_TWO_DAYS.test(textOf(reader, sentence)),
      ),
    );
  }
  // `I am still bleeding. It was heavy and dark.`
  const isSaidHeavy = reader.read.said.some(
    ({ sentence }) => HEAVY_IT.test(textOf(reader, sentence)) || HEAVY_IT.test(textOf(reader, sentence + 1)),
  );
  if (bleeds.length > 0 && !isOther && isSaidHeavy) reader.flag('heavyBleeding', bleeds);
  if (heavy.length > 0) {
    reader.flag('heavyBleeding', heavy);
    reader.flag('bleeds', heavy);
  }
  if (amount !== 'few') {
    const two = reader.present('soaksTwoHourly');
    const hourly =
      amount === 'hourly'
        ? []
        : reader
            .present('soaksHourly')
            .filter(({ sentence }) => OF_BLEEDING.test(textOf(reader, sentence)))
            .filter(({ sentence }) => !two.some((one) => one.sentence === sentence));
    if (amount === null && hourly.length > 0) reader.flag('soaksHourly', hourly);
    if (two.length > 0) reader.flag('soaksTwoHourly', two);
  }
  // A nose or a cut that does not stop is one as well; gums and tests are none.
  reader.flag(
    'bleedingWillNotStop',
    reader
      .present('bleedingWillNotStop')
      .filter(
        (said) =>
          isOfWomb(said) ||
          /\b(nose|nosebleeds?|cut|knee|finger|graze)\b/.test(textOf(reader, said.sentence)),
      )
      .filter(
        ({ sentence }) =>
          !STAINS_OF_A_PERIOD.test(textOf(reader, sentence)) || POURS.test(textOf(reader, sentence)),
      ),
  );
  if (reader.knows('bleedingWillNotStop') && isHarmlessStretch(reader)) reader.remove('bleedingWillNotStop');
  reader.flag('bleedsAfterSex', reader.present('bleedsAfterSex'));
  reader.flag('bleedsBetween', reader.present('bleedsBetween'));
  reader.flag('suddenlyHeavier', reader.present('suddenlyHeavier').filter(isOfWomb));
  readPeriod(reader, known, bleeds);
}

/** `bleeding for ten days, it will not stop`: long, not a haemorrhage, unless it pours. */
function isHarmlessStretch(reader: TextReader): boolean {
  const text = reader
    .present('bleedingWillNotStop')
    .map(({ sentence }) => textOf(reader, sentence))
    .join(' ');
  const isLong =
    reader.measured('daysFor').some(({ value }) => value >= 5) || /\b(weeks|days|month|months)\b/.test(text);
  return (
    isLong && !/\b(pour\w*|gush\w*|everywhere|soak\w*|heav\w*|pads?|hour|flood\w*|faint|dizzy)\b/.test(text)
  );
}

/** Bleeding that she calls her period, or that can be nothing else by what she says, is one where no pregnancy is near. */
function readPeriod(reader: TextReader, known: Facts, bleeds: readonly Said[]): void {
  if (mayBePregnant(reader, known)) return;
  const period = reader
    .present('_period')
    .filter(({ sentence }) => !NO_PERIOD.test(textOf(reader, sentence)));
  const isLight = reader.present('_spotting').length > 0;
  const isOrdinary =
    bleeds.length > 0 &&
    !reader.knows('oneSidedPain') &&
    !reader.knows('shoulderTipPain') &&
    !reader.knows('severeLowPain');
  const [said] = period;
  if (said) reader.set('periodNow', true, said.match);
  else if (isOrdinary && (isLight || reader.knows('mildCramp') || reader.knows('lowPain')))
    reader.set('periodNow', true);
  const days = reader
    .measured('daysFor')
    .find((one) =>
      [...bleeds, ...period, ...reader.present('heavyBleeding')].some(
        ({ sentence }) => sentence === reader.read.tokens[one.first]?.sentence,
      ),
    );
  const since = Number(reader.facts.daysSinceLastBleeding?.value ?? known.daysSinceLastBleeding?.value ?? 0);
  // `Thirteen months without, and now a period`.
  if (said && since >= 365) reader.flag('bleeds', period);
  const again = reader
    .every('_afterMenopause')
    .find(({ sentence, who }) => who === 'self' && AGAIN.test(textOf(reader, sentence)));
  if (since >= 365 && again) reader.flag('bleeds', [again]);
  if (days && days.value <= 120 && reader.isHers(days)) reader.set('periodDays', days.value, days);
}

/**
 * Pads an hour from a number and a time: `three pads since 2 pm (it is 3 pm)` is left to the words; `a pad every 40 minutes` is 1.5.
 * `few`: a change every three hours or more; `hourly`: counted as at least one an hour.
 */
function readPads(reader: TextReader): 'few' | 'hourly' | null {
  const isPad = /\b(pads?|tampons?|towels?|change|changing|soak\w*|cup|liner)\b/;
  for (const one of reader.measured('everyMinutes')) {
    const sentence = reader.read.tokens[one.first]?.sentence ?? 0;
    if (!isPad.test(textOf(reader, sentence)) || !reader.isHers(one)) continue;
    const perHour = 60 / one.value;
    if (perHour >= 1) {
      reader.set('padsPerHour', perHour, one);
      reader.set('bleeds', true, one);
      return 'hourly';
    }
    if (perHour > 0.4) return null;
    return 'few';
  }
  for (const [sentence, text] of reader.read.sentences.entries()) {
    const perHour = padsByTheClock(text);
    const at = reader.read.tokens.findIndex((token) => token.sentence === sentence);
    const place = { first: at, last: at, of: [at] };
    if (perHour === null || reader.read.context(place, 'value').assertion !== 'present') continue;
    if (perHour < 1) return perHour < 0.4 ? 'few' : null;
    reader.set('padsPerHour', perHour, place);
    reader.set('bleeds', true, place);
    return 'hourly';
  }
  for (const one of [...reader.measured('perHour'), ...reader.measured('hoursFor')]) {
    const sentence = reader.read.tokens[one.first]?.sentence ?? 0;
    const text = textOf(reader, sentence);
    if (!/\b(pads?|tampons?|towels?)\b/.test(text) || !reader.isHers(one)) continue;
    if (one.kind === 'perHour' && one.value >= 1) {
      reader.set('padsPerHour', one.value, one);
      return 'hourly';
    }
    const count = countPads(text);
    if (one.kind === 'hoursFor' && count !== null && one.value > 0) {
      const perHour = count / one.value;
      if (perHour < 0.5) return 'few';
      reader.set('padsPerHour', perHour, one);
      reader.set('bleeds', true, one);
      if (one.value >= 2) reader.set('soakedHours', one.value, one);
      return perHour >= 1 ? 'hourly' : null;
    }
  }
  return null;
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8 },
};

const LASTED =
  /\b(?:pads?|tampons?|towels?|super)\b(?: \w+){0,3} (?:lasts?|lasted|lasting|good for)(?: \w+){0,2} (\d+) min/;
const CLOCK =
  '(\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday)(?: (30|15|45|thirty|fifteen))?(?: (?:am|pm|oclock))?';
const SINCE_TO_NOW = new RegExp(
  `\\bsince (?:about )?${CLOCK}(?: and)?(?: \\w+){0,1} (?:its|it is|now) (?:only |just |now |not even )*(half )?${CLOCK}`,
);

/** `Tampon lasted 40 minutes`; `on my fourth pad since nine and its ten thirty`. */
function padsByTheClock(text: string): number | null {
  const minutes = Number(LASTED.exec(text)?.[1] ?? 0);
  if (minutes > 0) return 60 / minutes;
  const times = SINCE_TO_NOW.exec(text);
  const count = times && countPads(text);
  if (!times || !count) return null;
  const from = timeOf(times[1], times[2]);
  const to = timeOf(times[4], times[5]) + (times[3] === undefined ? 0 : 0.5);
  const hours = (to - from + 12) % 12;
  return hours > 0 ? count / hours : null;
}

const HOURS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const PARTS: Readonly<Record<string, number>> = { thirty: 0.5, fifteen: 0.25 };
function timeOf(hour = '', minutes = '0'): number {
  const named = hour === 'noon' || hour === 'midday' ? 12 : HOURS.indexOf(hour) + 1;
  return ((/^\d/.test(hour) ? Number(hour) : named) % 12) + (PARTS[minutes] ?? Number(minutes) / 60);
}

/** `third pad`, `three soaked pads`, `pad three`, `pad number 3`. */
function countPads(text: string): number | null {
  const numbers = Object.keys(COUNTS).join('|');
  const before = new RegExp(
    `\\b(\\d+|${numbers}) (?!hours?|hrs?|days?|nights?|minutes?|mins?|am|pm)(?:\\w+ ){0,2}(?:pads?|tampons?|towels?)\\b`,
  ).exec(text)?.[1];
  const after = /\b(?:pad|tampon|towel)(?: number| no)? (\d+|[a-z]+)\b/.exec(text)?.[1];
  for (const word of [before, after]) {
    const value =
      word === undefined ? undefined : (COUNTS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined));
    if (value !== undefined) return value;
  }
  return null;
}
