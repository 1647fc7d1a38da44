import { type ReactNode, useId } from 'react';

interface SwitchProps {
  label: string;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** On or off at once, without a button to save; the whole line takes the press. */
export function Switch({ label, hint, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex min-h-11 items-center justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="type-label block text-[1rem] leading-6">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="type-hint mt-0.5 text-muted">
            {hint}
          </p>
        )}
      </div>
      <span className="relative h-7 w-12 shrink-0">
        <input
          id={id}
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute inset-0 appearance-none rounded-full border border-control bg-raised transition-colors before:absolute before:-inset-2 before:content-[''] checked:border-primary checked:bg-primary checked:forced-color-adjust-none"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-control transition-transform peer-checked:translate-x-5 peer-checked:bg-primary-text forced-colors:bg-[CanvasText]"
        />
      </span>
    </div>
  );
}
