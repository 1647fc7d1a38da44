import * as z from 'zod/mini';
import '../text.ts';

/**
 * Fields that the log of a day gets for what is dangerous and for what a stage of life asks: pregnancy, the weeks after a
 * birth, a method, menopause. None has a starting position: null is not logged. Keys are those of the wire. Ranges are wider
 * than any body, they catch a slip of the keyboard. Source: specification, body, “New log fields”.
 */
export type BodyField =
  | { kind: 'choice'; label: string; options: readonly string[] }
  | { kind: 'flag'; label: string }
  | { kind: 'number'; label: string; min: number; max: number; isWhole: boolean };

const choice = <const Code extends string>(label: string, options: readonly Code[]) =>
  ({ kind: 'choice', label, options }) as const;
const flag = (label: string) => ({ kind: 'flag', label }) as const;
const whole = (label: string, min: number, max: number) =>
  ({ kind: 'number', label, min, max, isWhole: true }) as const;

export const BODY_FIELDS = {
  pregnancy: {
    movements: choice('Movements of the baby', ['as-usual', 'fewer', 'changed', 'none-felt']),
    leak: choice('Fluid', ['none', 'clear', 'bloody', 'green', 'unsure']),
    headache_severe: flag('A severe headache'),
    vision_change: flag('Sight disturbed'),
    upper_belly_pain: flag('Pain under the ribs'),
    swelling_face: flag('Face or hands suddenly swollen'),
    itch_palms_soles: flag('Itching palms or soles'),
    short_breath: flag('Short of breath'),
    urine_protein: choice('Protein in the urine', ['neg', 'trace', '1+', '2+', '3+']),
  },
  'after-birth': {
    lochia: choice('Colour of the bleeding', ['red', 'pink', 'brown', 'white', 'none']),
    pads_per_hour: { kind: 'number', label: 'Pads an hour', min: 0, max: 10, isWhole: false },
    wound: choice('Wound', ['fine', 'red', 'open', 'discharge']),
    pain_0_10: whole('Pain', 0, 10),
    breast: choice('Breasts', ['fine', 'full', 'lump', 'red-hot']),
    nappies_wet: whole('Wet nappies', 0, 30),
    nappies_dirty: whole('Dirty nappies', 0, 30),
    feed_ml: whole('Feed, ml', 0, 400),
    baby_weight_g: whole('Weight of the baby, g', 300, 12_000),
    pelvic_floor: whole('Pelvic floor, times', 0, 20),
    urine_leak: whole('Urine leaks', 0, 50),
  },
  method: {
    dose_answer: choice('Dose', ['on-time', 'late', 'missed', 'skipped', 'vomited']),
    missed_hours: whole('Hours since it was due', 0, 2_000),
    ring_out_minutes: whole('Minutes without the ring', 0, 20_000),
    patch_off_minutes: whole('Minutes without the patch', 0, 20_000),
    backup: choice('Backup', ['condom', 'none', 'other']),
  },
  menopause: {
    flush_mild: whole('Mild flushes', 0, 60),
    flush_moderate: whole('Moderate flushes', 0, 60),
    flush_severe: whole('Severe flushes', 0, 60),
    night_wakings: whole('Wakings at night', 0, 30),
    therapy_taken: choice('Therapy', ['yes', 'late', 'missed']),
    dryness: whole('Dryness', 0, 10),
    bladder: whole('Bladder', 0, 10),
    sex_pain: whole('Pain during sex', 0, 10),
  },
} as const satisfies Record<string, Record<string, BodyField>>;

export type BodyGroup = keyof typeof BODY_FIELDS;
type ValueOf<Field> = Field extends { kind: 'choice'; options: readonly (infer Code)[] }
  ? Code
  : Field extends { kind: 'flag' }
    ? boolean
    : number;
type Groups = typeof BODY_FIELDS;
/** By group; a missing group or key is not logged. */
export type BodyValues = {
  [Group in BodyGroup]?:
    | { [Key in keyof Groups[Group]]?: ValueOf<Groups[Group][Key]> | null | undefined }
    | undefined;
};

/** `Pain: enter a whole number from 0 to 10`. */
export function sayBodyRange(field: BodyField): string {
  if (field.kind === 'flag') return `${field.label}: choose yes or no`;
  if (field.kind === 'choice') return `${field.label}: choose one of the answers`;
  return `${field.label}: enter ${field.isWhole ? 'a whole number' : 'a number'} from ${field.min} to ${field.max}`;
}

function schemaOf(field: BodyField): z.ZodMiniType {
  const error = sayBodyRange(field);
  if (field.kind === 'flag') return z.boolean({ error });
  if (field.kind === 'choice') return z.enum(field.options as [string, ...string[]], { error }); // none of the lists is empty
  const limits = [z.minimum(field.min, { error }), z.maximum(field.max, { error })] as const;
  return field.isWhole ? z.int({ error }).check(...limits) : z.number({ error }).check(...limits);
}

/** One object for each group, no other key accepted; null is not logged. */
export const bodyValuesSchema = z.strictObject(
  Object.fromEntries(
    Object.entries(BODY_FIELDS).map(([group, fields]) => [
      group,
      z.exactOptional(
        z.strictObject(
          Object.fromEntries(
            Object.entries(fields).map(([key, field]) => [key, z.exactOptional(z.nullable(schemaOf(field)))]),
          ),
        ),
      ),
    ]),
  ),
) as unknown as z.ZodMiniType<BodyValues>; // as: built from BODY_FIELDS, like the type
