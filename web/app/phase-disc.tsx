import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';

/** What a day's disc looks like. A prediction is hollow with a dashed rim, never like a fact. */
export type PhaseLook =
  | 'period'
  | 'bleeding'
  | 'period-predicted'
  | 'fertile'
  | 'ovulation'
  | 'ovulation-confirmed';

/** The look of a day; null for a regular one, which has no disc. A confirmed ovulation stands above what is computed. */
export function lookOf({ dayClass, source, bleeding }: DayMark, confirmed?: string | null): PhaseLook | null {
  if (confirmed && source !== 'recorded') return 'ovulation-confirmed';
  if (dayClass === 'regular') return null;
  if (bleeding?.isPeriod === false) return 'bleeding';
  if (dayClass === 'period') return source === 'recorded' ? 'period' : 'period-predicted';
  return dayClass;
}

/** True where what is written on the disc has to be dark in both themes. */
export function isFilled(look: PhaseLook | null): boolean {
  return look === 'period' || (look?.startsWith('ovulation') ?? false);
}

const HATCH =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--fertile)_55%,transparent)_0_1px,transparent_1px_7px)]';
const LOOKS: Record<PhaseLook, string> = {
  period: 'border border-period-ink/60 bg-period',
  // What she noted outside of a period: a ring, so that spots in between do not look like a period.
  bleeding: 'border-[5px] border-period',
  'period-predicted': 'border-2 border-dashed border-period-ink bg-period-tint',
  fertile: `border-[1.5px] border-fertile bg-fertile-tint ${HATCH}`,
  ovulation: 'border-2 border-dashed border-ovulation-ink',
  'ovulation-confirmed': 'border-2 border-ovulation-ink',
};

/** A phase as a disc over the whole of a positioned parent. Where discs of one isolated group overlap they deepen. */
export function PhaseDisc({ look }: { look: PhaseLook }) {
  return (
    <span
      data-look={look}
      className={`pointer-events-none absolute inset-0 rounded-full [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${LOOKS[look]}`}
    >
      {look.startsWith('ovulation') && (
        <>
          <span className="absolute inset-[6%] rounded-full bg-ovulation" />
          <span className="absolute top-[10%] left-[46%] h-[10%] w-[8%] rounded-[50%] bg-[light-dark(var(--ovulation-ink),var(--mark-seed))]" />
        </>
      )}
    </span>
  );
}
