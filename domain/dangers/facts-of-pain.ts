import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { DaySigns } from '../daily-log/sign-fields.ts';
import type { FactWriter } from './fact-writer.ts';

/** Of ten: from here on moderate, worth asking about where she calls it usual, severe. As a note is read (words/read-pain.ts). */
const MODERATE = 4;
const USUAL_ASKED_FROM = 6;
const SEVERE = 8;

interface Circumstances {
  /** Pregnant, or in the weeks after: pain as in her periods is none there. */
  isPregnancyNear: boolean;
  isTreated: boolean;
}

/**
 * How strong, where and how it began. Where no strength is given it counts as moderate; where no place is given, as low in the
 * belly, but outside of a pregnancy only from severe on: most pain of a usual day is a headache.
 */
export function writePainSigns(
  { pain_0_10: strength, pain_place: place, pain_onset: onset }: DaySigns,
  day: CalendarDate,
  writer: FactWriter,
  { isPregnancyNear, isTreated }: Circumstances,
): void {
  if (strength === 0 || (strength === undefined && place === undefined && onset === undefined)) return;
  if (onset === 'usual' && !isPregnancyNear) {
    writer.flag('usualPain', (strength ?? 0) >= USUAL_ASKED_FROM, day);
    return;
  }
  writer.flag('suddenPain', onset === 'sudden', day);
  writer.flag('shoulderTipPain', place === 'shoulder-tip', day);
  writer.flag('chestPain', place === 'chest', day);
  writer.flag('backPain', place === 'back', day);
  writer.flag('upperBellyPain', place === 'under-ribs', day);
  const isLow = place === 'low-middle' || place === 'low-side';
  const isMild = strength !== undefined && strength < MODERATE;
  if (isLow && isMild) {
    writer.flag('oneSidedPain', place === 'low-side' && isPregnancyNear, day);
    writer.flag('mildCramp', isPregnancyNear || isTreated, day);
    return;
  }
  writer.flag('oneSidedPain', place === 'low-side', day);
  writer.flag('lowPain', isLow, day);
  const isOfBelly = isLow || (place === undefined && isPregnancyNear);
  const isSevereBelly = (place === undefined || place === 'under-ribs') && (strength ?? 0) >= SEVERE;
  if (isOfBelly || isSevereBelly) writer.number('pain', strength, day);
}
