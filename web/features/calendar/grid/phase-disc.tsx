import type { DayMark } from '@lunaria/domain/cycle/mark-days.ts';

/** What a day's disc looks like. A prediction is hollow with a dashed rim, never like a fact. */
export type PhaseLook = 'period' | 'period-predicted' | 'fertile' | 'ovulation';

/** The look of a day; null for a regular one, which has no disc. */
export function lookOf({ dayClass, source }: DayMark): PhaseLook | null {
  if (dayClass === 'regular') return null;
  if (dayClass === 'period') return source === 'recorded' ? 'period' : 'period-predicted';
  return dayClass;
}

/** True where what is written on the disc has to be dark in both themes. */
export function isFilled(look: PhaseLook | null): boolean {
  return look === 'period' || look === 'ovulation';
}

const HATCH =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--fertile)_55%,transparent)_0_1px,transparent_1px_7px)]';
const SMALL_HATCH =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--fertile)_55%,transparent)_0_1px,transparent_1px_4px)]';

const LOOKS: Record<PhaseLook, string> = {
  period: 'border border-period-ink/60 bg-period',
  'period-predicted': 'border-2 border-dashed border-period-ink bg-period-tint',
  fertile: 'border-[1.5px] border-fertile bg-fertile-tint',
  ovulation: 'border-2 border-dashed border-ovulation-ink',
};

/**
 * A phase as a disc over the whole of a positioned parent. Where discs of one isolated group overlap they deepen.
 * `isSmall` is for legends and lines of text.
 */
export function PhaseDisc({ look, isSmall = false }: { look: PhaseLook; isSmall?: boolean }) {
  const hatch = look === 'fertile' ? (isSmall ? SMALL_HATCH : HATCH) : '';
  const rim = isSmall && look !== 'fertile' && look !== 'period' ? 'border-[1.5px]' : '';
  return (
    <span
      aria-hidden="true"
      data-look={look}
      className={`pointer-events-none absolute inset-0 rounded-full [mix-blend-mode:var(--moon-blend)] forced-color-adjust-none ${LOOKS[look]} ${hatch} ${rim}`}
    >
      {look === 'ovulation' && (
        <>
          <span className={`absolute rounded-full bg-ovulation ${isSmall ? 'inset-[13%]' : 'inset-[6%]'}`} />
          <span
            className={`absolute left-1/2 -translate-x-1/2 rounded-[50%] bg-ovulation-ink ${
              isSmall ? 'top-1/2 h-[38%] w-[30%] -translate-y-1/2' : 'top-[11%] h-[13%] w-[10%]'
            }`}
          />
        </>
      )}
    </span>
  );
}
