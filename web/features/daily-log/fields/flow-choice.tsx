import type { ChoiceField } from '@lunaria/domain/daily-log/log-fields.ts';
import { useId } from 'react';
import type { EntryProps } from './entry-props.ts';

/** How full the disc is, from below. */
const LEVELS: Record<string, number> = { none: 0, spotting: 0.3, light: 0.5, medium: 0.75, heavy: 1 };

/** How much she bled: discs that fill, with the word below each. */
export function FlowChoice(props: Pick<EntryProps<ChoiceField>, 'field' | 'entry' | 'onChange'>) {
  const { field, entry, onChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="type-label mb-1.5">{field.label}</legend>
      <div className="flex gap-0.5 rounded-input bg-sunken p-1">
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
            <FlowDisc level={LEVELS[value] ?? 0} isSpotting={value === 'spotting'} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FlowDisc({ level, isSpotting }: { level: number; isSpotting: boolean }) {
  const id = useId();
  const isEmpty = level === 0;
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="forced-color-adjust-none">
      <clipPath id={id}>
        <rect x="0" y={18 - 16 * level} width="20" height="20" />
      </clipPath>
      <circle cx="10" cy="10" r="8" className="fill-period" clipPath={`url(#${id})`} />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        strokeWidth="1.4"
        strokeDasharray={isSpotting ? '2.4 2' : undefined}
        className={isEmpty ? 'stroke-control' : 'stroke-period-ink'}
      />
    </svg>
  );
}
