import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';

const OPTIONS = LIFE_STAGES.map(({ value, label }) => ({
  value,
  label,
  icon: <StageGlyph stage={value} size={34} />,
}));

interface LifeStageSelectProps {
  stage: LifeStage;
  /** On a phone its glyph alone: its word stands in the line of the date. */
  isSmall: boolean;
  onChoose: (stage: LifeStage) => void;
  /** The last choice did not reach the server. */
  isUnsaved: boolean;
  onRetry: () => void;
}

/** The eight modes; each with its glyph, since colour alone tells nothing. */
export function LifeStageSelect({ stage, isSmall, onChoose, isUnsaved, onRetry }: LifeStageSelectProps) {
  return (
    <Select
      label="Life Stage Mode"
      look={isSmall ? 'sign' : 'pill'}
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
export function LifeStageSelectSkeleton({ isSmall }: Pick<LifeStageSelectProps, 'isSmall'>) {
  return (
    <SkeletonGroup>
      <Skeleton className={`h-11 rounded-full! ${isSmall ? 'w-14' : 'w-48'}`} />
    </SkeletonGroup>
  );
}
