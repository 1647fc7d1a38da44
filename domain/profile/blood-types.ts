/** In the order in which they are offered. */
export const BLOOD_TYPES = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-', 'prefer-not-to-say'] as const;
export type BloodType = (typeof BLOOD_TYPES)[number];

export function nameBloodType(type: BloodType): string {
  return type === 'prefer-not-to-say' ? 'Prefer not to say' : type;
}
