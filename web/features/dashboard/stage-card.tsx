import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { Card } from '../../ui/card.tsx';
import { STAGE_DESCRIPTIONS } from '../profile/stage-descriptions.ts';

/** The chosen mode, and what can honestly be said below it as long as nothing of hers is recorded. */
export function StageCard({ stage }: { stage: LifeStage }) {
  const label = LIFE_STAGES.find(({ value }) => value === stage)?.label;
  return (
    <Card data-stage={stage}>
      <div className="flex items-center gap-4 border-b border-border pb-5">
        <StageGlyph stage={stage} size={48} />
        <div>
          <h2 className="type-h2">{label}</h2>
          <p className="type-small text-muted">{STAGE_DESCRIPTIONS[stage]}</p>
        </div>
      </div>
      <p className="measure mt-5 text-muted">
        Nothing is recorded yet. Only what you record will be shown here as yours.
      </p>
    </Card>
  );
}
