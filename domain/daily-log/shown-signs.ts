import type { LifeStage } from '../profile/life-stages.ts';
import type { SignKey } from './sign-fields.ts';

/** So long after a birth or a loss she is asked how she heals. */
const HEALING_DAYS = 84;
/** So long after a birth a rising pressure can still come. */
const PRESSURE_DAYS = 42;

/** Where she stands on the day of a log. */
export interface SignContext {
  stage: LifeStage;
  /** Null: none that is known. Where she would rather not say how a pregnancy ended, both are. */
  daysSinceBirth: number | null;
  daysSinceLoss: number | null;
}

export interface SignGroup {
  title: string;
  keys: readonly SignKey[];
}

/**
 * What the folded part of a form asks on a day, in its order; groups that ask nothing are left out. A field that the mode has
 * already, or that makes no sense in it, is not asked. Never more: `logged` are fields with a value, which she has to be able to
 * change whatever was changed since.
 */
export function shownSigns(context: SignContext, logged: ReadonlySet<SignKey>): SignGroup[] {
  const isAsked = askedIn(context);
  return GROUPS.map(({ title, keys }) => ({
    title: context.stage === 'pre-menstrual' && keys.includes('pain_0_10') ? PAIN_ALONE : title,
    keys: keys.filter((key) => isAsked(key) || logged.has(key)),
  })).filter(({ keys }) => keys.length > 0);
}

/** Flags are chips, the quickest to tap: they stand before the other fields of their group. */
const GROUPS: readonly SignGroup[] = [
  { title: 'Your pregnancy', keys: ['movements', 'leak', 'blow'] },
  { title: 'Your baby', keys: ['nappies_wet'] },
  {
    title: 'Feeling unwell',
    keys: [
      ...([
        'headache_severe',
        'vision_change',
        'upper_belly_pain',
        'swelling_face',
        'itch_palms_soles',
      ] as const),
      ...(['aura', 'fainted', 'chest_pain', 'leg_one_sided', 'shivering', 'rash', 'foul_discharge'] as const),
      ...(['vomiting', 'breath', 'breast'] as const),
    ],
  },
  {
    title: 'Pain and bleeding',
    keys: ['pain_0_10', 'pain_place', 'pain_onset', 'pads_per_hour', 'clots', 'flooding', 'lochia', 'wound'],
  },
  { title: 'Measured', keys: ['temperature', 'blood_pressure', 'urine_protein', 'pregnancy_test'] },
];
/** Before the first period. */
const PAIN_ALONE = 'Pain';

const PREGNANT: ReadonlySet<SignKey> = new Set<SignKey>([
  ...(['movements', 'leak', 'blow', 'urine_protein', 'upper_belly_pain', 'itch_palms_soles'] as const),
]);
const PRESSURE: ReadonlySet<SignKey> = new Set<SignKey>([
  'headache_severe',
  'vision_change',
  'swelling_face',
]);
const HEALING: ReadonlySet<SignKey> = new Set<SignKey>(['lochia', 'wound', 'foul_discharge']);
/** What nobody asks before the first period. */
const SINCE_MENARCHE: ReadonlySet<SignKey> = new Set<SignKey>([
  ...(['pads_per_hour', 'clots', 'flooding', 'breast', 'pregnancy_test'] as const),
]);

function askedIn({ stage, daysSinceBirth, daysSinceLoss }: SignContext): (key: SignKey) => boolean {
  const isPregnant = stage === 'pregnancy';
  const isWithin = (since: number | null, days: number) => since !== null && since >= 0 && since <= days;
  const isHealing = isWithin(daysSinceBirth, HEALING_DAYS) || isWithin(daysSinceLoss, HEALING_DAYS);
  const isPressureAsked = isPregnant || isWithin(daysSinceBirth, PRESSURE_DAYS);
  return (key) => {
    if (PREGNANT.has(key)) return isPregnant;
    if (PRESSURE.has(key)) return isPressureAsked;
    if (HEALING.has(key)) return isHealing;
    if (stage === 'pre-menstrual' && SINCE_MENARCHE.has(key)) return false;
    switch (key) {
      // A birth alone: of a baby nobody is asked who lost one, or would rather not say.
      case 'nappies_wet':
        return isWithin(daysSinceBirth, HEALING_DAYS) && daysSinceLoss === null;
      // The mode has them.
      case 'pain_0_10':
      case 'blood_pressure':
        return stage !== 'post-menopause';
      // Disturbed sight says it.
      case 'aura':
        return !isPressureAsked;
      case 'pregnancy_test':
        return !isPregnant && stage !== 'post-menopause';
      default:
        return true;
    }
  };
}

/** Place and beginning are asked once there is pain. `strength`: of the sign, or of the mode's own field. */
export function isPainAsked(strength: unknown, logged: ReadonlySet<SignKey>): boolean {
  return (
    (typeof strength === 'number' && strength > 0) || logged.has('pain_place') || logged.has('pain_onset')
  );
}
