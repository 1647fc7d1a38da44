import {
  BLOOD_PRESSURE,
  choice,
  type FlagField,
  type LogField,
  type NumberField,
  number,
  scale,
  TEMPERATURE_F,
  type ValueOf,
} from './log-fields.ts';

/**
 * What any day can have beside the fields of its mode: signs that something is wrong, or that it is not. One group of the log in
 * every mode; a change of mode loses none of it. None has a starting position: a missing key is not logged. Which of them a form
 * shows: shown-signs.ts; what is dangerous in them: domain/dangers/facts-of-signs.ts. Why these: docs/algorithms/daily-log.md.
 */

const flag = (label: string): FlagField => ({ kind: 'flag', label, initial: null });
const perHour = (label: string): NumberField => ({ ...number(label, 'count', [0, 10]), isWhole: false });

export const SIGN_FIELDS = {
  temperature: number('Temperature', 'fahrenheit', TEMPERATURE_F),
  // In Post-Menopause Mode the field of the mode; it is one value (blood-pressure-of-day.ts).
  blood_pressure: BLOOD_PRESSURE,

  pain_0_10: scale('Pain', 0, 'none', 'worst'),
  pain_place: choice('Where it hurts', [
    { value: 'low-middle', label: 'Low down, in the middle' },
    { value: 'low-side', label: 'Low down, on one side' },
    { value: 'under-ribs', label: 'Upper belly, under the ribs' },
    { value: 'shoulder-tip', label: 'Tip of the shoulder' },
    { value: 'back', label: 'Back' },
    { value: 'chest', label: 'Chest' },
    { value: 'elsewhere', label: 'Somewhere else' },
  ]),
  pain_onset: choice('How it began', [
    { value: 'sudden', label: 'Suddenly' },
    { value: 'slow', label: 'Slowly' },
    { value: 'usual', label: 'As in my periods' },
  ]),

  pads_per_hour: perHour('Pads or tampons soaked in an hour'),
  clots: choice('Clots', [
    { value: 'none', label: 'None' },
    { value: 'small', label: 'Small' },
    { value: 'large', label: '2.5 cm (1 inch) or more' },
    { value: 'golf-ball', label: 'Golf ball or more' },
  ]),
  flooding: number('Times it came through to clothes or bed', 'count', [0, 20]),
  lochia: choice('Colour of the bleeding', [
    { value: 'red', label: 'Red' },
    { value: 'pink', label: 'Pink' },
    { value: 'brown', label: 'Brown' },
    { value: 'white', label: 'White or yellow' },
    { value: 'none', label: 'No bleeding' },
  ]),

  movements: choice('Movements of the baby', [
    { value: 'as-usual', label: 'As usual' },
    { value: 'fewer', label: 'Fewer' },
    { value: 'changed', label: 'Changed' },
    { value: 'none-felt', label: 'None felt' },
    { value: 'not-known', label: "I don't know" },
  ]),
  leak: choice('Fluid that leaks', [
    { value: 'none', label: 'None' },
    { value: 'clear', label: 'Clear' },
    { value: 'bloody', label: 'Bloody' },
    { value: 'green', label: 'Green or brown' },
    { value: 'unsure', label: 'Not sure' },
  ]),
  blow: choice('A blow or a fall', [
    { value: 'belly', label: 'On the belly' },
    { value: 'other', label: 'Another fall' },
  ]),
  urine_protein: choice('Protein in the urine', [
    { value: 'neg', label: 'Negative' },
    { value: 'trace', label: 'Trace' },
    { value: '1+', label: '1+' },
    { value: '2+', label: '2+' },
    { value: '3+', label: '3+' },
  ]),
  wound: choice('Wound or scar', [
    { value: 'fine', label: 'Fine' },
    { value: 'red', label: 'Red' },
    { value: 'open', label: 'Open, or redness that spreads' },
    { value: 'discharge', label: 'Weeping' },
  ]),
  nappies_wet: number('Wet nappies in the last 24 hours', 'count', [0, 30]),

  breast: choice('Breasts', [
    { value: 'fine', label: 'Fine' },
    { value: 'full', label: 'Full' },
    { value: 'lump', label: 'A lump' },
    { value: 'red-hot', label: 'Hot, red and painful' },
  ]),
  pregnancy_test: choice('Pregnancy test', [
    { value: 'negative', label: 'Negative' },
    { value: 'faint', label: 'Faint line' },
    { value: 'positive', label: 'Positive' },
    { value: 'invalid', label: 'Invalid' },
  ]),
  vomiting: choice('Vomiting', [
    { value: 'none', label: 'None' },
    { value: 'some', label: 'Some' },
    { value: 'nothing-down', label: 'Nothing stays down' },
  ]),
  breath: choice('Short of breath', [
    { value: 'effort', label: 'With little effort' },
    { value: 'rest', label: 'At rest' },
  ]),

  fainted: flag('Fainted, or nearly'),
  chest_pain: flag('Chest pain or pressure'),
  leg_one_sided: flag('One leg swollen or painful'),
  shivering: flag('Shivering'),
  rash: flag('Rash'),
  aura: flag('Headache with flickering sight'),
  headache_severe: flag('Severe headache'),
  vision_change: flag('Disturbed sight'),
  upper_belly_pain: flag('Pain under the ribs'),
  swelling_face: flag('Face or hands suddenly swollen'),
  itch_palms_soles: flag('Itching palms or soles'),
  foul_discharge: flag('Discharge that smells bad'),
} as const satisfies Record<string, LogField>;

export type SignKey = keyof typeof SIGN_FIELDS;
export const SIGN_KEYS = Object.keys(SIGN_FIELDS) as SignKey[]; // as: keys of the literal above

/** What she noted of a day; a missing key: not logged. */
export type DaySigns = { [Key in SignKey]?: ValueOf<(typeof SIGN_FIELDS)[Key]> | undefined };
