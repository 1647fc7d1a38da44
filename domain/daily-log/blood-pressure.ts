import * as z from 'zod/mini';
import '../text.ts';

/** Wider than what is survived: they catch swapped and mistyped numbers. mmHg. */
const BLOOD_PRESSURE_LIMITS = { systolic: [50, 300], diastolic: [20, 200] } as const;

export const BLOOD_PRESSURE_TEXTS = {
  form: 'Enter it as 120/80',
  systolic: 'The first number is from 50 to 300',
  diastolic: 'The second number is from 20 to 200',
  order: 'The first number is the larger one',
} as const;

/** In mmHg. */
export interface BloodPressure {
  systolic: number;
  diastolic: number;
}

/** Reads `120/80`, also with blanks around the stroke, a hyphen, or `mmHg` behind it; null for anything else. */
export function readBloodPressure(text: string): BloodPressure | null {
  const found = /^\s*(\d{2,3})\s*[/\-–]\s*(\d{2,3})\s*(?:mmHg)?\s*$/i.exec(text.slice(0, 40));
  return found ? { systolic: Number(found[1]), diastolic: Number(found[2]) } : null;
}

/** The one way in which it is kept: `120/80`. */
export function writeBloodPressure({ systolic, diastolic }: BloodPressure): string {
  return `${systolic}/${diastolic}`;
}

/** What is wrong with what she typed, as a sentence, or null. */
export function findBloodPressureFault(text: string): string | null {
  const read = readBloodPressure(text);
  if (read === null) return BLOOD_PRESSURE_TEXTS.form;
  const isWithin = (value: number, [min, max]: readonly [number, number]) => value >= min && value <= max;
  if (!isWithin(read.systolic, BLOOD_PRESSURE_LIMITS.systolic)) return BLOOD_PRESSURE_TEXTS.systolic;
  if (!isWithin(read.diastolic, BLOOD_PRESSURE_LIMITS.diastolic)) return BLOOD_PRESSURE_TEXTS.diastolic;
  return read.diastolic < read.systolic ? null : BLOOD_PRESSURE_TEXTS.order;
}

/** On the wire: `120/80` and nothing else. */
export const bloodPressureSchema = z.string({ error: BLOOD_PRESSURE_TEXTS.form }).check(
  z.superRefine((text, context) => {
    const read = text.length <= 7 ? readBloodPressure(text) : null;
    const isAsKept = read !== null && writeBloodPressure(read) === text;
    const fault = isAsKept ? findBloodPressureFault(text) : BLOOD_PRESSURE_TEXTS.form;
    if (fault !== null) context.addIssue(fault);
  }),
);
