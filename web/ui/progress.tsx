type ProgressTone = 'primary' | 'sage' | 'period' | 'stage';

const TONES: Record<ProgressTone, string> = {
  primary: 'bg-primary',
  sage: 'bg-sage',
  period: 'bg-period',
  stage: 'bg-stage',
};

interface ProgressProps {
  /** What progresses, for a screen reader; the number itself stands beside the bar. */
  label: string;
  value: number;
  max: number;
  tone?: ProgressTone;
}

/** How far something is. */
export function Progress({ label, value, max, tone = 'primary' }: ProgressProps) {
  const share = max > 0 ? Math.min(Math.max(value / max, 0), 1) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 overflow-hidden rounded-full border border-border bg-sunken"
    >
      <div
        style={{ width: `${share * 100}%` }}
        className={`h-full rounded-full forced-color-adjust-none transition-[width] duration-[320ms] ${TONES[tone]}`}
      />
    </div>
  );
}
