import { HeatDisc } from './heat-disc.tsx';

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
