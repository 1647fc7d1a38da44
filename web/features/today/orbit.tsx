import type { Seed } from '@lunaria/domain/today/today-view.ts';
import { memo } from 'react';

/** Of the drawing, whose middle is 0: where the seeds run, and the disc inside of them. */
const ORBIT_RADIUS = 119;
export const DISC_RADIUS = 100;
export const HALF = 128;

/** One seed for each unit, clockwise from the top. It repeats what words say, and is hidden from screen readers. */
export const Orbit = memo(function Orbit({ seeds }: { seeds: readonly Seed[] }) {
  return seeds.map((seed, index) => {
    const angle = (index / seeds.length) * 2 * Math.PI;
    const [x, y] = [ORBIT_RADIUS * Math.sin(angle), -ORBIT_RADIUS * Math.cos(angle)];
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a seed is its place
        key={index}
        transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
      >
        <SeedShape seed={seed} />
        {seed.isNow && <circle r="8" className="fill-none stroke-today stroke-[2]" />}
      </g>
    );
  });
});

function SeedShape({ seed: { kind } }: { seed: Seed }) {
  switch (kind) {
    case 'behind':
      return <circle r="4.2" className="fill-(--orbit)" />;
    case 'ahead':
      return <circle r="3.4" className="fill-background stroke-control stroke-[1.2]" />;
    case 'quiet':
      return <circle r="3" className="fill-moon" />;
    case 'period':
      return <circle r="5.2" className="fill-period" />;
    case 'period-ahead':
      return (
        <circle r="4.6" strokeDasharray="2 1.6" className="fill-period-tint stroke-period-ink stroke-[1.4]" />
      );
    case 'fertile':
      return <circle r="4.6" className="fill-fertile-tint stroke-fertile stroke-[1.6]" />;
    default:
      return (
        <>
          <circle
            r="6.6"
            strokeDasharray={kind === 'ovulation' ? '2 1.5' : undefined}
            className="fill-background stroke-ovulation-ink stroke-[1.5]"
          />
          <circle r="4.6" className="fill-ovulation" />
        </>
      );
  }
}
