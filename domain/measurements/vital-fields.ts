import * as z from 'zod/mini';
import { findBloodPressureFault, writeBloodPressure } from '../daily-log/blood-pressure.ts';
import '../text.ts';

/**
 * What may be measured beside weight and resting rate, with its context: basal temperature, pulse, pressure, blood sugar,
 * waist. The ranges catch a slip of the keyboard, they do not judge. Source: specification, body, “New log fields”.
 */
export const TEMPERATURE_SITES = ['oral', 'vaginal', 'rectal', 'axillary'] as const;
export const DISTURBANCES = [
  'late',
  'early',
  'alcohol',
  'illness',
  'travel',
  'short-sleep',
  'medicine',
  'other',
] as const;
export const GLUCOSE_CONTEXTS = ['fasting', 'before-meal', '1h-after', '2h-after', 'bedtime'] as const;
export const ARMS = ['left', 'right'] as const;

export const VITAL_LIMITS = {
  temperature_c: [32, 43],
  pulse: [25, 250],
  glucose: [0.5, 40],
  waist_cm: [30, 250],
} as const;
/** A number in mg/dL over this is one in mmol/L. */
export const MG_DL_PER_MMOL_L = 18.016;

const between = ([min, max]: readonly [number, number], what: string) => {
  const error = `${what}: enter a number from ${min} to ${max}`;
  return z.number({ error }).check(z.minimum(min, { error }), z.maximum(max, { error }));
};

export const temperatureFieldsSchema = z.strictObject({
  temperature_c: between(VITAL_LIMITS.temperature_c, 'Temperature'),
  /** HH:MM on her clock. */
  measured_at: z.nullable(
    z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Enter a time as 07:30' })),
  ),
  site: z.nullable(z.enum(TEMPERATURE_SITES, { error: 'Choose where it was measured' })),
  disturbed: z.array(z.enum(DISTURBANCES, { error: 'Choose from the list' })),
  temperature_excluded: z.boolean(),
});
export const pressureFieldsSchema = z
  .strictObject({
    systolic: z.int({ error: 'Enter it as 120/80' }),
    diastolic: z.int({ error: 'Enter it as 120/80' }),
    pulse: z.nullable(between(VITAL_LIMITS.pulse, 'Pulse')),
    arm: z.nullable(z.enum(ARMS, { error: 'Choose an arm' })),
  })
  .check(
    z.superRefine((value, context) => {
      const fault = findBloodPressureFault(writeBloodPressure(value));
      if (fault !== null) context.addIssue(fault);
    }),
  );
/** In mmol/L, whatever she typed. */
export const glucoseFieldsSchema = z.strictObject({
  glucose: between(VITAL_LIMITS.glucose, 'Blood sugar'),
  context: z.nullable(z.enum(GLUCOSE_CONTEXTS, { error: 'Choose when it was measured' })),
});
export const waistFieldsSchema = z.strictObject({ waist_cm: between(VITAL_LIMITS.waist_cm, 'Waist') });
