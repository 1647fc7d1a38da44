import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';

/** What a day's disc looks like. A prediction is hollow with a dashed rim, never like a fact. */
export type PhaseLook =
  | 'period'
  | 'period-open'
  | 'bleeding'
  | 'period-predicted'
  | 'fertile'
  | 'ovulation'
  | 'ovulation-confirmed';

/** The look of a day; null for a regular one, which has no disc. A confirmed ovulation stands above what is computed. */
export function lookOf(
  { dayClass, source, bleeding, isEndUnknown }: DayMark,
  confirmed?: string | null,
): PhaseLook | null {
  if (confirmed && source !== 'recorded') return 'ovulation-confirmed';
  if (dayClass === 'regular') return null;
  if (bleeding?.isPeriod === false) return 'bleeding';
  if (dayClass !== 'period') return dayClass;
  if (source === 'recorded') return 'period';
  return isEndUnknown ? 'period-open' : 'period-predicted';
}

/** True where what is written on the disc has to be dark in both themes. */
export function isFilled(look: PhaseLook | null): boolean {
  return look === 'period' || look === 'bleeding' || (look?.startsWith('ovulation') ?? false);
}

const HATCH =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--fertile)_55%,transparent)_0_1px,transparent_1px_7px)]';
const LOOKS: Record<PhaseLook, string> = {
  period: 'border border-period-ink/60 bg-period',
  // It goes on until she says that it ended: what is recorded reaches into the day from its left, and no further.
  'period-open':
    'border-2 border-dotted border-period-ink bg-[linear-gradient(to_right,var(--period)_26%,transparent_26%)]',
  // What she noted outside of a period is small, so that spots in between do not look like one.
  bleeding: '',
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
      {look === 'bleeding' && (
        <span className="absolute inset-[21%] rounded-full border border-period-ink/60 bg-period" />
      )}
      {look.startsWith('ovulation') && (
        <>
          <span className="absolute inset-[6%] rounded-full bg-ovulation" />
          <span className="absolute top-[10%] left-[46%] h-[10%] w-[8%] rounded-[50%] bg-[light-dark(var(--ovulation-ink),var(--mark-seed))]" />
        </>
      )}
    </span>
  );
}
