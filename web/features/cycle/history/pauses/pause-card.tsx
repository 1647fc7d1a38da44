import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { CyclePause } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { findPeriodThatEnded, withEnd } from '@lunaria/domain/cycle/history/pause-end.ts';
import type { CycleFacts } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import { Plus } from 'lucide-react';
import { useId } from 'react';
import { isStandIn } from '../../../../data/cycle/records-to-keep.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { namePause, nameReason } from './pause-draft.ts';

interface PauseCardProps {
  facts: CycleFacts;
  onAdd: () => void;
  onChange: (pause: CyclePause) => void;
  onDelete: (pause: CyclePause) => void;
}

/** Times in which she had no cycles, or recorded none: what lies between two periods then is no cycle. */
export function PauseCard({ facts, onAdd, onChange, onDelete }: PauseCardProps) {
  const titleId = useId();
  const { records, periods, today } = facts;
  const pauses = records.cycle_pauses.filter((pause) => !isStandIn(pause)).toReversed();
  return (
    <Card>
      <section aria-labelledby={titleId}>
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-[min(15rem,100%)] flex-1">
            <h2 id={titleId} className="type-h2">
              Time without cycles
            </h2>
            <p className="measure type-small mt-1 text-muted">
              Breastfeeding, hormones, an illness, or a time that you did not record: what lies between two
              periods then is no cycle and does not count. Pregnancies and modes without cycles are left out
              by themselves.
            </p>
          </div>
          <Button
            kind="secondary"
            icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
            onClick={onAdd}
          >
            Add a time
          </Button>
        </div>
        {pauses.length > 0 && (
          <ul className="mt-4 divide-y divide-border border-t border-border">
            {pauses.map((pause) => (
              <PauseRow
                key={pause.id}
                {...{ pause, periods, today }}
                onChange={() => onChange(pause)}
                onDelete={() => onDelete(pause)}
              />
            ))}
          </ul>
        )}
      </section>
    </Card>
  );
}

interface PauseRowProps {
  pause: CyclePause;
  periods: CycleFacts['periods'];
  today: CycleFacts['today'];
  onChange: () => void;
  onDelete: () => void;
}

function PauseRow({ pause, periods, today, onChange, onDelete }: PauseRowProps) {
  const shown = withEnd(pause, periods);
  const endedBy = findPeriodThatEnded(pause, periods);
  const name = namePause(shown, today);
  const change = shown.to_on === null ? 'It ended…' : 'Change';
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2">
      <p className="min-w-40 flex-1">
        <span className="first-letter:uppercase inline-block">{name}</span>
        <span className="type-small block text-muted">
          {nameReason(pause.reason)}
          {endedBy && `, ended by your period on ${shortDay(endedBy, today)}`}
        </span>
      </p>
      <div className="flex flex-wrap max-sm:-ml-3">
        <Button kind="quiet" className="px-3!" aria-label={`${change}, ${name}`} onClick={onChange}>
          {change}
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
