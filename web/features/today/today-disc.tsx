import type { TodayDisc as Disc, DiscLook } from '@lunaria/domain/today/today-view.ts';
import { DISC_RADIUS, HALF, Orbit } from './orbit.tsx';
import { DISC_STYLE } from './outlines.tsx';

const SMALL_STYLE = 'relative mx-auto my-1 aspect-square w-[min(11.25rem,100%)] [container-type:inline-size]';

const LOOKS: Readonly<Record<DiscLook, string>> = {
  period: 'fill-period',
  expected: 'fill-period-tint stroke-period-ink stroke-[2] [stroke-dasharray:5_4]',
  fertile: 'fill-surface stroke-fertile stroke-[2.5]',
  ovulation: 'fill-surface stroke-ovulation-ink stroke-[2.5] [stroke-dasharray:6_4]',
  cycle: 'fill-surface stroke-signals-ring stroke-[1.5]',
  pregnancy: 'fill-surface stroke-stage stroke-[1.5]',
  chapter: 'fill-moon',
  stage: 'fill-stage-tint stroke-stage stroke-[1.5]',
  hollow: 'fill-surface stroke-control stroke-[1.5] [stroke-dasharray:5_4]',
};

/** Within what is filled: something of today is noted. */
const RINGS: Partial<Record<DiscLook, string>> = {
  period: 'stroke-cycle-fill-text',
  chapter: 'stroke-signals-ring',
};

interface TodayDiscProps {
  disc: Disc;
  /** Something below needs its room. */
  isSmall: boolean;
  /** Opens the day. */
  onPress: () => void;
}

/** What today is, in one breath; pressed it opens the day. */
export function TodayDisc({ disc, isSmall, onPress }: TodayDiscProps) {
  const { look, numeral, words, line, orbit } = disc;
  const isFilled = look === 'period';
  return (
    <button
      type="button"
      onClick={onPress}
      data-look={look}
      className={`${isSmall ? SMALL_STYLE : DISC_STYLE} block rounded-full`}
    >
      <svg
        viewBox={`${-HALF} ${-HALF} ${2 * HALF} ${2 * HALF}`}
        aria-hidden="true"
        className={`absolute inset-0 size-full forced-color-adjust-none ${look === 'stage' || look === 'pregnancy' ? '[--orbit:var(--stage)]' : '[--orbit:var(--signals-ring)]'}`}
      >
        <circle r={DISC_RADIUS} className={LOOKS[look]} />
        {disc.fill !== undefined && <Filled share={disc.fill} />}
        {RINGS[look] && <circle r={DISC_RADIUS - 7} className={`fill-none stroke-[1.5] ${RINGS[look]}`} />}
        <Orbit seeds={orbit} />
      </svg>
      <span
        className={`absolute inset-[17%] flex flex-col items-center justify-center gap-[1cqw] text-center leading-tight ${isFilled ? 'text-cycle-fill-text' : ''}`}
      >
        {numeral !== null && (
          <span
            className={`font-serif leading-[1.05] font-[420] tracking-[-0.012em] whitespace-nowrap tabular-nums lining-nums ${numeral.length > 7 ? 'text-[17cqw]' : 'text-[20cqw]'}`}
          >
            {numeral}{' '}
          </span>
        )}
        {words !== null && (
          <span className={numeral === null ? 'type-h3' : 'text-[max(0.9375rem,6.6cqw)] font-medium'}>
            {words}{' '}
          </span>
        )}
        {line !== null && (
          <span className={`text-[max(0.75rem,5.1cqw)] ${isFilled ? '' : 'text-text'}`}>{line}</span>
        )}
        <span className="sr-only">, open the day</span>
      </span>
    </button>
  );
}

/** A pregnancy: the inner disc grows with the weeks, from below. */
function Filled({ share }: { share: number }) {
  // Its area is the share.
  const radius = (DISC_RADIUS - 4) * Math.sqrt(Math.max(share, 0.01));
  return <circle cy={DISC_RADIUS - 4 - radius} r={radius} className="fill-stage-tint" />;
}
