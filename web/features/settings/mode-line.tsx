import { nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { useLifeStage } from '../../data/profile/use-life-stage.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { NotLoaded } from './not-loaded.tsx';

/** The mode in which every device of hers opens, and where it is changed: with what a change means. */
export function ModeLine({ userId }: { userId: string }) {
  const { profile, stage } = useLifeStage(userId);
  if (!profile.isSuccess) {
    return (
      <NotLoaded
        what="Your mode"
        status={profile.isError ? 'failed' : 'loading'}
        retry={() => void profile.refetch()}
        isRetrying={profile.isFetching}
      />
    );
  }
  return (
    <div>
      <p className="type-label">Mode</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
        <StageGlyph stage={stage} size={34} />
        {nameStage(stage)}
        <TextLink to="/dashboard/profile#life-stage">
          Change<span className="sr-only"> the mode</span>
        </TextLink>
      </p>
      <p className="type-hint mt-1.5 text-muted">Lunaria opens in it on every device of yours.</p>
    </div>
  );
}
