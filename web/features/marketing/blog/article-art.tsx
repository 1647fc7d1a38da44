import { type ReactNode, useId } from 'react';
import type { ArticleSlug } from './articles.ts';

const BLEND = '[mix-blend-mode:var(--moon-blend)]';
const MOON = `${BLEND} fill-moon stroke-control`;
const PERIOD = `${BLEND} fill-period stroke-period-ink`;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
const round = (value: number) => Math.round(value * 10) / 10;

/** The disc of ovulation: smaller, with a halo that is dashed, because here it is always an estimate. */
function OvulationDisc({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={r} className="fill-ovulation" />
      <circle
        cx={x}
        cy={y}
        r={r * 1.55}
        fill="none"
        strokeWidth="1.6"
        strokeDasharray="3.5 3"
        className="stroke-ovulation-ink"
      />
    </>
  );
}

/** Twenty-eight days in a ring: five of bleeding, five fertile, ovulation, and the days between. */
function CycleRing() {
  const hatch = useId();
  return (
    <>
      <pattern
        id={hatch}
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(135 0 0)"
      >
        <rect width="5" height="5" className="fill-fertile-tint" />
        <path d="M0 0H5" strokeWidth="2.4" className="stroke-fertile" />
      </pattern>
      {range(28).map((day) => {
        const angle = ((day - 9) / 28) * 2 * Math.PI;
        const x = round(160 + 72 * Math.cos(angle));
        const y = round(100 + 72 * Math.sin(angle));
        if (day < 5) return <circle key={day} cx={x} cy={y} r="13" className={PERIOD} />;
        if (day >= 9 && day < 14) {
          return (
            <circle
              key={day}
              cx={x}
              cy={y}
              r="11"
              fill={`url(#${hatch})`}
              strokeWidth="1.2"
              className="stroke-fertile"
            />
          );
        }
        if (day === 14) return <OvulationDisc key={day} x={x} y={y} r={8.5} />;
        return (
          <circle key={day} cx={x} cy={y} r="3.2" fill="none" strokeWidth="1.2" className="stroke-control" />
        );
      })}
      <circle cx="160" cy="100" r="34" strokeWidth="0.8" className={MOON} />
    </>
  );
}

/** Mucus that grows before, the test on its day, the step in temperature afterwards. */
function ThreeSigns() {
  const dayX = (day: number) => 26 + day * 11.65;
  const wobble = [0, 3, -2, 2, -3, 1, 3, -1, 2, 0, -2, 1];
  return (
    <>
      {range(7).map((step) => (
        <circle
          key={step}
          cx={dayX(6 + step)}
          cy="68"
          r={5 + step * 3.1}
          strokeWidth="1"
          fillOpacity="0.75"
          className={`${BLEND} fill-fertile-tint stroke-fertile`}
        />
      ))}
      <OvulationDisc x={dayX(14.6)} y={68} r={13} />
      <path
        d={`M${dayX(13.5)} 34V176`}
        strokeWidth="1"
        strokeDasharray="2 4"
        fill="none"
        className="stroke-control"
      />
      {range(24).map((day) => (
        <circle
          key={day}
          cx={round(dayX(day))}
          cy={(day < 14 ? 164 : 138) + (wobble[day % wobble.length] ?? 0)}
          r="4.6"
          strokeWidth="1"
          className={day < 14 ? MOON : `${BLEND} fill-primary stroke-primary`}
        />
      ))}
    </>
  );
}

/** First the stores run low, then the supply; the blood is still full. */
function IronLevels() {
  const id = useId();
  const vessels = [
    { x: 92, r: 56, level: 0.2 },
    { x: 172, r: 46, level: 0.6 },
    { x: 240, r: 38, level: 0.96 },
  ];
  return vessels.map(({ x, r, level }, index) => (
    <g key={x}>
      <clipPath id={`${id}${index}`}>
        <circle cx={x} cy="100" r={r} />
      </clipPath>
      <circle cx={x} cy="100" r={r} strokeWidth="1" fillOpacity="0.7" className={MOON} />
      <rect
        x={x - r}
        y={100 + r - 2 * r * level}
        width={2 * r}
        height={2 * r * level}
        clipPath={`url(#${id}${index})`}
        className={`${BLEND} fill-period`}
      />
      <circle cx={x} cy="100" r={r} fill="none" strokeWidth="1.6" className="stroke-period-ink" />
    </g>
  ));
}

