/** Discs of symptoms and of moods; where nothing was marked, a point. */
export type HeatTone = 'symptom' | 'mood' | 'recorded';

const FILLS: Record<HeatTone, string> = {
  symptom: 'bg-signals-ring',
  mood: 'bg-mood-dot',
  recorded: 'bg-moon',
};
const RIMS: Record<HeatTone, string> = {
  symptom: 'border-signals-ring',
  mood: 'border-mood-dot-edge',
  recorded: 'border-control',
};

interface HeatDiscProps {
  tone: HeatTone;
  /** 0 to 1: the area, and how full it is. */
  share: number;
  /** Diameter of the whole share, in px. */
  size: number;
}

/** In how many of her cycles, as area. Decoration: the numbers stand beside it as text. */
export function HeatDisc({ tone, share, size }: HeatDiscProps) {
  // Small ones keep a rim that can be seen.
  const diameter = Math.max(5, Math.round(size * Math.sqrt(share)));
  return (
    <span
      aria-hidden="true"
      style={{ width: diameter, height: diameter }}
      className={`relative isolate block overflow-hidden rounded-full border forced-color-adjust-none ${RIMS[tone]}`}
    >
      <span
        style={{ opacity: tone === 'recorded' ? 1 : 0.35 + 0.65 * share }}
        className={`absolute inset-0 ${FILLS[tone]} forced-colors:bg-[color:CanvasText]`}
      />
    </span>
  );
}

/** What the shapes of the map mean. `strip`: the days under the coloured strip. */
export function HeatLegend({ strip }: { strip: string }) {
  return (
    <ul
      aria-label="Legend"
      className="type-small mt-5 flex flex-wrap gap-x-6 gap-y-2 border-t border-border pt-5"
    >
      <li className="flex items-center gap-2">
        <HeatDisc tone="symptom" share={0.2} size={20} />
        <HeatDisc tone="symptom" share={1} size={20} />
        Symptom: in few, in all cycles
      </li>
      <li className="flex items-center gap-2">
        <HeatDisc tone="mood" share={0.2} size={20} />
        <HeatDisc tone="mood" share={1} size={20} />
        Mood
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="size-[3px] rounded-full bg-control" />
        Recorded, not marked
      </li>
      <li>Empty: not recorded, which is not the same</li>
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="h-1.5 w-6 bg-period forced-color-adjust-none" />
        {strip}
      </li>
    </ul>
  );
}
