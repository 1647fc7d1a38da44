import type { Section } from '@lunaria/domain/dashboard/sections.ts';
import { SectionCard } from './section-card.tsx';
import type { DashboardSlots } from './slots.ts';

interface SectionListProps {
  userId: string;
  sections: readonly Section[];
  /** Under the heading of the page or under that of a group. */
  headingLevel: 2 | 4;
  /** The subsection that the address names. */
  currentId: string | null;
  slots: DashboardSlots;
  onOpen: (section: Section) => void;
}

/** The subsections of a group. */
export function SectionList({ userId, sections, headingLevel, currentId, slots, onOpen }: SectionListProps) {
  return (
    <ul className={`grid gap-3 sm:grid-cols-2 sm:gap-4 ${chooseColumns(sections.length)}`}>
      {sections.map((section) => {
        const Below = section.below && slots[section.below];
        return (
          <li key={section.id} className="flex min-w-0">
            <SectionCard
              section={section}
              headingLevel={headingLevel}
              isCurrent={section.id === currentId}
              onOpen={onOpen}
              below={Below && <Below userId={userId} />}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Rows as even as the number allows. */
function chooseColumns(count: number): string {
  if (count === 4) return '';
  return count > 6 ? 'lg:grid-cols-3 xl:grid-cols-4' : 'lg:grid-cols-3';
}
