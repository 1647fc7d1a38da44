import { CycleSign, SignalDot } from '../../../app/day-signs.tsx';
import { MedicineSign } from '../medicines/medicine-sign.tsx';

const LEGEND = [
  { kind: 'period', label: 'Period' },
  { kind: 'fertile', label: 'Fertile' },
  { kind: 'ovulation', label: 'Ovulation' },
] as const;

/** What the drawing of the phases means: exactly three names, and the two rims in a line of their own below. */
export function Legend() {
  return (
    <div>
      <ul aria-label="Legend" className="type-small flex flex-wrap gap-x-4 gap-y-1">
        {LEGEND.map(({ kind, label }) => (
          <li key={kind} className="flex items-center gap-2">
            <CycleSign kind={kind} size={16} />
            {label}
          </li>
        ))}
      </ul>
      <p className="type-hint mt-0.5 flex flex-wrap gap-x-4 text-muted">
        <span className="inline-flex items-center gap-2">
          <CycleSign kind="predicted-period" size={16} />
          Dashed: estimate
        </span>
        <span className="inline-flex items-center gap-2">
          <CycleSign kind="open-period" size={16} />
          Slice: end not known yet
        </span>
      </p>
    </div>
  );
}

interface DotKeyProps {
  isCycling: boolean;
  /** Bleeding outside of a period is shown. */
  hasBleeding: boolean;
  /** Days of a medicine are shown. */
  hasMedicines: boolean;
}

/** What the estimates are not, how bleeding is noted, and the small signs as a sentence. */
export function DotKey({ isCycling, hasBleeding, hasMedicines }: DotKeyProps) {
  return (
    <p className="type-hint text-muted">
      {isCycling && 'Not contraception. '}Press and draw over days to mark bleeding.
      <span className="mt-0.5 flex flex-wrap gap-x-3">
        {hasBleeding && (
          <span className="inline-flex items-center gap-1.5">
            <CycleSign kind="bleeding" size={13} />
            {isCycling ? 'bleeding outside of a period' : 'bleeding'}
          </span>
        )}
        <DotName kind="symptom" name="symptoms" />
        <DotName kind="intercourse" name="intercourse" />
        <DotName kind="mood" name="mood" />
        {hasMedicines && (
          <>
            <span className="inline-flex items-center gap-1.5">
              <MedicineSign />
              medicine
            </span>
            <span className="inline-flex items-center gap-1.5">
              <MedicineSign isPlanned />
              medicine planned
            </span>
          </>
        )}
      </span>
    </p>
  );
}

function DotName({ kind, name }: { kind: 'symptom' | 'intercourse' | 'mood'; name: string }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <SignalDot kind={kind} />
      {name}
    </span>
  );
}
