import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { MethodUse } from '@lunaria/domain/methods/method-use.ts';
import { nameMethod } from '@lunaria/domain/methods/methods.ts';
import { sayDays } from '@lunaria/domain/methods/say-method.ts';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';

/** What can be done with one. */
export interface MethodSteps {
  /** Missing where it ended already. */
  onStop?: (use: MethodUse) => void;
  onCorrect: (use: MethodUse) => void;
  onRemove: (use: MethodUse) => void;
}

interface MethodListProps extends MethodSteps {
  title: string;
  uses: readonly MethodUse[];
  today: CalendarDate;
}

/** Takes the focus when the method was added, corrected or brought back. */
export const rowIdOf = ({ id }: MethodUse) => `method-${id}`;

/** Methods under their heading; nothing where there is none. */
export function MethodList({ title, uses, today, ...steps }: MethodListProps) {
  const titleId = useId();
  if (uses.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="type-h2">
        {title}
      </h2>
      <ul aria-labelledby={titleId} className="mt-3 divide-y divide-border border-y border-border">
        {uses.map((use) => (
          <MethodRow key={use.id} {...{ use, today }} {...steps} />
        ))}
      </ul>
    </section>
  );
}

interface MethodRowProps extends MethodSteps {
  use: MethodUse;
  today: CalendarDate;
}

function MethodRow({ use, today, onStop, onCorrect, onRemove }: MethodRowProps) {
  const name = nameMethod(use.method);
  const days = sayDays(use, today);
  const of = `${name}, ${days}`;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-2.5">
      <p id={rowIdOf(use)} tabIndex={-1} className="min-w-48 flex-1 rounded-small">
        {name}
        <span className="type-small block text-muted">{days}</span>
      </p>
      <div className="-ml-3 flex flex-wrap">
        {onStop && (
          <Button
            kind="quiet"
            className="px-3!"
            aria-haspopup="dialog"
            aria-label={`I stopped, ${of}`}
            onClick={() => onStop(use)}
          >
            I stopped…
          </Button>
        )}
        <Button
          kind="quiet"
          className="px-3!"
          aria-haspopup="dialog"
          aria-label={`Correct, ${of}`}
          onClick={() => onCorrect(use)}
        >
          Correct
        </Button>
        <Button
          kind="quiet"
          className="px-3! text-danger! hover:bg-danger-tint"
          aria-label={`Remove, ${of}`}
          onClick={() => onRemove(use)}
        >
          Remove
        </Button>
      </div>
    </li>
  );
}
