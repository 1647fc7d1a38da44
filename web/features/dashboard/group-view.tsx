import { isShownIn, sectionsIn } from '@lunaria/domain/dashboard/places.ts';
import type { Section, SectionGroup } from '@lunaria/domain/dashboard/sections.ts';
import { LIFE_STAGES, type LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { IconOf } from './dashboard-icons.tsx';
import { GreetingDiscs } from './greeting.tsx';
import { QuietLine } from './notices.tsx';
import { FeatureCount, SectionList } from './section-list.tsx';
import type { DashboardSlots } from './slots.ts';
import { PLACE_HEADING_ID } from './use-place.ts';

interface GroupViewProps {
  userId: string;
  group: SectionGroup;
  /** The subsection that the address names. */
  section: Section | null;
  stage: LifeStage | null;
  slots: DashboardSlots;
  onOpen: (section: Section) => void;
}

/** One group alone in the main area. */
export function GroupView({ userId, group, section, stage, slots, onOpen }: GroupViewProps) {
  const sections = sectionsIn(group, stage);
  const isHidden = section !== null && stage !== null && !isShownIn(section, stage);
  return (
    <div>
      <div className="flex items-start gap-4">
        <span className="grid size-14 shrink-0 place-items-center rounded-full bg-primary-tint text-primary max-sm:hidden">
          <IconOf name={group.icon} size={26} />
        </span>
        <div className="min-w-0 flex-1">
          <h1 id={PLACE_HEADING_ID} tabIndex={-1} className="type-h1">
            {group.title}
          </h1>
          <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
            <p className="text-muted">{group.summary}</p>
            <FeatureCount count={sections.length} />
          </div>
        </div>
        <GreetingDiscs />
      </div>
      {isHidden && (
        <QuietLine className="mt-6">
          {section.title} is shown in {nameModes(section.modes ?? [])}. You choose the mode on the dashboard.
        </QuietLine>
      )}
      <div className="mt-7">
        <SectionList
          sections={sections}
          headingLevel={2}
          currentId={section?.id ?? null}
          {...{ userId, slots, onOpen }}
        />
      </div>
    </div>
  );
}

function nameModes(modes: readonly LifeStage[]): string {
  return LIFE_STAGES.filter(({ value }) => modes.includes(value))
    .map(({ label }) => label)
    .join(', ');
}
