import { CalendarRange } from 'lucide-react';
import { CycleSign, SignalDot } from '../../../app/day-signs.tsx';

const LEGEND = [
  { kind: 'period', label: 'Period' },
  { kind: 'fertile', label: 'Fertile' },
  { kind: 'ovulation', label: 'Ovulation' },
] as const;

interface CalendarKeyProps {
  isCycling: boolean;
  /** The month shows bleeding outside of a period. */
  hasBleeding: boolean;
  onOpenYear: () => void;
}

/** What the drawing means: the legend of the phases, and the dots as a sentence. */
export function CalendarKey({ isCycling, hasBleeding, onOpenYear }: CalendarKeyProps) {
  return (
    <div className="mx-4 mt-3 border-t border-border pt-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {isCycling && (
          <ul aria-label="Legend" className="type-small flex flex-wrap gap-x-3 gap-y-1.5 sm:gap-x-4">
            {LEGEND.map(({ kind, label }) => (
              <li key={kind} className="flex items-center gap-2">
                <CycleSign kind={kind} />
                {label}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          aria-label="Year at a glance"
          onClick={onOpenYear}
          className="type-label -mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-full px-2 text-primary transition-colors hover:bg-primary-tint"
        >
          <CalendarRange aria-hidden="true" size={18} strokeWidth={1.75} className="max-sm:hidden" />
          Year
        </button>
      </div>
      <p className="type-hint mt-1.5 text-muted">
        {isCycling && 'An estimate, not contraception. A dashed rim is a prediction.'}
        <span className="flex flex-wrap gap-x-3">
          {hasBleeding && (
            <span className="inline-flex items-center gap-1.5">
              <CycleSign kind="bleeding" size={13} />
              {isCycling ? 'bleeding outside of a period' : 'bleeding'}
            </span>
          )}
          <DotName kind="symptom" name="symptoms" />
          <DotName kind="intercourse" name="intercourse" />
          <DotName kind="mood" name="mood" />
        </span>
      </p>
    </div>
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
