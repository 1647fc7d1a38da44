import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import type { SECTION_OF_STAGE } from '@lunaria/domain/onboarding/stage-forms.ts';
import type { OnboardingStage } from '@lunaria/domain/onboarding/stages.ts';

/** What the form of a stage is given. */
export interface StageFormProps<Stage extends OnboardingStage> {
  form: OnboardingData[(typeof SECTION_OF_STAGE)[Stage]];
  onChange: (changes: Partial<OnboardingData[(typeof SECTION_OF_STAGE)[Stage]]>) => void;
  /** What is wrong with a field that she has left or filled; nothing while it may still come. */
  faultOf: (field: string) => string | undefined;
  /** She has left the field. */
  leave: (field: string) => void;
  today: CalendarDate;
}
