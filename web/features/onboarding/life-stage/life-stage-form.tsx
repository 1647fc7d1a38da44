import { replaceLifeStage, setCurrentStep } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { pathAfter } from '@lunaria/domain/onboarding/steps.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { LoadNotice } from '../load-notice.tsx';
import type { StepProps } from '../onboarding-page.tsx';
import { STEP_TITLE_ID, StepFrame } from '../step-frame.tsx';
import { StageCards } from './stage-cards.tsx';

/** Step 2. The stage is written by Continue; the forms of the other stages keep what was typed there. */
export function LifeStageForm({ onboarding }: StepProps) {
  const { data, change, hasLoadFailed } = onboarding;
  const navigate = useNavigate();
  const [stage, setStage] = useState(data.lifeStage.stage);

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
      onSubmit={goOn}
    >
      <StageCards labelledBy={STEP_TITLE_ID} value={stage} onValueChange={setStage} />
    </StepFrame>
  );
}
