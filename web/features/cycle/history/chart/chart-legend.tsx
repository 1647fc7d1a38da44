import { CycleSign } from '../../../../app/day-signs.tsx';

/** What the discs mean. Ovulation is drawn only where it is known: its rim is solid. */
export function ChartLegend() {
  return (
    <ul aria-label="Legend" className="type-small flex flex-wrap gap-x-4 gap-y-1.5">
      <li className="flex items-center gap-2">
        <CycleSign kind="period" />
        Period
      </li>
      <li className="flex items-center gap-2">
        <CycleSign kind="fertile" />
        Fertile
      </li>
      <li className="flex items-center gap-2">
        <KnownOvulationSign />
        Ovulation
      </li>
    </ul>
  );
}

function KnownOvulationSign() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      aria-hidden="true"
      className="shrink-0 forced-color-adjust-none"
    >
      <circle cx="12" cy="12" r="11" strokeWidth="1.5" className="fill-surface stroke-ovulation-ink" />
      <circle cx="12" cy="12" r="8.6" className="fill-ovulation" />
      <circle cx="12" cy="12" r="2.6" className="fill-[light-dark(var(--ovulation-ink),var(--mark-seed))]" />
    </svg>
  );
}
