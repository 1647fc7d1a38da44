import { type ReactNode, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { buttonIdOf, type Edits, noticeIdOf } from './use-edits.ts';

/** Facts about her that belong together, under their heading. */
export function FactGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="type-h3">
        {title}
      </h2>
      <ul aria-labelledby={id} className="mt-3 divide-y divide-border border-y border-border">
        {children}
      </ul>
    </section>
  );
}

interface FactRowProps {
  /** Unique on the page; names its button and its notice. */
  row: string;
  name: string;
  /** As she said it; null: she did not. */
  value: ReactNode;
  hint?: ReactNode;
  edits?: Edits;
  /** In place of the value while she changes it. */
  form?: ReactNode;
  /** Where it is changed, if not here. */
  elsewhere?: ReactNode;
}

/** One fact about her: what is known, and the way to change it where it stands. */
export function FactRow({ row, name, value, hint, edits, form, elsewhere }: FactRowProps) {
  const isOpen = edits?.open === row;
  const done = edits?.done?.row === row ? edits.done : null;
  return (
    <li className="py-3.5">
      {isOpen ? (
        form
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <div className="min-w-[min(12rem,100%)] flex-1">
            <p className="type-small text-muted">{name}</p>
            <p className="wrap-anywhere">{value ?? <span className="text-muted">Not said</span>}</p>
            {hint && <p className="type-hint mt-0.5 text-muted">{hint}</p>}
          </div>
          {elsewhere}
          {edits && (
            <Button
              id={buttonIdOf(row)}
              kind="quiet"
              className="-mr-3 px-3!"
              aria-label={`${value === null ? 'Add' : 'Change'}, ${name}`}
              onClick={() => edits.openRow(row)}
            >
              {value === null ? 'Add' : 'Change'}
            </Button>
          )}
        </div>
      )}
      {done && edits && (
        <div className="mt-3">
          <UndoNotice
            id={noticeIdOf(row)}
            onUndo={done.undo === null ? null : edits.undo}
            onClose={edits.closeDone}
          >
            <span className="min-w-0 wrap-anywhere">{done.text}</span>
          </UndoNotice>
        </div>
      )}
    </li>
  );
}
