import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import type { Section, SectionGroup } from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { ArrowLeft } from 'lucide-react';
import { Suspense } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ICON, IconOf } from './dashboard-icons.tsx';
import type { SectionContent } from './slots.ts';
import { PLACE_HEADING_ID } from './use-place.ts';

interface SectionViewProps {
  userId: string;
  group: SectionGroup;
  section: Section;
  /** Null while it is not known, and with it whether the section belongs to it. */
  stage: LifeStage | null;
  /** What the section shows. */
  View: SectionContent;
}

/** A section that fills the main area: its heading, the way back to its group, what it shows. */
export function SectionView({ userId, group, section, stage, View }: SectionViewProps) {
  const hasOwnLine = section.opens.kind === 'view' && section.opens.hasOwnLine === true;
  const skeleton = <ViewSkeleton className={hasOwnLine ? 'mt-7' : ''} />;
  return (
    <div>
      <LinkButton
        kind="quiet"
        to={addressOf(group.id)}
        icon={<ArrowLeft {...ICON} />}
        className="-ml-3 px-3!"
      >
        {group.title}
      </LinkButton>
      <div className="mt-2 flex items-center gap-4">
        {!hasOwnLine && (
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primary-tint text-primary max-sm:hidden">
            <IconOf name={section.icon} size={26} />
          </span>
        )}
        <div className="min-w-0 flex-1">
          <h1 id={PLACE_HEADING_ID} tabIndex={-1} className="type-h1">
            {section.title}
          </h1>
          {!hasOwnLine && <p className="mt-1 text-muted">{section.description}</p>}
        </div>
      </div>
      <div className={hasOwnLine ? 'mt-1' : 'mt-7'}>
        {/* The code of a section is fetched when it is opened. */}
        <Suspense fallback={skeleton}>{stage ? <View userId={userId} stage={stage} /> : skeleton}</Suspense>
      </div>
    </div>
  );
}

function ViewSkeleton({ className }: { className: string }) {
  return (
    <SkeletonGroup className={`${className} space-y-5 rounded-card border border-border bg-surface p-7`}>
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
