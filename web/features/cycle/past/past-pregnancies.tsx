import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameDay, shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { PastPregnancy } from '@lunaria/domain/pregnancy/past-pregnancies.ts';
import type { PregnancyEnd } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { usePastEdits, usePastPregnancies } from '../../../data/pregnancy/past-pregnancies.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { DeletePastDialog, PastDialog } from './past-dialogs.tsx';

/**
 * Where an end is corrected afterwards, or a pregnancy deleted. Closed until she opens it, and not there without one: who
 * does not want to be reminded is not.
 */
export function PastPregnancies({ userId, facts }: { userId: string; facts: CycleFacts }) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const hasPast = facts.records.pregnancies.some(({ to }) => to !== null);
  if (!hasPast && !isOpen) return null;
  return (
    <div>
      <Button
        kind="quiet"
        className="-ml-3 px-3!"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        icon={<ChevronDown aria-hidden="true" size={20} className={isOpen ? 'rotate-180' : ''} />}
        onClick={() => setOpen(!isOpen)}
      >
        Earlier pregnancies
      </Button>
      {isOpen && <PastCard id={listId} userId={userId} today={facts.today} />}
    </div>
  );
}

function PastCard({ id, userId, today }: { id: string; userId: string; today: CalendarDate }) {
  const { past, isFailed, isRetrying, retry } = usePastPregnancies(userId);
  const edits = usePastEdits(userId);
  const [open, setOpen] = useState<{ kind: 'change' | 'delete'; past: PastPregnancy } | null>(null);
  const close = () => setOpen(null);
  return (
    <Card id={id} className="mt-2">
      <p className="measure type-small text-muted">
        Only the days count here: what lies in them is no cycle. They are on no other screen.
      </p>
      {past === undefined && isFailed && (
        <ErrorState
          message="They did not load. They are safe on the server."
          onRetry={retry}
          isRetrying={isRetrying}
        />
      )}
      {past === undefined && !isFailed && (
        <SkeletonGroup>
          <Skeleton className="mt-4 h-14 w-full" />
        </SkeletonGroup>
      )}
      {past?.length === 0 && <p className="mt-4">Nothing is left here.</p>}
      {past !== undefined && past.length > 0 && (
        <ul aria-label="Earlier pregnancies" className="mt-4 divide-y divide-border border-t border-border">
          {past.map((one) => (
            <PastRow
              key={one.id}
              past={one}
              today={today}
              onChange={() => setOpen({ kind: 'change', past: one })}
              onDelete={() => setOpen({ kind: 'delete', past: one })}
            />
          ))}
        </ul>
      )}
      {open?.kind === 'change' && (
        <PastDialog past={open.past} today={today} onSave={edits.correct} onClose={close} />
      )}
      {open?.kind === 'delete' && (
        <DeletePastDialog past={open.past} onDelete={edits.remove} onClose={close} />
      )}
    </Card>
  );
}

const HOW: Record<PregnancyEnd, string> = {
  birth: 'Ended with a birth',
  loss: 'Ended with a loss',
  'prefer-not-to-say': 'How it ended is not said',
};

interface PastRowProps {
  past: PastPregnancy;
  today: CalendarDate;
  onChange: () => void;
  onDelete: () => void;
}

function PastRow({ past, today, onChange, onDelete }: PastRowProps) {
  const name = `${shortDay(past.from, today)} – ${shortDay(past.to, today)}`;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <p className="min-w-40 flex-1">
        {name}
        <span className="type-small block text-muted">
          {HOW[past.reason]}
          {past.ended_on === null && `. No day is given: it counts to ${nameDay(past.to)}, when you said so.`}
        </span>
      </p>
      <div className="flex flex-wrap max-sm:-ml-3">
        <Button kind="quiet" className="px-3!" aria-label={`Change, ${name}`} onClick={onChange}>
          Change
        </Button>
        <Button
          kind="quiet"
          className="px-3! text-danger! hover:bg-danger-tint"
          aria-label={`Delete, ${name}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </div>
    </li>
  );
}
