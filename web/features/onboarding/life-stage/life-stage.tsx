import { replaceLifeStage, setCurrentStep } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { ONBOARDING_STAGES, type OnboardingStage } from '@lunaria/domain/onboarding/stages.ts';
import { pathAfter } from '@lunaria/domain/onboarding/steps.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useId, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { titlePage } from '../../../app/page-title.ts';
import { StageGlyph } from '../../../app/stage-glyph.tsx';
import { readStepDraft, useKeptStepDraft } from '../../../data/onboarding/step-draft.ts';
import { useForm } from '../../../ui/use-form.ts';
import { OnboardingPage, type StepProps } from '../onboarding-page.tsx';
import { LoadNotice, STEP_TITLE_ID, StepFrame } from '../step-frame.tsx';

export const meta = () => titlePage('Your life stage');

export default function LifeStagePage() {
  return <OnboardingPage title="Your life stage">{(props) => <LifeStageForm {...props} />}</OnboardingPage>;
}

/** Step 2. The stage is written by Continue; the forms of the other stages keep what was typed there. */
function LifeStageForm({ userId, onboarding }: StepProps) {
  const { data, change, hasLoadFailed } = onboarding;
  const navigate = useNavigate();
  const [stage, setStage] = useState(() => readStepDraft(userId)?.lifeStage.stage ?? data.lifeStage.stage);
  useKeptStepDraft(
    userId,
    useMemo(() => replaceLifeStage(data, stage), [data, stage]),
  );

  const { formProps } = useForm({ onSubmit: goOn });

  function goOn() {
    change((answers) => setCurrentStep(replaceLifeStage(answers, stage), 3));
    void navigate(pathAfter('life-stage'));
  }

  return (
    <StepFrame
      step="life-stage"
      title="Where are you in life right now?"
      intro="It decides what Lunaria shows. You can change it whenever your body does."
      notice={hasLoadFailed && <LoadNotice />}
      missing={stage === '' ? ['your life stage'] : []}
      submitLabel="Continue"
      formProps={formProps}
    >
      <StageCards labelledBy={STEP_TITLE_ID} value={stage} onValueChange={setStage} />
    </StepFrame>
  );
}

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
function StageCards({ labelledBy, value, onValueChange }: StageCardsProps) {
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
