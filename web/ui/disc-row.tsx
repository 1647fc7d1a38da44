type DiscTone = 'primary' | 'sage' | 'moon';

const FILLS: Record<DiscTone, string> = { primary: 'bg-primary', sage: 'bg-sage/60', moon: 'bg-moon' };
const RIMS: Record<DiscTone, string> = {
  primary: 'border-primary',
  sage: 'border-sage',
  moon: 'border-control',
};

interface DiscRowProps {
  total: number;
  filled: number;
  tone?: DiscTone;
  /** Diameter in px. */
  size?: number;
}

/**
 * So many of so many, as overlapping discs; where two filled ones overlap they deepen.
 * Decoration beside words: it has no name of its own, the number must stand next to it.
 */
export function DiscRow({ total, filled, tone = 'sage', size = 22 }: DiscRowProps) {
  return (
    <span aria-hidden="true" className="isolate inline-flex">
      {Array.from({ length: total }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: discs are nothing but their position
          key={index}
          style={{ width: size, height: size, marginLeft: index === 0 ? 0 : -size * 0.28 }}
          className={`shrink-0 rounded-full border [mix-blend-mode:var(--moon-blend)] transition-colors duration-[320ms] forced-color-adjust-none ${
            index < filled ? `${FILLS[tone]} ${RIMS[tone]}` : 'border-control'
          }`}
        />
      ))}
    </span>
  );
}
