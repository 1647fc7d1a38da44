import type { PregnancyEndWrite } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';

type Reason = PregnancyEndWrite['reason'];

interface EndReasonsProps {
  options: readonly { value: Reason; label: string }[];
  /** Empty until she chooses: none of them is more likely than another. */
  value: Reason | '';
  onValueChange: (value: Reason) => void;
  error: string | undefined;
}

/** One under the other, alike in size and weight. */
export function EndReasons({ options, value, onValueChange, error }: EndReasonsProps) {
  const name = useId();
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="type-label mb-2">What would you like to say?</legend>
      <div className="space-y-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-input border border-control bg-raised px-3.5 py-2 transition-colors has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
              className="size-4.5 shrink-0 appearance-none rounded-full border border-control bg-raised checked:border-[5px] checked:border-primary checked:forced-color-adjust-none focus-visible:outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <div id={`${name}-error`} aria-live="polite">
        {error && (
          <p className="type-hint mt-1.5 flex gap-1.5 text-danger">
            <CircleAlert aria-hidden="true" size={16} strokeWidth={1.75} className="mt-px shrink-0" />
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
