import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';

interface EditFormProps {
  /** `Name`, as a screen reader hears the form. */
  name: string;
  formProps: object;
  onCancel: () => void;
  /** Takes the answer back; left out where there is none, or it cannot be. */
  onRemove?: (() => void) | undefined;
  children: ReactNode;
}

/** The form of one fact, in its place. The first field takes the focus. */
export function EditForm({ name, formProps, onCancel, onRemove, children }: EditFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>(
        'input:checked, input:not([type=radio]), textarea, button[role=combobox], input',
      )
      ?.focus();
  }, []);
  return (
    <form ref={form} aria-label={name} {...formProps} className="space-y-4 py-1">
      {children}
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit">Save</Button>
        <Button kind="secondary" onClick={onCancel}>
          Cancel
        </Button>
        {onRemove && (
          <Button kind="quiet" className="text-danger! hover:bg-danger-tint" onClick={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </form>
  );
}
