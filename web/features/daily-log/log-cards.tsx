import { type LifeStage, nameStage } from '@lunaria/domain/profile/life-stages.ts';
import { Footprints, GlassWater, type LucideIcon, Moon, Smile } from 'lucide-react';
import type { ReactNode } from 'react';
import { StageGlyph } from '../../app/stage-glyph.tsx';
import { STAGE_CARD_TITLES } from './stage-card.ts';

/** What stands together, with the names of the fields in their order. */
export const COMMON_CARDS: readonly { title: string; icon: LucideIcon; names: readonly string[] }[] = [
  { title: 'Sleep', icon: Moon, names: ['sleep_hours', 'sleep_quality'] },
  { title: 'Movement', icon: Footprints, names: ['activity_minutes', 'activity_type'] },
  { title: 'Mind', icon: Smile, names: ['mood', 'stress'] },
  { title: 'Body', icon: GlassWater, names: ['water_glasses', 'weight_kg'] },
];

const CARD =
  'rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] sm:px-6 sm:py-6';

interface LogCardProps {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** A part of the day that is the same in every mode. */
export function LogCard({ title, icon: Icon, children }: LogCardProps) {
  return (
    <section aria-label={title} className={CARD}>
      <h3 className="type-h3 mb-4 flex items-center gap-2.5">
        <Icon aria-hidden="true" size={22} strokeWidth={1.5} className="text-primary" />
        {title}
      </h3>
      <div className="space-y-5">{children}</div>
    </section>
  );
}

/** What her mode adds. */
export function StageCard({ stage, children }: { stage: LifeStage; children: ReactNode }) {
  return (
    <section aria-label={STAGE_CARD_TITLES[stage]} data-stage={stage} className={`${CARD} lg:col-span-2`}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h3 className="type-h3 flex items-center gap-2.5">
          <StageGlyph stage={stage} />
          {STAGE_CARD_TITLES[stage]}
        </h3>
        <p className="type-hint text-muted">Shown because your mode is {nameStage(stage)}</p>
      </div>
      <div className="grid grid-cols-1 gap-x-10 gap-y-5 lg:grid-cols-2">{children}</div>
    </section>
  );
}
