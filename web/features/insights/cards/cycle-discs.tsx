/** What stands on a disc, and how it is read. */
interface Disc {
  shown: string;
  said: string;
  /** It speaks for the claim; the others are hollow. */
  isFilled: boolean;
}

interface CycleDiscsProps {
  discs: readonly Disc[];
  tone: 'symptom' | 'sage';
}

const TONES = {
  symptom: 'border-symptom-dot bg-symptom-dot/25',
  sage: 'border-sage bg-sage/25',
} as const;

/** One disc for each cycle with its number, oldest first. */
export function CycleDiscs({ discs, tone }: CycleDiscsProps) {
  return (
    <ol aria-label="In each cycle, oldest first" className="isolate mb-2 flex flex-wrap gap-y-1 pl-1.5">
      {discs.map(({ shown, said, isFilled }, cycle) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a cycle is nothing but its place here
          key={cycle}
          className={`type-small -ml-1.5 grid size-8.5 place-items-center rounded-full border-[1.5px] font-strong text-text tabular-nums forced-color-adjust-none ${
            isFilled ? `${TONES[tone]} [mix-blend-mode:var(--moon-blend)]` : 'border-control border-dashed'
          }`}
        >
          <span aria-hidden="true">{shown}</span>
          <span className="sr-only">{said}</span>
        </li>
      ))}
    </ol>
  );
}
