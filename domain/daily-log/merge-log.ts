import { bleedingFieldOf, bleedingIn, readAnswer, withBleeding } from '../bleeding/log-bleeding.ts';
import { mergeFields } from '../merge-fields.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { bloodPressureIn, withBloodPressure } from './blood-pressure-of-day.ts';
import {
  type CommonValues,
  type DailyLog,
  type DailyLogWrite,
  hasContradictoryActivity,
  hasContradictoryFlashes,
  signsOf,
  valuesOf,
} from './daily-log.ts';
import type { AllExtras, ModeExtras } from './log-extras.ts';
import type { CommonKey } from './log-fields.ts';
import type { DaySigns } from './sign-fields.ts';

/**
 * The day after a write meets what is stored by now (null: nothing): fields she did not touch keep the stored value,
 * the extras of other modes stay. Applying the same write again changes nothing, so that it may be sent twice.
 */
export function mergeLog(write: DailyLogWrite, stored: DailyLog | null): DailyLog {
  const { user_id: _, log_date, life_stage: stage, base, extras, signs, ...common } = withoutStarting(write);
  const { extras: baseExtras, signs: baseSigns = {}, ...baseCommon } = base;
  const { extras: storedExtras, signs: storedSigns = {}, ...storedCommon } = valuesOf(stored, stage);
  const mergedExtras = settleFlashes(mergeFields<ModeExtras>(baseExtras, extras, storedExtras), extras);
  const mergedSigns = signs ? mergeFields<DaySigns>(baseSigns, signs, storedSigns) : storedSigns;
  return {
    log_date,
    ...settleActivity(mergeFields<CommonValues>(baseCommon, common, storedCommon), common),
    ...putSigns(
      stage,
      mergedSigns,
      mergedExtras,
      putExtras(stored?.extras ?? {}, stage, mergedExtras, storedExtras),
    ),
    ...(stored?.blood_pressure_unreadable && { blood_pressure_unreadable: true }),
  };
}

/** The extras of all modes with those of one; the day has one bleeding, in the words of the field it was changed in last. */
function putExtras(stored: AllExtras, stage: LifeStage, merged: ModeExtras, before: ModeExtras): AllExtras {
  const others = { ...stored };
  delete others[stage];
  const extras = { ...others, ...(Object.keys(merged).length > 0 && { [stage]: merged }) } as AllExtras; // as: by its mode
  const field = bleedingFieldOf(stage);
  const answerIn = (values: object) => (field ? (values as Record<string, unknown>)[field.key] : undefined); // as: its key
  const isChanged = answerIn(merged) !== answerIn(before);
  return withBleeding(extras, isChanged ? readAnswer(stage, answerIn(merged)) : bleedingIn(stored));
}

/** Signs and extras of all modes; the one blood pressure of the day is where this mode's form has it. */
function putSigns(
  stage: LifeStage,
  { blood_pressure, ...signs }: DaySigns,
  own: ModeExtras,
  extras: AllExtras,
): Pick<DailyLog, 'extras' | 'signs'> {
  const pressure = bloodPressureIn(stage, { extras: own, signs: { blood_pressure } });
  return {
    extras: withBloodPressure(extras, pressure),
    ...(Object.keys(signs).length > 0 && { signs }),
  };
}

/** A newer write of a day on top of one of the same mode that is not on its way yet; null where the modes differ. */
export function combineLogWrites(older: DailyLogWrite, newer: DailyLogWrite): DailyLogWrite | null {
  if (older.life_stage !== newer.life_stage) return null;
  const hers = knowingSigns(withoutStarting(older), newer);
  const merged = mergeLog(newer, toLog(hers));
  const { starting_fields: _, ...rest } = newer;
  const signs = hers.signs && { signs: signsOf(merged, newer.life_stage) };
  return { ...rest, ...valuesOf(merged, newer.life_stage), ...signs, base: hers.base };
}

/** A write of a page that knew of no signs left them as the newer one saw them. */
function knowingSigns(older: DailyLogWrite, { signs, base }: DailyLogWrite): DailyLogWrite {
  if (older.signs || !signs) return older;
  const { signs: seen = {} } = base;
  return { ...older, signs: seen, base: { ...older.base, signs: seen } };
}

/** True when both hold the same. */
export function areSameLogs(one: DailyLog, other: DailyLog): boolean {
  return canonical(one) === canonical(other);
}

/** A write of a page that still sent starting values: those are not hers, as if she had left the fields as she saw them. */
function withoutStarting({ starting_fields: starting = [], ...write }: DailyLogWrite): DailyLogWrite {
  for (const key of starting) setSame(write, write.base, key);
  return write;
}

function toLog(write: DailyLogWrite): DailyLog {
  const { user_id: _, life_stage: stage, base: __, extras, signs = {}, ...rest } = write;
  return { ...rest, ...putSigns(stage, signs, extras, { [stage]: extras } as AllExtras) }; // as: by its mode
}

function setSame<Key extends CommonKey>(mine: CommonValues, base: CommonValues, key: Key): void {
  mine[key] = base[key];
}

// Each device's pair is sound; a field of one beside a field of the other may not be. Then hers stands whole.
function settleActivity(merged: CommonValues, mine: CommonValues): CommonValues {
  if (!hasContradictoryActivity(merged)) return merged;
  return { ...merged, activity_minutes: mine.activity_minutes, activity_type: mine.activity_type };
}

function settleFlashes(merged: ModeExtras, mine: ModeExtras): ModeExtras {
  if (!hasContradictoryFlashes(merged)) return merged;
  const { hot_flashes, hot_flash_severity } = mine as ModeExtras<'menopause'>; // as: only this mode can contradict
  const { hot_flashes: _, hot_flash_severity: __, ...others } = merged as ModeExtras<'menopause'>;
  return {
    ...others,
    ...(hot_flashes !== undefined && { hot_flashes }),
    ...(hot_flash_severity !== undefined && { hot_flash_severity }),
  };
}

const sorted = (entries: object) => Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1));

function canonical({ extras, signs = {}, ...rest }: DailyLog): string {
  const modes = sorted(extras).map(([stage, values]) => [stage, sorted(values)]);
  return JSON.stringify([sorted(rest), sorted(signs), modes.filter(([, values]) => values?.length !== 0)]);
}
