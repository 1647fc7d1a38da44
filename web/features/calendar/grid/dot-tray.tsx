import type { SaidMedicines } from '@lunaria/domain/records/say-medicines.ts';
import type { HealthSignals } from '@lunaria/domain/signals/health-signals.ts';
import { SignalDot } from '../../../app/day-signs.tsx';
import { MedicineSign } from '../medicines/medicine-sign.tsx';

/** Kinds of signals, and days of medicines, as bits: a number keeps the days of a month comparable. */
const DOTS = { symptom: 1, intercourse: 2, mood: 4, medicine: 8, plannedMedicine: 16 } as const;

/** The dots of a day; 0 without any. */
export function dotsOf({ symptoms, intercourse, mood }: HealthSignals): number {
  return (
    (symptoms.length > 0 ? DOTS.symptom : 0) |
    (intercourse.length > 0 ? DOTS.intercourse : 0) |
    (mood.length > 0 ? DOTS.mood : 0)
  );
}

/** The sign of a day of medicines; 0 without any. */
export function dotsOfMedicines(medicines: SaidMedicines | undefined): number {
  if (!medicines) return 0;
  return medicines.isPlanned ? DOTS.plannedMedicine : DOTS.medicine;
}

/** Kinds of signals by shape and place, always in this order, on a ground of their own. */
export function DotTray({ dots }: { dots: number }) {
  return (
    <span
      data-dots={dots}
      className="flex h-2.75 items-center gap-px rounded-full bg-surface px-0.75 forced-color-adjust-none sm:h-3.75 sm:gap-0.75 sm:px-1.25 [&_svg]:size-2 sm:[&_svg]:size-2.5"
    >
      {(dots & DOTS.symptom) !== 0 && <SignalDot kind="symptom" />}
      {(dots & DOTS.intercourse) !== 0 && <SignalDot kind="intercourse" />}
      {(dots & DOTS.mood) !== 0 && <SignalDot kind="mood" />}
      {(dots & DOTS.medicine) !== 0 && <MedicineSign />}
      {(dots & DOTS.plannedMedicine) !== 0 && <MedicineSign isPlanned />}
    </span>
  );
}
