import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import type { Section } from '@lunaria/domain/dashboard/sections.ts';
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { IconOf } from './dashboard-icons.tsx';
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

interface SectionCardProps {
  section: Section;
  headingLevel: 2 | 4;
  isCurrent: boolean;
  onOpen: (section: Section) => void;
  below?: ReactNode;
}

// The name alone is the control; its surface is stretched over the card, and the focus ring with it.
const CONTROL =
  'text-left outline-none after:absolute after:inset-0 after:rounded-[inherit] focus-visible:after:outline-3 ' +
  'focus-visible:after:outline-offset-2 focus-visible:after:outline-focus';

/** One subsection: its title opens it, its description says what it is for. */
function SectionCard({ section, headingLevel, isCurrent, onOpen, below }: SectionCardProps) {
  const descriptionId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <div
      className={`relative flex w-full flex-col gap-3 rounded-card border p-4 transition-colors max-sm:rounded-[20px] sm:p-5 ${
        isCurrent ? 'border-primary bg-primary-tint' : 'border-border bg-surface hover:bg-sunken'
      }`}
    >
      <div className="flex items-start gap-3.5">
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full text-primary ${isCurrent ? 'bg-surface' : 'bg-primary-tint'}`}
        >
          <IconOf name={section.icon} />
        </span>
        <div className="min-w-0 flex-1">
          <Heading className="type-button font-strong">
            <SectionControl {...{ section, isCurrent, descriptionId, onOpen }} />
          </Heading>
          <p id={descriptionId} className="type-small mt-0.5 text-muted">
            {section.description}
          </p>
          {/* Above the stretched control, so that links in it can be reached. */}
          {below && <div className="relative mt-2 inline-block">{below}</div>}
        </div>
      </div>
      {section.opens.kind === 'coming-soon' && (
        <Badge tone="moon" className="mt-auto self-start ml-13.5">
          Planned
        </Badge>
      )}
    </div>
  );
}

interface SectionControlProps extends Pick<SectionCardProps, 'section' | 'isCurrent' | 'onOpen'> {
  descriptionId: string;
}

/** Its title: a link where it has an address, a button where it opens here. */
function SectionControl({ section, isCurrent, descriptionId, onOpen }: SectionControlProps) {
  const control = useRef<HTMLElement>(null);
  const { opens } = section;
  const address = opens.kind === 'page' ? opens.path : opens.kind === 'view' ? addressOf(section.id) : null;

  useEffect(() => {
    if (!isCurrent) return;
    // As with a link to a part of a page: the reader goes on here.
    control.current?.focus({ preventScroll: true });
    control.current?.scrollIntoView({ block: 'center' });
  }, [isCurrent]);

  const shared = {
    id: section.id,
    'aria-describedby': descriptionId,
    'aria-current': isCurrent ? ('location' as const) : undefined,
    className: CONTROL,
  };
  if (address !== null) {
    return (
      <Link {...shared} ref={control as Ref<HTMLAnchorElement>} to={address}>
        {section.title}
      </Link>
    );
  }
  return (
    <button
      {...shared}
      ref={control as Ref<HTMLButtonElement>}
      type="button"
      aria-haspopup={section.opens.kind === 'dialog' ? 'dialog' : undefined}
      onClick={() => onOpen(section)}
    >
      {section.title}
    </button>
  );
}

/** How many subsections a group has in this mode. */
export function FeatureCount({ count }: { count: number }) {
  return <Badge tone="primary">{`${count} features`}</Badge>;
}
