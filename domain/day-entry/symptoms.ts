import { SYMPTOMS, type Symptom } from '../signals/health-signals.ts';

/**
 * The symptoms that a day can have. The first eight are those of Track Health Signals, which keeps them; the others stand
 * in the log sheet alone. They are grouped as she would look for them.
 */
const FURTHER = {
  constipation: 'Constipation',
  diarrhoea: 'Diarrhoea',
  heartburn: 'Heartburn',
  wind: 'Wind',
  cravings: 'Cravings',
  no_appetite: 'No appetite',

  migraine: 'Migraine',
  dizziness: 'Dizzy',
  hard_to_focus: 'Hard to focus',
  ringing_ears: 'Ringing ears',
  dry_eyes: 'Dry eyes',

  joint_pain: 'Joint pain',
  muscle_aches: 'Muscle aches',
  heavy_legs: 'Heavy legs',
  leg_cramps: 'Leg cramps',
  palpitations: 'Racing heart',
  hot_flash: 'Hot flash',
  night_sweats: 'Night sweats',
  feeling_cold: 'Feeling cold',

  oily_skin: 'Oily skin',
  dry_skin: 'Dry skin',
  itchy_skin: 'Itchy skin',
  hair_loss: 'Hair loss',

  ovulation_pain: 'Ovulation pain',
  pelvic_pressure: 'Pressure low down',
  sex_pain: 'Pain during sex',
  vaginal_dryness: 'Vaginal dryness',
  vaginal_itch: 'Vaginal itch',
  burning_urine: 'Burning when peeing',
  frequent_urine: 'Peeing often',
  urine_leak: 'Leaking urine',

  insomnia: 'Cannot sleep',
  vivid_dreams: 'Vivid dreams',
  tearful: 'Tearful',
  mood_swings: 'Mood swings',
  restless: 'Restless',
  overwhelmed: 'Overwhelmed',

  cold: 'A cold',
  sore_throat: 'Sore throat',
  cough: 'Cough',
} as const;

export type FurtherSymptom = keyof typeof FURTHER;
export type SymptomCode = Symptom | FurtherSymptom;

export const GIVEN_SYMPTOM_CODES: readonly Symptom[] = SYMPTOMS.map(({ value }) => value);
export const FURTHER_SYMPTOM_CODES = Object.keys(FURTHER) as FurtherSymptom[]; // as: keys of the literal above
export const SYMPTOM_CODES: readonly SymptomCode[] = [...GIVEN_SYMPTOM_CODES, ...FURTHER_SYMPTOM_CODES];

const GIVEN = new Map<string, string>(SYMPTOMS.map(({ value, label }) => [value, label]));

export function labelOfSymptom(code: SymptomCode): string {
  return GIVEN.get(code) ?? FURTHER[code as FurtherSymptom]; // as: not one of the given
}

export interface SymptomGroup {
  title: string;
  codes: readonly SymptomCode[];
}

/** Those of the pain row stand there and not here. */
export const SYMPTOM_GROUPS: readonly SymptomGroup[] = [
  {
    title: 'Belly',
    codes: [
      'bloating',
      'nausea',
      'constipation',
      'diarrhoea',
      'heartburn',
      'wind',
      'cravings',
      'no_appetite',
    ],
  },
  {
    title: 'Energy and sleep',
    codes: ['fatigue', 'insomnia', 'vivid_dreams', 'hot_flash', 'night_sweats', 'feeling_cold'],
  },
  {
    title: 'Feelings',
    codes: ['tearful', 'mood_swings', 'restless', 'overwhelmed'],
  },
  {
    title: 'Head',
    codes: ['migraine', 'dizziness', 'hard_to_focus', 'ringing_ears', 'dry_eyes'],
  },
  {
    title: 'Skin and hair',
    codes: ['acne', 'oily_skin', 'dry_skin', 'itchy_skin', 'hair_loss'],
  },
  {
    title: 'Down there',
    codes: [
      'ovulation_pain',
      'pelvic_pressure',
      'sex_pain',
      'vaginal_dryness',
      'vaginal_itch',
      'burning_urine',
      'frequent_urine',
      'urine_leak',
    ],
  },
  {
    title: 'Body',
    codes: ['joint_pain', 'muscle_aches', 'heavy_legs', 'leg_cramps', 'palpitations'],
  },
  { title: 'A cold', codes: ['cold', 'sore_throat', 'cough'] },
];
