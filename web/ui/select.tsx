import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { CONTROL_STYLE, describeField, Field, type FieldTexts } from './field.tsx';
import { findTypedRow, readSelectKey, type SelectAction } from './select-keys.ts';
import { rowId, SelectList, type SelectOption } from './select-list.tsx';

interface SelectProps<Value extends string> extends FieldTexts {
  options: readonly SelectOption<Value>[];
  /** The empty string while nothing is chosen. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  className?: string;
  /**
   * `pill`: round, as wide as its words. `sign`: the picture of what is chosen alone, its word for screen readers. Both without the
   * label above, which is still its name.
   */
  look?: 'field' | 'pill' | 'sign';
}

const LOOKS = {
  field: { trigger: `${CONTROL_STYLE} flex items-center gap-3 text-left`, value: 'min-w-0 flex-1 truncate' },
  pill: {
    trigger:
      'type-button inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-full border border-control bg-raised py-1 pr-3.5 pl-2 text-left transition-colors hover:bg-sunken',
    value: 'min-w-0 truncate',
  },
  sign: { trigger: 'inline-flex min-h-11 items-center gap-1.5 rounded-full', value: 'sr-only' },
} as const;

/** Letters typed within this time belong together. */
const TYPING_PAUSE_MS = 500;

/**
 * One of a list, after the ARIA pattern "select-only combobox": the focus stays on the select, which names the row
 * the keyboard is on. Rows 44 px high, the current one tinted and checked.
 */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose',
  name,
  disabled = false,
  label,
  hint,
  error,
  className,
  look = 'field',
}: SelectProps<Value>) {
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const chosenRow = options.findIndex((option) => option.value === value);
  const current = options[chosenRow];
  const { row, setRow, take, readKey } = useOpenRow({ options, value, chosenRow, onValueChange });
  const listId = `${id}-list`;

  return (
    <Field id={id} {...{ label, hint, error, className }} isLabelHidden={look !== 'field'}>
      <button
        ref={trigger}
        id={id}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={row !== null}
        aria-controls={row === null ? undefined : listId}
        aria-activedescendant={row === null ? undefined : rowId(listId, row)}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describeField(id, { hint, error })}
        disabled={disabled}
        onClick={() => setRow(row === null ? Math.max(chosenRow, 0) : null)}
        onKeyDown={readKey}
        // Firefox presses a button when Space is let go, whatever became of the press.
        onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
        onBlur={() => setRow(null)}
        className={LOOKS[look].trigger}
      >
        {current?.icon}
        <span id={`${id}-value`} className={`${LOOKS[look].value} ${current ? '' : 'text-muted'}`}>
          {current?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
      </button>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
      {row !== null && (
        <SelectList
          id={listId}
          labelledBy={`${id}-label`}
          anchor={trigger}
          options={options}
          chosen={value}
          row={row}
          onPoint={setRow}
          onTake={take}
        />
      )}
    </Field>
  );
}

interface OpenRowOptions<Value extends string>
  extends Pick<SelectProps<Value>, 'options' | 'value' | 'onValueChange'> {
  /** -1 while nothing is chosen. */
  chosenRow: number;
}

/** The list as the keyboard moves in it: open or not, on which row, and what is taken. */
function useOpenRow<Value extends string>(props: OpenRowOptions<Value>) {
  const { options, value, chosenRow, onValueChange } = props;
  const typed = useRef({ letters: '', atMs: 0 });
  /** Row the keyboard is on; null while the list is closed. */
  const [row, setRow] = useState<number | null>(null);

  function take(taken: number) {
    setRow(null);
    const option = options[taken];
    if (option && option.value !== value) onValueChange(option.value);
  }

  function perform(action: SelectAction) {
    if (action.kind === 'close') setRow(null);
    else if (action.kind === 'open' || action.kind === 'move') setRow(action.row);
    else if (row !== null) take(row);
  }

  function readKey(event: KeyboardEvent) {
    const isLetter = event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey;
    const isTypingOn = event.key === ' ' && event.timeStamp - typed.current.atMs < TYPING_PAUSE_MS;
    if (isLetter || (isTypingOn && typed.current.letters !== '')) {
      event.preventDefault();
      readLetter(event.key, event.timeStamp);
      return;
    }
    const start = row ?? Math.max(chosenRow, 0);
    const action = readSelectKey(event, { isOpen: row !== null, row: start, rowCount: options.length });
    if (!action) return;
    if (action.kind !== 'take-and-pass') event.preventDefault();
    // Escape closes the list, and not also the dialog around it.
    if (action.kind === 'close') event.stopPropagation();
    perform(action);
  }

  function readLetter(letter: string, atMs: number) {
    const isNewWord = atMs - typed.current.atMs > TYPING_PAUSE_MS;
    typed.current = { letters: (isNewWord ? '' : typed.current.letters) + letter, atMs };
    const labels = options.map((option) => option.label);
    const found = findTypedRow(labels, typed.current.letters, row ?? chosenRow);
    setRow(found ?? row ?? Math.max(chosenRow, 0));
  }

  return { row, setRow, take, readKey };
}
