import { sectionsIn } from '@lunaria/domain/dashboard/places.ts';
import {
  type GroupId,
  SECTION_GROUPS,
  SETTINGS_ADDRESS,
  type Section,
  type SectionGroup,
} from '@lunaria/domain/dashboard/sections.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { TextLink } from '../../ui/text-link.tsx';
import { readMemory, writeMemory } from '../session/user-memory.ts';
import { IconOf } from './dashboard-icons.tsx';
import { FeatureCount, SectionList } from './section-list.tsx';
import type { DashboardSlots } from './slots.ts';

interface SectionGroupsProps {
  userId: string;
  stage: LifeStage | null;
  /** Put out of sight in Settings: groups, by their ids, and other parts of the page. */
  hidden: readonly string[];
  slots: DashboardSlots;
  onOpen: (section: Section) => void;
}

/** The five groups, folded until she unfolds them. */
export function SectionGroups({ userId, stage, hidden, slots, onOpen }: SectionGroupsProps) {
  const { isExpanded, toggle } = useExpandedGroups(userId);
  return (
    <section aria-labelledby="groups-heading">
      <h2 id="groups-heading" className="type-h2">
        All sections
      </h2>
      <div className="mt-4 space-y-3">
        {SECTION_GROUPS.filter(({ id }) => !hidden.includes(id)).map((group) => (
          <CollapsibleGroup
            key={group.id}
            group={group}
            isExpanded={isExpanded(group.id)}
            onToggle={() => toggle(group.id)}
            {...{ userId, stage, slots, onOpen }}
          />
        ))}
      </div>
      {hidden.length > 0 && (
        <p className="type-small mt-4 text-muted">
          You put some of this page out of sight.{' '}
          <TextLink to={SETTINGS_ADDRESS}>Choose what you see</TextLink>
        </p>
      )}
    </section>
  );
}

interface CollapsibleGroupProps extends Omit<SectionGroupsProps, 'hidden'> {
  group: SectionGroup;
  isExpanded: boolean;
  onToggle: () => void;
}

function CollapsibleGroup({ group, isExpanded, onToggle, stage, ...rest }: CollapsibleGroupProps) {
  const panelId = useId();
  const summaryId = useId();
  const sections = sectionsIn(group, stage);
  return (
    <div
      data-group={group.id}
      className="relative rounded-card border border-border bg-surface transition-colors max-sm:rounded-[20px] has-[[data-toggle]:hover]:border-control"
    >
      <div className="relative flex items-center gap-3.5 rounded-[inherit] p-4 sm:px-5">
        <span className="grid size-[44px] shrink-0 place-items-center rounded-full bg-primary-tint text-primary">
          <IconOf name={group.icon} size={22} />
        </span>
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
          <div className="min-w-0">
            <h3 className="type-h3">
              <button
                type="button"
                data-toggle
                aria-expanded={isExpanded}
                aria-controls={isExpanded ? panelId : undefined}
                aria-describedby={summaryId}
                onClick={onToggle}
                className="text-left outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
              >
                {group.title}
              </button>
            </h3>
            <p id={summaryId} className="type-small text-muted">
              {group.summary}
            </p>
          </div>
          <FeatureCount count={sections.length} />
        </div>
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className={`shrink-0 transition-transform ${isExpanded ? 'rotate-180' : ''}`}
        />
      </div>
      {isExpanded && (
        <div id={panelId} className="animate-fade-in px-3 pb-3 sm:px-5 sm:pb-5">
          <SectionList sections={sections} headingLevel={4} currentId={null} {...rest} />
        </div>
      )}
    </div>
  );
}

const MEMORY = 'dashboard-groups';

/** Which groups are unfolded; remembered on this device until she signs out. */
function useExpandedGroups(userId: string) {
  const [expanded, setExpanded] = useState<readonly unknown[]>(() => {
    const remembered = readMemory(userId, MEMORY);
    return Array.isArray(remembered) ? remembered : [];
  });

  function toggle(id: GroupId) {
    const next = expanded.includes(id) ? expanded.filter((other) => other !== id) : [...expanded, id];
    setExpanded(next);
    writeMemory(userId, MEMORY, next);
  }

  return { isExpanded: (id: GroupId) => expanded.includes(id), toggle };
}
