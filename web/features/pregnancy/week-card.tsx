import { wordFor } from '@lunaria/domain/count-of.ts';
import { PREGNANCY_WEEK_LIMITS } from '@lunaria/domain/pregnancy/dating.ts';
import {
  textOfWeek,
  WEEK_SOURCES,
  WEEK_TEXTS_REVIEW_NOTE,
  type WeekSource,
} from '@lunaria/domain/pregnancy/weeks.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface WeekCardProps {
  /** null: counting has not begun. */
  ownWeek: number | null;
}

/** What a week usually brings: hers, and those before and after it. */
export default function WeekCard({ ownWeek }: WeekCardProps) {
  const titleId = useId();
  const start = ownWeek ?? PREGNANCY_WEEK_LIMITS.min;
  const [week, setWeek] = useState(start);
  // Other dates, or midnight: what is read goes with her.
  useEffect(() => setWeek(start), [start]);
  const text = textOfWeek(week);
  if (text === null) return null;

  return (
    <section aria-labelledby={titleId}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 id={titleId} className="type-h2" aria-live="polite">
              What week {week} brings
            </h2>
            {ownWeek !== null && <WeekBadge week={week} ownWeek={ownWeek} />}
          </div>
          <div className="flex items-center gap-2">
            {ownWeek !== null && week !== ownWeek && (
              <Button kind="quiet" className="px-3!" onClick={() => setWeek(ownWeek)}>
                Your week
              </Button>
            )}
            <Step
              label="Previous week"
              isAtEnd={week <= PREGNANCY_WEEK_LIMITS.min}
              onStep={() => setWeek(week - 1)}
            >
              <ChevronLeft {...ARROW} />
            </Step>
            <Step
              label="Next week"
              isAtEnd={week >= PREGNANCY_WEEK_LIMITS.max}
              onStep={() => setWeek(week + 1)}
            >
              <ChevronRight {...ARROW} />
            </Step>
          </div>
        </div>
        <div className="measure mt-4 space-y-3">
          <p>{text.child}</p>
          <p>{text.body}</p>
        </div>
        <Sources sources={text.sources} />
      </Card>
    </section>
  );
}

const ARROW = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

function WeekBadge({ week, ownWeek }: { week: number; ownWeek: number }) {
  if (week === ownWeek) return <Badge tone="primary">Your week</Badge>;
  return <Badge tone="dashed">{week > ownWeek ? 'Reading ahead' : 'Looking back'}</Badge>;
}

function Sources({ sources }: { sources: readonly WeekSource[] }) {
  return (
    <div className="type-hint mt-5 flex flex-wrap gap-x-6 gap-y-2 border-t border-border pt-4 text-muted">
      <p>
        {`${wordFor(sources.length, 'Source')}: `}
        {sources.map((source, index) => (
          <span key={source}>
            {index > 0 && '; '}
            <a
              href={WEEK_SOURCES[source].url}
              target="_blank"
              rel="noreferrer"
              className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
            >
              {WEEK_SOURCES[source].title}
            </a>
          </span>
        ))}
        .
      </p>
      <p>{WEEK_TEXTS_REVIEW_NOTE}</p>
    </div>
  );
}

interface StepProps {
  label: string;
  isAtEnd: boolean;
  onStep: () => void;
  children: ReactNode;
}

// Not `disabled` at the end: the button that was just pressed would lose the focus.
function Step({ label, isAtEnd, onStep, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || onStep()}
      className="grid size-11 place-items-center rounded-full border border-control bg-surface transition-colors hover:bg-sunken aria-disabled:border-border aria-disabled:bg-sunken aria-disabled:text-muted"
    >
      {children}
    </button>
  );
}
