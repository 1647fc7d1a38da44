import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface ChoiceChipsProps<Value extends string> {
  /** Words, with a sign before them if it has one. */
  label: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** What is chosen; several at once unless `isSingle`. */
  value: readonly Value[];
  onValueChange: (value: Value[]) => void;
  /** One of them at most: arrow keys move between them, as in any group of radio buttons. */
  isSingle?: boolean;
  /** Where it stands, faintly, while nothing is chosen: with a dashed rim, and not checked. */
  startsAt?: Value | null;
  /** Of the element that says so in words. */
  describedBy?: string | undefined;
}

/** Short answers to tap. Chosen ones carry a check, not only a colour. */
export function ChoiceChips<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  isSingle = false,
  startsAt = null,
  describedBy,
}: ChoiceChipsProps<Value>) {
  const name = useId();
  function toggle(option: Value, isChosen: boolean) {
    if (isSingle) onValueChange([option]);
    else onValueChange(isChosen ? [...value, option] : value.filter((other) => other !== option));
  }
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="type-label mb-2 flex items-center gap-2">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const isChosen = value.includes(option.value);
          const isFaint = value.length === 0 && option.value === startsAt;
          return (
            <label
              key={option.value}
              className={`type-label inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border border-control bg-raised px-3.75 transition-colors ${isFaint ? 'border-dashed text-muted inset-ring inset-ring-sunken' : 'has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-checked:inset-ring has-checked:inset-ring-primary forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] forced-colors:has-checked:forced-color-adjust-none'} has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
            >
              <input
                type={isSingle ? 'radio' : 'checkbox'}
                name={name}
                checked={isChosen}
                onChange={(event) => toggle(option.value, event.target.checked)}
                className="sr-only"
              />
              {isChosen && <Check aria-hidden="true" size={18} strokeWidth={1.75} />}
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
