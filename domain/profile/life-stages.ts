/** The eight modes with their labels, in the order in which they are offered. */
export const LIFE_STAGES = [
  { value: 'pre-menstrual', label: 'Pre-Menstrual' },
  { value: 'menstrual-cycle', label: 'Menstrual Cycle' },
  { value: 'contraception', label: 'Contraception Mode' },
  { value: 'conception', label: 'Conception Mode' },
  { value: 'ivf', label: 'IVF Mode' },
  { value: 'pregnancy', label: 'Pregnancy Mode' },
  { value: 'menopause', label: 'Menopause Mode' },
  { value: 'post-menopause', label: 'Post-Menopause Mode' },
] as const;

export type LifeStage = (typeof LIFE_STAGES)[number]['value'];

export const LIFE_STAGE_VALUES: readonly LifeStage[] = LIFE_STAGES.map((stage) => stage.value);

/** The mode of a new profile, and the one shown while a profile names none. */
export const DEFAULT_LIFE_STAGE: LifeStage = 'menstrual-cycle';

/** What the selector starts from; a profile without a (known) stage is shown in the default one. */
export function lifeStageOf(profile: { life_stage: string | null } | null): LifeStage {
  return LIFE_STAGE_VALUES.find((stage) => stage === profile?.life_stage) ?? DEFAULT_LIFE_STAGE;
}

/** As it is shown: `Conception Mode`. */
export function nameStage(stage: LifeStage): string {
  return LIFE_STAGES.find(({ value }) => value === stage)?.label ?? '';
}
