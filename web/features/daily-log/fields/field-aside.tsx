import { X } from 'lucide-react';
import type { MouseEvent } from 'react';

interface FieldAsideProps {
  /** Of the words "not logged", for a control that names them as its description. */
  id?: string;
  label: string;
  isLogged: boolean;
  onClear: () => void;
}

/** At the end of the line of a label: the way back to "not logged", or that it is so. */
export function FieldAside({ id, label, isLogged, onClear }: FieldAsideProps) {
  if (!isLogged) {
    return (
      <span id={id} className="type-hint text-muted">
        Not logged
      </span>
    );
  }
  function clear(event: MouseEvent<HTMLElement>) {
    // The button goes with the value: the focus goes to what was emptied, and opens no keyboard on a phone.
    const field = event.currentTarget.closest('[data-field]');
    const next = field?.querySelector<HTMLElement>(
      '[role=slider], [role=combobox], input[type=radio], button:not([data-clear])',
    );
    onClear();
    next?.focus();
  }
  return (
    <button
      type="button"
      data-clear=""
      aria-label={`Clear ${label}`}
      title={`Clear ${label}`}
      onClick={clear}
      className="-mr-1 grid size-6 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-sunken hover:text-text"
    >
      <X aria-hidden="true" size={16} strokeWidth={1.75} />
    </button>
  );
}
