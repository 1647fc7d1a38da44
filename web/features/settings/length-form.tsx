import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { useForm } from '../../ui/use-form.ts';

interface LengthFormProps {
  label: string;
  hint: ReactNode;
  limits: { min: number; max: number };
  /** Null: none is stated. */
  value: number | null;
  /** Whether an empty field takes the length back. */
  mayBeEmpty?: boolean;
  onSave: (days: number | null) => void;
}

/** A number of days that is typed and saved by a press, with the way back. */
export function LengthForm({ label, hint, limits, value, mayBeEmpty = false, onSave }: LengthFormProps) {
  /** Undefined: not touched. */
  const [typed, setTyped] = useState<number | null | undefined>(undefined);
  const [before, setBefore] = useState<{ value: number | null } | null>(null);
  const part = useRef<HTMLDivElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const days = typed === undefined ? value : typed;
  const isFine =
    days === null ? mayBeEmpty : Number.isInteger(days) && days >= limits.min && days <= limits.max;
  const fault = isFine ? null : `Enter a length from ${limits.min} to ${limits.max} days`;
  const { formProps, say, leave } = useForm({ faults: { days: fault }, onSubmit: save });
  useEffect(() => {
    if (before !== null) notice.current?.querySelector('button')?.focus();
  }, [before]);

  function save() {
    setTyped(undefined);
    if (days === value) return;
    onSave(days);
    setBefore({ value });
  }
  /** What was pressed goes: the keyboard goes on in the field. */
  function close() {
    setBefore(null);
    part.current?.querySelector('input')?.focus();
  }
  function undo() {
    if (before !== null) onSave(before.value);
    close();
  }

  return (
    <div ref={part} className="space-y-3">
      <form {...formProps} className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <NumberField
          label={label}
          unit="days"
          hint={hint}
          value={days}
          onValueChange={setTyped}
          onBlur={() => leave('days')}
          error={say('days')}
          className="min-w-[min(12rem,100%)] flex-1"
        />
        <Button type="submit" kind="secondary" aria-label={`Save, ${label}`} className="mt-6.5 min-h-12!">
          Save
        </Button>
      </form>
      <div ref={notice}>
        {before !== null && (
          <UndoNotice onUndo={undo} onClose={close}>
            {value === null ? `${label}: not stated.` : `${label}: ${value} days.`}
          </UndoNotice>
        )}
      </div>
    </div>
  );
}
