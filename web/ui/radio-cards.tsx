import { useId } from 'react';
import { ErrorLine } from './field.tsx';

interface RadioCardsProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Empty until she chooses. */
  value: Value | '';
  onValueChange: (value: Value) => void;
  /** One under the other, for longer answers; otherwise two or three beside each other, so that none is left alone. */
  isStacked?: boolean;
  error?: string | undefined;
}

/** One of a few, all in view: radio buttons with room for a thumb. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { label, options, value, onValueChange, isStacked = false, error } = props;
  const name = useId();
  const columns = options.length === 4 ? 'grid-cols-2' : 'grid-cols-2 sm:grid-cols-3';
  return (
    <fieldset aria-describedby={error ? `${name}-error` : undefined}>
      <legend className="type-label mb-2">{label}</legend>
      <div className={`grid gap-2 ${isStacked ? '' : columns}`}>
        {options.map((option) => (
          <label
            key={option.value}
            className="type-label flex min-h-11 cursor-pointer items-center gap-2 rounded-input border border-control bg-raised px-2.5 py-1.5 transition-colors has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
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
      <ErrorLine id={`${name}-error`} error={error} />
    </fieldset>
  );
}
