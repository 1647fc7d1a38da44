interface ShareBarsProps {
  inside: { marked: number; days: number };
  outside: { marked: number; days: number };
  /** What the first bar is: `before`, `in your period`. */
  label: string;
}

/** The two shares of a pattern, one above the other; the counts stand in the sentence beside them. */
export function ShareBars({ inside, outside, label }: ShareBarsProps) {
  return (
    <div aria-hidden="true" className="w-full max-w-80 space-y-1.5">
      <Bar share={inside.marked / inside.days} label={label} isStrong />
      <Bar share={outside.marked / outside.days} label="other days" />
    </div>
  );
}

function Bar({ share, label, isStrong = false }: { share: number; label: string; isStrong?: boolean }) {
  return (
    <div className="grid grid-cols-[5.75rem_minmax(0,1fr)_2.75rem] items-center gap-2">
      <span className="type-hint text-right text-muted">{label}</span>
      <span className="h-3 overflow-hidden rounded-full border border-control bg-sunken">
        <span
          style={{ width: `${Math.round(share * 100)}%` }}
          className={`block h-full forced-color-adjust-none ${isStrong ? 'bg-primary' : 'bg-control'}`}
        />
      </span>
      <span className="type-hint tabular-nums">{Math.round(share * 100)} %</span>
    </div>
  );
}
