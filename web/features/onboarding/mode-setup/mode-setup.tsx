import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { datingOf } from '@lunaria/domain/onboarding/answers-on-the-wire.ts';
import { nameField } from '@lunaria/domain/onboarding/missing-answers.ts';
import type { OnboardingData } from '@lunaria/domain/onboarding/onboarding-data.ts';
import { asksForGuardian, knownAgeOf } from '@lunaria/domain/onboarding/stage-forms.ts';
import type { OnboardingStage } from '@lunaria/domain/onboarding/stages.ts';
import { pathAfter, pathOf } from '@lunaria/domain/onboarding/steps.ts';
import { findDatingDoubt } from '@lunaria/domain/pregnancy/dating.ts';
import { needsGuardianConsent } from '@lunaria/domain/profile/guardian-consent.ts';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { titlePage } from '../../../app/page-title.ts';
import { useFinishSetup } from '../../../data/onboarding/use-finish-setup.ts';
import { OnboardingPage, type StepProps } from '../onboarding-page.tsx';
import { FinishFailure, LoadNotice, StepFrame } from '../step-frame.tsx';
import { GuardianField, GuardianInvitation } from './guardian-field.tsx';
import { MenopauseFields } from './menopause-fields.tsx';
import { PreMenstrualFields } from './pre-menstrual-fields.tsx';
import { PregnancyFields } from './pregnancy-fields.tsx';
import { RegularCycleFields } from './regular-cycle-fields.tsx';
import { TryingToConceiveFields } from './trying-to-conceive-fields.tsx';
import { saveStageForm, useStageDraft } from './use-stage-draft.ts';

export const meta = () => titlePage('Your stage in detail');

export default function ModeSetupPage() {
  return (
    <OnboardingPage title="Your stage in detail">{(props) => <ModeSetupForm {...props} />}</OnboardingPage>
  );
}

const TEXTS: Record<OnboardingStage, { title: string; intro: string }> = {
  'pre-menstrual': {
    title: 'Before your first period',
    intro: 'A little about you, so that what you read here fits your age.',
  },
  'regular-cycle': {
    title: 'Your cycle',
    intro: 'Your calendar counts from these. You can correct every day of it later.',
  },
  'trying-to-conceive': {
    title: 'Trying to conceive',
    intro: 'Your fertile days are estimated from these. You can correct them later.',
  },
  pregnant: { title: 'Your pregnancy', intro: 'Your week and your due date are counted from one date.' },
  menopause: { title: 'Around menopause', intro: 'What you know is enough. The rest can stay open.' },
};

type StageDraft = ReturnType<typeof useStageDraft>;

/** Step 3, by life stage. Without one there is nothing to ask: then step 2 comes first. */
function ModeSetupForm(props: StepProps) {
  const { stage } = props.onboarding.data.lifeStage;
  if (stage === '') return <Navigate to={pathOf('life-stage')} replace />;
  return <StageForm key={stage} {...props} stage={stage} />;
}

function StageForm({ userId, onboarding, stage }: StepProps & { stage: OnboardingStage }) {
  const { data, context, saved, change, hasLoadFailed } = onboarding;
  const { today } = context;
  const navigate = useNavigate();
  const {
    draft,
    faults,
    formProps,
    change: edit,
    leave,
    faultOf,
  } = useStageDraft(userId, data, context, finishSetup);
  const { finish, isBusy, failure } = useFinishSetup(userId);

  async function finishSetup() {
    const answers = change((written) => saveStageForm(written, draft, stage, context));
    const outcome = await finish(answers, context, saved);
    if (outcome?.kind === 'saved') await navigate(pathAfter('mode-setup'));
  }

  const guardian = asksForGuardian(draft, context) && (
    <GuardianField
      invitation={
        saved && <GuardianInvitation {...{ userId, saved }} email={draft.preMenstrual.guardianEmail} />
      }
      value={draft.preMenstrual.guardianEmail}
      onValueChange={(guardianEmail) => edit('preMenstrual', { guardianEmail })}
      onBlur={() => leave('guardianEmail')}
      error={faultOf('guardianEmail')}
      isConsentNeeded={
        saved?.consent !== 'given' &&
        needsGuardianConsent(knownAgeOf(draft, today), today, context.ageOfConsent)
      }
    />
  );

  return (
    <StepFrame
      step="mode-setup"
      {...TEXTS[stage]}
      notice={hasLoadFailed && <LoadNotice />}
      missing={faults.map(({ field }) => nameField(field).toLowerCase())}
      submitLabel="Finish Setup"
      busyLabel="Saving..."
      isBusy={isBusy}
      formProps={formProps}
      failure={failure && <FinishFailure message={failure} onRetry={() => void finishSetup()} />}
    >
      <div className="space-y-6">
        <StageFields {...{ stage, draft, edit, guardian }} common={{ faultOf, leave, today }} />
        {stage !== 'pre-menstrual' && guardian}
      </div>
    </StepFrame>
  );
}

interface StageFieldsProps {
  stage: OnboardingStage;
  draft: OnboardingData;
  edit: StageDraft['change'];
  /** Asked before a first period, where the fields of that stage have a place for it. */
  guardian: ReactNode;
  common: Pick<StageDraft, 'faultOf' | 'leave'> & { today: CalendarDate };
}

/** The questions of her stage, and of no other. */
function StageFields({ stage, draft, edit, guardian, common }: StageFieldsProps) {
  return (
    <>
      {stage === 'pre-menstrual' && (
        <PreMenstrualFields
          {...common}
          form={draft.preMenstrual}
          onChange={(changes) => edit('preMenstrual', changes)}
          guardian={guardian}
        />
      )}
      {stage === 'regular-cycle' && (
        <RegularCycleFields
          {...common}
          form={draft.regularCycle}
          onChange={(changes) => edit('regularCycle', changes)}
        />
      )}
      {stage === 'trying-to-conceive' && (
        <TryingToConceiveFields
          {...common}
          form={draft.tryingToConceive}
          onChange={(changes) => edit('tryingToConceive', changes)}
        />
      )}
      {stage === 'pregnant' && (
        <PregnancyFields
          {...common}
          form={draft.pregnancy}
          onChange={(changes) => edit('pregnancy', changes)}
          doubt={findDoubt(draft, common.today)}
        />
      )}
      {stage === 'menopause' && (
        <MenopauseFields
          {...common}
          form={draft.menopause}
          onChange={(changes) => edit('menopause', changes)}
        />
      )}
    </>
  );
}

/** A date that can be saved and is worth a second look. */
function findDoubt(draft: OnboardingData, today: CalendarDate): string | null {
  const dating = datingOf(draft, today);
  return dating && findDatingDoubt(dating, today);
}
