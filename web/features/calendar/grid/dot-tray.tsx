/** Which kinds of signals a day carries, as bits: a number keeps cells comparable. */
export const DOT = { symptoms: 1, intercourse: 2, mood: 4 } as const;

const SIZE = 'size-1.75 shrink-0 sm:size-2.25';

export function SymptomDot() {
  return <span aria-hidden="true" data-dot="symptoms" className={`rounded-full bg-symptom-dot ${SIZE}`} />;
}

export function IntercourseDot() {
  return (
    <span
      aria-hidden="true"
      data-dot="intercourse"
      className={`scale-90 rotate-45 rounded-[1.5px] bg-intercourse-dot ${SIZE}`}
    />
  );
}

export function MoodDot() {
  return (
    <span
      aria-hidden="true"
      data-dot="mood"
      className="h-1.5 w-2 shrink-0 rounded-t-full border border-mood-dot-edge bg-mood-dot sm:h-2 sm:w-2.75"
    />
  );
}

/** Kinds of signals by shape and place, always in this order, on a ground of their own. */
export function DotTray({ dots }: { dots: number }) {
  return (
    <span className="flex h-2.75 items-center gap-0.75 rounded-full bg-surface px-1 forced-color-adjust-none sm:h-3.75 sm:gap-1 sm:px-1.25">
      {(dots & DOT.symptoms) !== 0 && <SymptomDot />}
      {(dots & DOT.intercourse) !== 0 && <IntercourseDot />}
      {(dots & DOT.mood) !== 0 && <MoodDot />}
    </span>
  );
}
