import { useId } from 'react';

/** How full the disc is, from below. */
const LEVELS: Record<string, number> = { light: 0.36, medium: 0.6, heavy: 1 };

/** How much she bled, as a disc that fills. The word beside it says it too. */
export function FlowDisc({ flow }: { flow: string }) {
  const id = useId();
  const level = LEVELS[flow] ?? 0;
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="forced-color-adjust-none">
      <clipPath id={id}>
        <rect x="0" y={18 - 16 * level} width="20" height="20" />
      </clipPath>
      <circle cx="10" cy="10" r="8" className="fill-period" clipPath={`url(#${id})`} />
      <circle
        cx="10"
        cy="10"
        r="8"
        fill="none"
        strokeWidth="1.4"
        strokeDasharray={flow === 'spotting' ? '2.4 2' : undefined}
        className={flow === 'none' ? 'stroke-control' : 'stroke-period-ink'}
      />
    </svg>
  );
}
