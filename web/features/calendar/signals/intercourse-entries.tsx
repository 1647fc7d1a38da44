import { INTERCOURSE_MAX_ENTRIES, type IntercourseEntry } from '@lunaria/domain/signals/health-signals.ts';
import { Plus, Shield, ShieldCheck, X } from 'lucide-react';
import { useRef } from 'react';
import { SignalDot } from '../../../app/day-signs.tsx';
import { makeId } from '../../../app/make-id.ts';
import { Button } from '../../../ui/button.tsx';

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

interface IntercourseEntriesProps {
  entries: readonly IntercourseEntry[];
  onChange: (entries: IntercourseEntry[]) => void;
  /** Nothing may be added any more, or not yet. */
  isClosed?: boolean;
}

/** As many as there were; each is taken away on its own. */
export function IntercourseEntries({ entries, onChange, isClosed = false }: IntercourseEntriesProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const isFull = entries.length >= INTERCOURSE_MAX_ENTRIES;

  function add(isProtected: boolean) {
    onChange([...entries, { id: makeId(), protected: isProtected }]);
  }

  function remove(id: string) {
    // The button that was pressed goes away with its entry; the focus must not go with it.
    addButton.current?.focus();
    onChange(entries.filter((entry) => entry.id !== id));
  }

  return (
    <fieldset>
      <legend className="type-label mb-2 flex items-center gap-2">
        <SignalDot kind="intercourse" />
        Intercourse
      </legend>
      {entries.length > 0 && (
        <ol aria-label="Entries" className="mb-2.5 space-y-1.5">
          {entries.map((entry, index) => (
            <Entry key={entry.id} entry={entry} number={index + 1} onRemove={() => remove(entry.id)} />
          ))}
        </ol>
      )}
      <div className={isClosed ? 'hidden' : 'flex flex-wrap gap-2.5'}>
        <Button
          ref={addButton}
          kind="secondary"
          icon={<Plus {...ICON} size={18} />}
          aria-label="Add protected"
          disabled={isFull}
          onClick={() => add(true)}
        >
          Protected
        </Button>
        <Button
          kind="secondary"
          icon={<Plus {...ICON} size={18} />}
          aria-label="Add unprotected"
          disabled={isFull}
          onClick={() => add(false)}
        >
          Unprotected
        </Button>
      </div>
      {isFull && (
        <p className="type-hint mt-2 text-muted">{`A day can hold ${INTERCOURSE_MAX_ENTRIES} entries.`}</p>
      )}
    </fieldset>
  );
}

interface EntryProps {
  entry: IntercourseEntry;
  number: number;
  onRemove: () => void;
}

function Entry({ entry, number, onRemove }: EntryProps) {
  return (
    <li className="flex min-h-11.5 items-center gap-2.5 rounded-input bg-sunken py-0.5 pr-1 pl-3.5">
      {entry.protected ? <ShieldCheck {...ICON} /> : <Shield {...ICON} />}
      <span className="flex-1">{nameEntry(entry)}</span>
      <button
        type="button"
        aria-label={`Remove entry ${number}, ${nameEntry(entry).toLowerCase()}`}
        onClick={onRemove}
        className="grid size-10 place-items-center rounded-full text-primary transition-colors hover:bg-primary-tint"
      >
        <X {...ICON} size={18} />
      </button>
    </li>
  );
}

function nameEntry(entry: IntercourseEntry): string {
  return entry.protected ? 'Protected' : 'Unprotected';
}
