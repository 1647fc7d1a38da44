import type { Facts } from '../facts/facts.ts';
import { mayBePregnant } from './read-pain.ts';
import { textOf } from './read-signs-text.ts';
import type { Said } from './read-words.ts';
import type { TextReader } from './text-reader.ts';

/** Blood that is no bleeding of the womb. */
const OTHER_BLOOD =
  /\b(nose|nosebleed|gums?|finger|knee|cut|graze|blood (test|tests|pressure|sugar|type|group|count|results|donation|work|thinner|thinners|clot|glucose|sample|draw|taken)|bloods|bloody (hell|tired|hot|cold|annoying|mary|fed|awful|hate|husband|useless)|donated|mosquito|paper cut)\b/;
const NO_PERIOD =
  /\b(no|late|missed|without|between|overdue|not|skipped|last|since) (my |a |the |your )?(period|periods)\b|\bperiod is (late|overdue)\b|\bperiod (late|overdue)\b/;

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
        /\b(period|passing|passed|golf|bleeding)\b/.test(textOf(reader, sentence)),
    );
  if (bleeds.length > 0 && !isOther) reader.flag('bleeds', bleeds);
  if (clots.length > 0) {
    reader.flag('clots', clots);
    reader.flag('bleeds', clots);
    reader.flag('clotGolfBall', reader.present('clotGolfBall'));
  }
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
            .filter(({ sentence }) => !two.some((one) => one.sentence === sentence));
    if (amount === null && hourly.length > 0) reader.flag('soaksHourly', hourly);
    if (two.length > 0) reader.flag('soaksTwoHourly', two);
  }
  reader.flag('bleedingWillNotStop', reader.present('bleedingWillNotStop').filter(isOfWomb));
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
      [...bleeds, ...period].some(({ sentence }) => sentence === reader.read.tokens[one.first]?.sentence),
    );
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

/** `third pad`, `three soaked pads`, `pad three`, `pad number 3`. */
function countPads(text: string): number | null {
  const before = /\b(\d+|[a-z]+) (?:\w+ ){0,2}(?:pads?|tampons?|towels?)\b/.exec(text)?.[1];
  const after = /\b(?:pad|tampon|towel)(?: number| no)? (\d+|[a-z]+)\b/.exec(text)?.[1];
  for (const word of [before, after]) {
    const value =
      word === undefined ? undefined : (COUNTS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined));
    if (value !== undefined) return value;
  }
  return null;
}
