import { UNITS, useUnits } from '../../data/daily-log/units.ts';
import { FOLLOWED, useRecords } from '../../data/records/use-records.ts';
import { UnitToggle } from '../../ui/unit-toggle.tsx';

const WEIGHTS = [
  { value: 'kg', label: 'kg' },
  { value: 'lbs', label: 'lbs' },
] as const;
const TEMPERATURES = [
  { value: 'C', label: '°C' },
  { value: 'F', label: '°F' },
] as const;
const WATERS = [
  { value: 'glasses', label: 'glasses' },
  { value: 'ml', label: 'ml' },
] as const;

/** The units of everything she logs: the same as beside the fields of the daily log. */
export function UnitsChoice({ userId }: { userId: string }) {
  const { units, changeUnits } = useUnits(userId);
  // Here she may look for what she has just chosen on another device; elsewhere half a minute is soon enough.
  useRecords(UNITS, userId, [], FOLLOWED);
  return (
    <div>
      <p className="type-label">Units</p>
      <dl className="mt-2 divide-y divide-border border-y border-border">
        <Unit name="Weight">
          <UnitToggle
            label="Unit of weight"
            units={WEIGHTS}
            value={units.weight_unit}
            onValueChange={(weight_unit) => changeUnits({ weight_unit })}
          />
        </Unit>
        <Unit name="Temperature">
          <UnitToggle
            label="Unit of temperature"
            units={TEMPERATURES}
            value={units.temperature_unit}
            onValueChange={(temperature_unit) => changeUnits({ temperature_unit })}
          />
        </Unit>
        <Unit name="Water">
          <UnitToggle
            label="Unit of water"
            units={WATERS}
            value={units.water_unit}
            onValueChange={(water_unit) => changeUnits({ water_unit })}
          />
        </Unit>
      </dl>
    </div>
  );
}

function Unit({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