/** Two cycles below each other: what grows before each period and is gone after it. */
function TwoMonths() {
  return [62, 138].map((y) => (
    <g key={y}>
      <path d={`M20 ${y}H290`} strokeWidth="1" fill="none" className="stroke-control" />
      {range(28).map((day) => {
        const x = round(24 + day * 9.2);
        if (day < 4) return <circle key={day} cx={x} cy={y} r="8.5" className={PERIOD} />;
        const grown = Math.max(0, day - 18);
        return (
          <circle
            key={day}
            cx={x}
            cy={y}
            r={round(2.6 + grown * grown * 0.26)}
            strokeWidth="1"
            fillOpacity={grown > 0 ? 0.55 : 1}
            className={grown > 0 ? `${BLEND} fill-stage stroke-stage` : 'fill-background stroke-control'}
          />
        );
      })}
    </g>
  ));
}

/** Forty weeks from the inside outwards: two before conception, hollow; the last one a date with a halo. */
function FortyWeeks() {
  return range(40).map((week) => {
    const angle = week * 2.39996;
    const x = round(160 + 13.4 * Math.sqrt(week + 0.4) * Math.cos(angle));
    const y = round(100 + 13.4 * Math.sqrt(week + 0.4) * Math.sin(angle));
    const r = round(5.5 + week * 0.16);
    if (week === 39) return <OvulationDisc key={week} x={x} y={y} r={8} />;
    if (week < 2) {
      return (
        <circle
          key={week}
          cx={x}
          cy={y}
          r={r}
          fill="none"
          strokeWidth="1.4"
          strokeDasharray="2.5 2"
          className="stroke-stage"
        />
      );
    }
    return (
      <circle
        key={week}
        cx={x}
        cy={y}
        r={r}
        strokeWidth="1"
        fillOpacity={round(0.22 + week * 0.014)}
        className={`${BLEND} fill-stage stroke-stage`}
      />
    );
  });
}

/** One stem per cycle, as tall as it was long: even at first, then not. The one that has not come yet is hollow. */
function UnevenStems() {
  const stems = [
    { x: 34, days: 28 },
    { x: 60, days: 27 },
    { x: 87, days: 29 },
    { x: 116, days: 24 },
    { x: 141, days: 33 },
    { x: 176, days: 26 },
    { x: 200, days: 41 },
    { x: 246, days: 30 },
    { x: 286, days: 49 },
  ];
  return (
    <>
      <path d="M14 182H306" strokeWidth="1" fill="none" className="stroke-control" />
      {stems.map(({ x, days }, index) => {
        const y = 190 - days * 3;
        const isLast = index === stems.length - 1;
        return (
          <g key={x}>
            <path
              d={`M${x} 182Q${x - 5} ${(182 + y) / 2} ${x} ${y}`}
              fill="none"
              strokeWidth="1.6"
              strokeLinecap="round"
              className="stroke-stage"
            />
            <ellipse
              cx={x}
              cy={y - 6}
              rx="17"
              ry="20"
              strokeWidth="1.2"
              fillOpacity="0.85"
              strokeDasharray={isLast ? '3 3' : undefined}
              className={isLast ? 'fill-none stroke-stage' : `${BLEND} fill-moon stroke-stage`}
            />
            {!isLast && (
              <g className="fill-stage" opacity="0.6">
                <ellipse cx={x - 5} cy={y - 9} rx="2.4" ry="3.2" />
                <ellipse cx={x + 6} cy={y - 1} rx="2.4" ry="3.2" />
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

const DRAWINGS: Record<ArticleSlug, () => ReactNode> = {
  'a-normal-cycle': CycleRing,
  'heavy-periods-and-iron': IronLevels,
  'how-pregnancy-weeks-are-counted': FortyWeeks,
  'perimenopause-what-changes': UnevenStems,
  'pms-pmdd-and-two-months-of-notes': TwoMonths,
  'reading-the-signs-of-ovulation': ThreeSigns,
};

/** What an article is about, in discs. Drawn in the page, so that it follows the theme and asks for no file. */
export function ArticleArt({ slug, className = '' }: { slug: ArticleSlug; className?: string }) {
  const Drawing = DRAWINGS[slug];
  return (
    <svg viewBox="0 0 320 200" aria-hidden="true" className={`isolate block bg-stage-tint ${className}`}>
      <Drawing />
    </svg>
  );
}
