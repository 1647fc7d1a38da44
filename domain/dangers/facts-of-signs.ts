import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import type { DaySigns } from '../daily-log/sign-fields.ts';
import type { FactWriter } from './fact-writer.ts';
import type { Facts } from './facts/facts.ts';
import { withPainWord, writeAnswers } from './facts-of-answers.ts';
import { writePainSigns } from './facts-of-pain.ts';
import { LOOK_BACK } from './look-back.ts';
import type { DangerRows } from './rows.ts';

/** After so many days a pregnancy is recorded, or has ended. */
const { pregnancyTest: TEST_DAYS } = LOOK_BACK;
/** So long after a birth a rising pressure can still come. */
const PRESSURE_DAYS = 42;
/** A baby whose wet nappies are counted. */
const NAPPY_DAYS = 90;
/** So long she bleeds after a birth or a loss, and in colours. */
const LOCHIA_DAYS = 84;
/** Brown, and red again: the days in between. */
const COLOUR_DAYS = 14;

/** A test of hers of the last days; one from before the last birth or loss says nothing of now. */
export function writeTests({ day, logs, ended }: DangerRows, writer: FactWriter): void {
  const last = (ended ?? [])
    .flatMap(({ to }) => (to !== null && to <= day ? [to] : []))
    .toSorted()
    .at(-1);
  for (const { log_date: on, signs } of logs ?? []) {
    const test = signs?.pregnancy_test;
    if (test !== 'positive' && test !== 'faint') continue;
    const isOfNow = on <= day && daysBetween(on, day) <= TEST_DAYS && (last === undefined || on > last);
    writer.flag('positiveTest', isOfNow, on);
  }
}

/** The signs of the day (domain/daily-log/sign-fields.ts). `known`: what is known of her by now, but for the day. */
export function writeSigns(rows: DangerRows, known: Facts, writer: FactWriter): void {
  const { day, stage, logs, treatment } = rows;
  const all = [...(logs ?? [])];
  const since = Math.min(known.daysSinceBirth?.value ?? Infinity, known.daysSinceLoss?.value ?? Infinity);
  const isEnded = since < Infinity;
  const isPregnant =
    known.pregnancy?.value === 'certain' ||
    known.positiveTest !== undefined ||
    (stage === 'pregnancy' && !isEnded);
  writeAnswers(rows, isPregnant || (known.daysSinceBirth?.value ?? Infinity) <= PRESSURE_DAYS, writer);
  const signs = withPainWord(all.find(({ log_date: date }) => date === day)?.signs, rows);
  if (signs === undefined) return;
  writePainSigns(signs, day, writer, {
    isPregnancyNear: isPregnant || since <= LOCHIA_DAYS,
    isTreated: stage === 'ivf' || Boolean(treatment),
  });
  writeBleedingSigns(signs, day, isPregnant, writer);
  writePregnancySigns(signs, day, writer);
  writeIllness(signs, day, writer);
  writer.flag('suddenlyHeavier', since <= LOCHIA_DAYS && isRedAgain(all, day, since));
  const { nappies_wet: nappies } = signs;
  if (nappies === undefined || (known.daysSinceBirth?.value ?? Infinity) > NAPPY_DAYS) return;
  writer.number('babyWetNappies', nappies, day);
  writer.number('babyAgeDays', known.daysSinceBirth?.value, day);
}

function writeBleedingSigns(
  { pads_per_hour: pads, clots, flooding }: DaySigns,
  day: CalendarDate,
  isPregnant: boolean,
  writer: FactWriter,
): void {
  writer.number('padsPerHour', pads, day);
  // Small ones belong to many periods, and to the days after a birth; in a pregnancy none do.
  writer.flag('clots', clots === 'large' || clots === 'golf-ball' || (clots === 'small' && isPregnant), day);
  writer.flag('clotGolfBall', clots === 'golf-ball', day);
  writer.flag('heavyBleeding', (flooding ?? 0) > 0, day);
}

function writePregnancySigns(signs: DaySigns, day: CalendarDate, writer: FactWriter): void {
  writer.choice('movements', signs.movements, day);
  writer.choice('leak', signs.leak, day);
  writer.choice('urineProtein', signs.urine_protein, day);
  writer.flag('severeHeadache', signs.headache_severe, day);
  writer.flag('visionChange', signs.vision_change, day);
  writer.flag('upperBellyPain', signs.upper_belly_pain, day);
  writer.flag('swellingFace', signs.swelling_face, day);
  writer.flag('itchPalms', signs.itch_palms_soles, day);
  writer.flag('bellyBlow', signs.blow === 'belly', day);
  writer.flag('fall', signs.blow === 'other', day);
  writer.flag('woundOpen', signs.wound === 'open', day);
  writer.flag('woundRed', signs.wound === 'red' || signs.wound === 'discharge', day);
  writer.flag('foulDischarge', signs.foul_discharge, day);
}

function writeIllness(signs: DaySigns, day: CalendarDate, writer: FactWriter): void {
  writer.flag('faint', signs.fainted, day);
  writer.flag('chestPain', signs.chest_pain, day);
  writer.flag('cannotBreathe', signs.breath === 'rest', day);
  writer.flag('breathless', signs.breath === 'effort', day);
  writer.flag('legClotSign', signs.leg_one_sided, day);
  writer.flag('shivering', signs.shivering, day);
  writer.flag('rash', signs.rash, day);
  writer.flag('newAura', signs.aura, day);
  writer.flag('headache', signs.aura, day);
  writer.flag('vomiting', signs.vomiting === 'some' || signs.vomiting === 'nothing-down', day);
  writer.flag('nothingDown', signs.vomiting === 'nothing-down', day);
  writer.flag('hotBreast', signs.breast === 'red-hot', day);
  writer.flag('breastLump', signs.breast === 'lump', day);
}

/** After a paler day of the same weeks. After days without bleeding it may be a period, which is asked elsewhere. */
function isRedAgain(logs: readonly DailyLog[], day: CalendarDate, since: number): boolean {
  const colourOn = ({ signs }: DailyLog) => signs?.lochia;
  const today = logs.find(({ log_date: date }) => date === day);
  if (today === undefined || colourOn(today) !== 'red') return false;
  const before = logs
    .filter(({ log_date: date }) => date < day && daysBetween(date, day) <= Math.min(COLOUR_DAYS, since))
    .filter((log) => colourOn(log) !== undefined)
    .toSorted((one, other) => (one.log_date < other.log_date ? -1 : 1));
  const last = before.at(-1);
  return last !== undefined && colourOn(last) !== 'red' && colourOn(last) !== 'none';
}
