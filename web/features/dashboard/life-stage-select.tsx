import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const OPTIONS = LIFE_STAGES.map(({ value, label }) => ({ value, label, icon: <StageGlyph stage={value} /> }));

interface LifeStageSelectProps {
  stage: LifeStage;
  onChoose: (stage: LifeStage) => void;
  /** The last choice did not reach the server. */
  isUnsaved: boolean;
  onRetry: () => void;
}

/** The eight modes; each with its glyph, since colour alone tells nothing. */
export function LifeStageSelect({ stage, onChoose, isUnsaved, onRetry }: LifeStageSelectProps) {
  return (
    <Select
      label="Life Stage Mode"
      options={OPTIONS}
      value={stage}
      onValueChange={onChoose}
      hint={
        isUnsaved && (
          <>
            Not saved yet. <LineButton onPress={onRetry}>Try again</LineButton>
          </>
        )
      }
    />
  );
}

/** In its place and size while the profile loads: the default mode would be a wrong answer, however short. */
export function LifeStageSelectSkeleton() {
  return (
    <SkeletonGroup>
      <span className="type-label mb-1.5 block">Life Stage Mode</span>
      <Skeleton className="h-12 w-full rounded-input" />
    </SkeletonGroup>
  );
}
