/** The motif between greeting and selector, hanging from the header; in a cell of its own, never behind text. */
export function GreetingDiscs() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none -mt-10 hidden self-stretch overflow-hidden lg:block"
    >
      <svg viewBox="0 0 348 120" aria-hidden="true" className="isolate mx-auto h-30 w-87">
        {DISCS.map(({ cx, cy, r }) => (
          <circle
            key={cx}
            cx={cx}
            cy={cy}
            r={r}
            className="fill-moon/45 stroke-control/45 [mix-blend-mode:var(--moon-blend)]"
          />
        ))}
      </svg>
    </div>
  );
}

const DISCS = [
  { cx: 126, cy: -25, r: 125 },
  { cx: 257, cy: 17, r: 90 },
  { cx: 181, cy: 66, r: 51 },
];
