import { dayOfCycle } from '@lunaria/domain/body/day-of-cycle.ts';
import { sayWhyNoForecast } from '@lunaria/domain/body/say-now.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { exampleCycle } from '@lunaria/domain/cycle/cycle.ts';
import { hasCycle } from '@lunaria/domain/cycle/cycle-modes.ts';
import { sayBasis, sayNext } from '@lunaria/domain/cycle/forecast/say-look-ahead.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { useBleedingDays } from '../../../data/bleeding/bleeding.ts';
import { useDescribedDays } from '../../../data/cycle/use-described-days.ts';
import { useShownForecast } from '../../../data/cycle/use-look-ahead.ts';
import { useOwnLength } from '../../../data/periods/use-periods.ts';
import { useHasRecords } from '../../../data/today/use-has-records.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { readMemory, writeMemory } from '../../session/user-memory.ts';
import { useWantsMedicines } from '../medicines/use-wants-medicines.ts';
import type { ForecastLayer } from './forecast-layer.ts';

// Most show none. What cannot be fetched is not shown.
const MedicineLayer = lazy(() =>
  import('../medicines/medicine-layer.tsx').catch(() => ({ default: () => null })),
);

const MEMORY = 'calendar-forecast';
const NOTHING_SAID: ForecastLayer['days'] = new Map();
const NO_MEDICINES: ForecastLayer['medicines'] = new Map();

interface ForecastPartProps {
  userId: string;
  stage: LifeStage;
  /** A period is recorded in a mode that counts cycles: there is something to switch and to say. */
  isShown: boolean;
  /** The same function from one drawing to the next. */
  onLayer: (layer: ForecastLayer | null) => void;
}

/** Switches the forecast in month and year, says what its frame means, and hands over what lies over the days. */
export default memo(function ForecastPart({ userId, stage, isShown, onLayer }: ForecastPartProps) {
  const today = useToday();
  const [isOn, setOn] = useState(() => readMemory(userId, MEMORY) !== false);
  const { status, ahead: shown, now, her, days } = useDescribedDays(userId, stage, isOn);
  useShownForecast(userId, her, shown?.next ?? null);

  const { days: bleeding, status: bleedingStatus } = useBleedingDays(userId);
  const recorded = useHasRecords(userId, stage);
  const [exampleLengthDays] = useOwnLength(userId);
  const cycles = her.state === 'ready' ? her.cycles : null;
  const countDay = useMemo(() => {
    const isCounted = cycles !== null && now !== null && hasCycle(stage);
    return (date: CalendarDate) => (isCounted ? dayOfCycle(date, cycles, now) : null);
  }, [cycles, now, stage]);
  const [medicines, setMedicines] = useState<ForecastLayer['medicines'] | null>(null);
  const wantsMedicines = useWantsMedicines(userId, her);
  const isBleedingKnown = bleedingStatus === 'ready';
  useEffect(() => {
    const example = recorded === 'none' ? exampleCycle(exampleLengthDays) : null;
    onLayer({
      ...{ days: days ?? NOTHING_SAID, medicines: medicines ?? NO_MEDICINES },
      ...{ bleeding, isBleedingKnown, example, dayOfCycle: countDay },
    });
  }, [onLayer, days, medicines, bleeding, isBleedingKnown, recorded, exampleLengthDays, countDay]);
  useEffect(() => () => onLayer(null), [onLayer]);

  if (status === 'loading' || !isShown) return null;
  return (
    <>
      {wantsMedicines && cycles !== null && now !== null && (
        <Suspense fallback={null}>
          <MedicineLayer {...{ userId, stage, cycles, now }} ahead={shown} onDays={setMedicines} />
        </Suspense>
      )}
      <Checkbox
        label="Show forecast"
        checked={isOn}
        onChange={(event) => {
          setOn(event.target.checked);
          writeMemory(userId, MEMORY, event.target.checked);
        }}
      />
      {isOn && (
        <div className="type-hint mt-1.5 text-muted" data-forecast="words">
          {shown ? (
            <>
              <p className="text-text">{sayNext(shown.next, today)}</p>
              <p>Your period will probably start inside the dashed frame. {sayBasis(shown.next)}</p>
            </>
          ) : (
            <p>{status === 'failed' ? 'The forecast did not load.' : now && sayWhyNoForecast(now)}</p>
          )}
        </div>
      )}
    </>
  );
});
