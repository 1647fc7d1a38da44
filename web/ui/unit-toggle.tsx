import { useId } from 'react';

interface UnitToggleProps<Unit extends string> {
  /** `Unit of height`, for a screen reader. */
  label: string;
  units: readonly { value: Unit; label: string }[];
  value: Unit;
  onValueChange: (unit: Unit) => void;
  /** Beside a label instead of beside a field. */
  isSmall?: boolean;
}

/** Two units side by side; the number beside them is converted, never lost. */
export function UnitToggle<Unit extends string>(props: UnitToggleProps<Unit>) {
  const { label, units, value, onValueChange, isSmall = false } = props;
  const size = isSmall
    ? 'type-hint min-h-6 rounded-[8px] px-2'
    : 'type-label min-h-10 min-w-13 rounded-[11px] px-2.5';
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div
        className={`flex flex-wrap gap-1 bg-sunken ${isSmall ? 'rounded-[10px] p-0.5' : 'rounded-input p-1'}`}
      >
        {units.map((unit) => (
          <label
            key={unit.value}
            className={`${size} grid cursor-pointer place-items-center border border-transparent text-muted transition-colors hover:text-text has-checked:border-primary has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2`}
          >
            <input
              type="radio"
              name={name}
              checked={unit.value === value}
              onChange={() => onValueChange(unit.value)}
              className="sr-only"
            />
            {unit.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
