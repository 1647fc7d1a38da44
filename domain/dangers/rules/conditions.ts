import { all, any, atLeast, has, hasAny, isOneOf, lessThan, orUnknown, type When, within } from '../when.ts';

// What many rules ask, in one place each, so that a limit stands once.

const weeks = (count: number, days = 0) => count * 7 + days;

/** Any woman, whatever is known of her. */
export const ANYBODY: When = all();

export const PREGNANT: When = isOneOf('pregnancy', 'certain');
/** *pregnant?*: for sure, or nothing speaks against it (pregnancy-possibility.ts). */
export const MAYBE_PREGNANT: When = isOneOf('pregnancy', 'certain', 'possible');

/** Not known which week: it counts as before, and as from it on. */
export const before = (week: number): When => orUnknown(lessThan('gestationalAgeDays', weeks(week)));
export const from = (week: number): When => orUnknown(atLeast('gestationalAgeDays', weeks(week)));

/** Up to 12 weeks, or 6, or a year: the last day counts. */
export const afterBirth = (days: number): When => within('daysSinceBirth', 0, days);
export const afterBirthOrLoss = (days: number): When =>
  any(afterBirth(days), within('daysSinceLoss', 0, days));
export const SIX_WEEKS = 42;
export const TWELVE_WEEKS = 84;
export const TWELVE_MONTHS = 365;

export const PREGNANT_OR_SIX_WEEKS_AFTER: When = any(PREGNANT, afterBirth(SIX_WEEKS));
export const FROM_20_WEEKS_TO_SIX_AFTER: When = any(all(PREGNANT, from(20)), afterBirth(SIX_WEEKS));

/** 38.0 °C is fever everywhere (100.4 °F). */
export const FEVER: When = any(atLeast('temperatureC', 38), has('feverSaid'));

export const BLEEDS: When = any(
  has('bleeds'),
  isOneOf('flow', 'spotting', 'unspecified', 'light', 'medium', 'heavy'),
  hasAny('soaksHourly', 'soaksTwoHourly', 'heavyBleeding', 'clotGolfBall'),
  atLeast('padsPerHour', 0.1),
);
/** A pad or tampon in an hour or less. */
export const PAD_AN_HOUR: When = any(has('soaksHourly'), atLeast('padsPerHour', 1));
export const HEAVY: When = any(PAD_AN_HOUR, has('heavyBleeding'), isOneOf('flow', 'heavy'));

export const FAINT: When = hasAny('faint', 'pale');
/** What heavy bleeding does to the circulation. */
export const CIRCULATION_SIGN: When = any(
  hasAny('faint', 'dizzy', 'pale', 'palpitations', 'breathless', 'cannotBreathe', 'confusion'),
  atLeast('pulse', 120),
);

export const SEVERE_LOW_PAIN: When = any(has('severeLowPain'), atLeast('pain', 8));
/** Moderate or more; where no strength is given, pain that is not called mild. */
export const LOW_PAIN: When = any(SEVERE_LOW_PAIN, has('lowPain'), atLeast('pain', 4));
export const ANY_PAIN: When = any(LOW_PAIN, hasAny('mildCramp', 'oneSidedPain', 'shoulderTipPain'));

export const BREATHLESS: When = hasAny('cannotBreathe', 'breathless');
export const CHEST: When = hasAny('chestPain', 'chestPainOnPressing');

export const PRESSURE_SEVERE: When = any(atLeast('systolic', 160), atLeast('diastolic', 110));
export const PRESSURE_RAISED: When = any(atLeast('systolic', 140), atLeast('diastolic', 90));

/** D14. */
export const PRE_ECLAMPSIA_SIGN: When = any(
  hasAny('severeHeadache', 'thunderclap', 'visionChange', 'newAura', 'suddenSightLoss', 'upperBellyPain'),
  hasAny('swellingFace', 'cannotBreathe'),
);

export const OESTROGEN: When = has('usesOestrogen');
export const COIL: When = has('hasCoil');
export const TREATMENT: When = any(has('inTreatment'), isOneOf('stage', 'ivf'));
/** From the trigger to 16 days after; while the day is not known it counts as within. */
export const AROUND_RETRIEVAL: When = all(TREATMENT, orUnknown(within('daysSinceTrigger', 0, 16)));

export const NO_URINE: When = any(has('noUrine'), atLeast('noUrineHours', 8));
export const NOTHING_DOWN: When = any(has('nothingDown'), atLeast('nothingDownHours', 24));
