import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import type { Section, SectionGroup } from '@lunaria/domain/dashboard/sections.ts';
import { ArrowLeft } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { ICON, IconOf } from './dashboard-icons.tsx';
import { PLACE_HEADING_ID } from './use-place.ts';

interface SectionViewProps {
  userId: string;
  group: SectionGroup;
  section: Section;
  /** What the section shows; null while it is not known whether it belongs to her mode. */
  View: ComponentType<{ userId: string }> | null;
}

/** A section that fills the main area: its heading, the way back to its group, what it shows. */
export function SectionView({ userId, group, section, View }: SectionViewProps) {
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
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primary-tint text-primary max-sm:hidden">
          <IconOf name={section.icon} size={26} />
        </span>
        <div className="min-w-0 flex-1">
          <h1 id={PLACE_HEADING_ID} tabIndex={-1} className="type-h1">
            {section.title}
          </h1>
          <p className="mt-1 text-muted">{section.description}</p>
        </div>
      </div>
      <div className="mt-7">
        {/* The code of a section is fetched when it is opened. */}
        <Suspense fallback={<ViewSkeleton />}>{View ? <View userId={userId} /> : <ViewSkeleton />}</Suspense>
      </div>
    </div>
  );
}

function ViewSkeleton() {
  return (
    <SkeletonGroup className="space-y-5 rounded-card border border-border bg-surface p-7">
      <Skeleton className="h-12 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </SkeletonGroup>
  );
}
