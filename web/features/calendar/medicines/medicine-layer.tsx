import type { Now } from '@lunaria/domain/body/describe-now.ts';
import type { LookAhead } from '@lunaria/domain/cycle/forecast/look-ahead.ts';
import type { RecordedCycles } from '@lunaria/domain/cycle/history/recorded-cycles.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { findMedicineDays } from '@lunaria/domain/records/medicine-days.ts';
import { sayMedicines } from '@lunaria/domain/records/say-medicines.ts';
import { useEffect, useMemo } from 'react';
import { useMedicalRecords } from '../../../data/medical-records/use-medical-records.ts';
import type { ForecastLayer } from '../forecast/forecast-layer.ts';

interface MedicineLayerProps {
  userId: string;
  stage: LifeStage;
  cycles: RecordedCycles;
  now: Now;
  /** The forecast as the calendar shows it; null where it shows none. */
  ahead: LookAhead | null;
  /** The same function from one drawing to the next. */
  onDays: (days: ForecastLayer['medicines'] | null) => void;
}

/** Hands over the days of the medicines that she shows in her calendar, with the changes that wait to be sent. Draws nothing. */
export default function MedicineLayer({ userId, stage, cycles, now, ahead, onDays }: MedicineLayerProps) {
  const { rows } = useMedicalRecords(userId);
  const days = useMemo(
    () =>
      new Map(
        [...findMedicineDays(rows, { stage, cycles, now, ahead })].map(([day, medicines]) => [
          day,
          sayMedicines(medicines),
        ]),
      ),
    [rows, stage, cycles, now, ahead],
  );
  useEffect(() => onDays(days), [onDays, days]);
  useEffect(() => () => onDays(null), [onDays]);
  return null;
}
