import { sayHeading } from '@lunaria/domain/alerts/say-heading.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import type { Because, Danger } from '@lunaria/domain/dangers/find-dangers.ts';
import { isToBeChecked } from '@lunaria/domain/dangers/labs-of-document.ts';
import { LEVEL_NAMES, type Level } from '@lunaria/domain/dangers/level.ts';
import { CalendarClock, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { TitledList } from './titled-list.tsx';

/** What an alert says, found just now (`Danger`) or kept (`SafetyAlert`). */
export type ShownDanger = Pick<
  Danger,
  'level' | 'within' | 'say' | 'do' | 'watch' | 'call' | 'sources' | 'checked' | 'card'
> & { because: readonly Pick<Because, 'fact' | 'words' | 'from' | 'day'>[] };

interface AlertBodyProps {
  danger: ShownDanger;
  /** Her day: a reason of another day names it. */
  today: CalendarDate;
  /** For `aria-labelledby` of what stands around it. */
  headingId?: string;
  heading?: 'h2' | 'h3';
  /** The emergency number of her country, where whoever draws it knows it. */
  numbers?: readonly string[];
  /** What has to stand around the heading: the title of a window. */
  aroundHeading?: (heading: ReactElement) => ReactNode;
  /** Heading and sentence alone, the rest behind a line to open. */
  isFolded?: boolean;
  /** Whom to call, between the sentence and the steps. */
  children?: ReactNode;
}

const ICONS: Record<(typeof LEVEL_NAMES)[Level], [LucideIcon, string]> = {
  now: [OctagonAlert, 'text-danger'],
  today: [TriangleAlert, 'text-warning'],
  soon: [CalendarClock, 'text-warning'],
  routine: [CalendarClock, 'text-muted'],
};

/** Ground and edge of what an alert stands on, by how soon it is. */
export const ALERT_GROUNDS: Record<(typeof LEVEL_NAMES)[Level], string> = {
  now: 'border-2 border-danger bg-danger-tint',
  today: 'border-[1.5px] border-warning bg-warning-tint',
  soon: 'border-[1.5px] border-warning bg-surface',
  routine: 'border border-border bg-surface',
};

/** How soon, what is the matter, what to do, what changes it, and why we say so. The same in a dialog, above a form and on a card. */
export function AlertBody(props: AlertBodyProps) {
  const { danger, today, headingId, heading: Heading = 'h3', isFolded = false, children } = props;
  const { numbers = ['the emergency number'], aroundHeading = (heading) => heading } = props;
  const { level, say, watch, do: steps } = danger;
  const [Icon, ink] = ICONS[LEVEL_NAMES[level]];
  const advice = (
    <div className={`mt-4 space-y-4 ${BESIDE_ICON}`}>
      {steps.length > 0 && <TitledList title="What to do" lines={steps} isOrdered />}
      {watch.length > 0 && <TitledList title="What to watch for" lines={watch} />}
      <Reasons {...{ danger, today }} />
    </div>
  );
  return (
    <div className="flex gap-3">
      <Icon aria-hidden="true" size={26} strokeWidth={1.75} className={`mt-0.5 shrink-0 ${ink}`} />
      <div className="min-w-0 flex-1">
        {aroundHeading(
          <Heading
            {...(headingId !== undefined && { id: headingId })}
            tabIndex={-1}
            className="type-h3 rounded-small outline-offset-2"
          >
            {sayHeading(danger, numbers)}
          </Heading>,
        )}
        <p className="measure mt-1.5">{say}</p>
        {isToBeChecked(danger.because) && (
          <p className="measure mt-2">
            The number was read from a picture: check it against the paper first. If you cannot, do as it says
            here.
          </p>
        )}
        {children && <div className={`mt-3.5 sm:max-w-120 ${BESIDE_ICON}`}>{children}</div>}
        {isFolded ? (
          <details className="mt-2">
            <summary className={SUMMARY}>What to do, and why</summary>
            {advice}
          </details>
        ) : (
          advice
        )}
      </div>
    </div>
  );
}

/** On a phone what follows the sentence begins below the icon, as wide as there is room. */
const BESIDE_ICON = 'max-sm:-ml-9.5';
const SUMMARY =
  'type-small min-h-6 w-fit cursor-pointer rounded-small py-0.5 underline underline-offset-3 hover:decoration-2';

/** A pressure is two facts and one reading. */
function distinct(reasons: ShownDanger['because']): ShownDanger['because'] {
  const hasWeeks = reasons.some(({ fact, from }) => fact === 'gestationalAgeDays' && from !== 'unknown');
  // Her weeks say that she is pregnant.
  const told = reasons.filter(({ fact }) => !hasWeeks || fact !== 'pregnancy');
  return [...new Map(told.map((reason) => [reason.words, reason])).values()];
}

function Reasons({ danger, today }: { danger: ShownDanger; today: CalendarDate }) {
  const { because, sources, checked } = danger;
  return (
    <>
      <div>
        <p className="type-label">Because of</p>
        <ul className="measure mt-1 space-y-1">
          {distinct(because).map(({ fact, words, day }) => (
            <li key={fact} className="wrap-anywhere">
              {words}
              {day !== undefined && day !== today && `, ${longDay(day, today)}`}
            </li>
          ))}
        </ul>
      </div>
      <details className="type-small">
        <summary className={SUMMARY}>Why we say this</summary>
        <ul className="measure mt-1 space-y-1">
          {sources.map(({ publisher, title, year, address }) => (
            <li key={`${publisher} ${title}`}>
              {publisher}:{' '}
              {address === undefined ? (
                title
              ) : (
                <a className="underline" href={address} rel="noreferrer" target="_blank">
                  {title}
                </a>
              )}
              , {year}
            </li>
          ))}
        </ul>
      </details>
      <p className="type-small -mt-3">{checked}.</p>
    </>
  );
}
