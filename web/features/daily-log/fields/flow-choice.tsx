import type { ChoiceField } from '@lunaria/domain/daily-log/log-fields.ts';
import { useId } from 'react';
import { FlowDisc } from '../../../app/flow-disc.tsx';
import type { EntryProps } from './entry-props.ts';

/** How much she bled: discs that fill, with the word below each. */
export function FlowChoice(props: Pick<EntryProps<ChoiceField>, 'field' | 'entry' | 'onChange'>) {
  const { field, entry, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="type-label mb-1.5">{field.label}</legend>
      <div className="@container">
        <div className="flex gap-0.5 rounded-input bg-sunken p-1 @max-[13rem]:flex-wrap">
          {field.options.map(({ value, label }) => (
            <label
              key={value}
              className="type-label flex min-h-13 min-w-0 flex-auto cursor-pointer flex-col items-center justify-center gap-1 rounded-[11px] border border-transparent px-0.5 text-muted transition-colors hover:text-text has-checked:border-primary has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2 max-sm:text-xs"
            >
              <input
                type="radio"
                name={name}
                checked={entry === value}
                onChange={() => onChange(value)}
                className="sr-only"
              />
              <FlowDisc flow={value} />
              {label}
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
