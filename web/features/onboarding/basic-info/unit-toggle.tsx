import { useId } from 'react';

interface UnitToggleProps<Unit extends string> {
  /** `Unit of height`, for a screen reader. */
  label: string;
  units: readonly { value: Unit; label: string }[];
  value: Unit;
  onValueChange: (unit: Unit) => void;
}

/** Two units side by side; the number beside them is converted, never lost. */
export function UnitToggle<Unit extends string>(props: UnitToggleProps<Unit>) {
  const { label, units, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex gap-1 rounded-input bg-sunken p-1">
        {units.map((unit) => (
          <label
            key={unit.value}
            className="type-label grid min-h-10 min-w-13 cursor-pointer place-items-center rounded-[11px] border border-transparent px-2.5 text-muted transition-colors hover:text-text has-checked:border-primary has-checked:bg-raised has-checked:text-text has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus forced-colors:has-checked:outline-2"
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
