import { ONBOARDING_STAGES, type OnboardingStage } from '@lunaria/domain/onboarding/stages.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useId } from 'react';
import { StageGlyph } from '../../../app/stage-glyph.tsx';

/** The mode whose sign and colour stand for a stage. */
const MODE_OF: Record<OnboardingStage, LifeStage> = {
  'pre-menstrual': 'pre-menstrual',
  'regular-cycle': 'menstrual-cycle',
  'trying-to-conceive': 'conception',
  pregnant: 'pregnancy',
  menopause: 'menopause',
};

interface StageCardsProps {
  labelledBy: string;
  value: OnboardingStage | '';
  onValueChange: (stage: OnboardingStage) => void;
}

/** The five stages; exactly one at a time. */
export function StageCards({ labelledBy, value, onValueChange }: StageCardsProps) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className="space-y-3">
      {ONBOARDING_STAGES.map((stage) => {
        const isChosen = stage.value === value;
        return (
          <label
            key={stage.value}
            data-stage={MODE_OF[stage.value]}
            className="grid min-h-22 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-4 rounded-card border border-control bg-surface px-4 py-3.5 transition-[color,background-color,box-shadow] hover:bg-raised hover:shadow-card has-checked:border-stage has-checked:bg-stage-tint has-checked:shadow-none has-checked:inset-ring has-checked:inset-ring-stage has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus max-sm:rounded-[20px] sm:gap-4.5 sm:px-5"
          >
            <span className={isChosen ? '[&>*]:bg-raised' : ''}>
              <StageGlyph stage={MODE_OF[stage.value]} size={54} />
            </span>
            <span>
              <span className="type-h3 block leading-6">{stage.label}</span>
              <span
                id={`${name}-${stage.value}`}
                className={`type-small block ${isChosen ? '' : 'text-muted'}`}
              >
                {stage.description}
              </span>
            </span>
            <input
              type="radio"
              name={name}
              value={stage.value}
              checked={isChosen}
              onChange={() => onValueChange(stage.value)}
              aria-label={stage.label}
              aria-describedby={`${name}-${stage.value}`}
              className="size-6 appearance-none rounded-full border-2 border-control bg-raised transition-[border-width] checked:border-[7px] checked:border-stage checked:forced-color-adjust-none focus-visible:outline-none"
            />
          </label>
        );
      })}
    </div>
  );
}
