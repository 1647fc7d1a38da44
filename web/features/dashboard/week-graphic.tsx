import type { DayMark, StatGraphic } from '@lunaria/domain/dashboard/figure.ts';

type Week = Extract<StatGraphic, { kind: 'days' | 'points' | 'marks' }>;

/**
 * The last seven days, today last. Decoration beside words and numbers that say the same: it has no name of its own. A
 * day without an entry is a gap, zero is not.
 */
export function WeekGraphic({ graphic }: { graphic: Week }) {
  if (graphic.kind === 'marks') return <Marks marks={graphic.marks} />;
  const values = graphic.kind === 'days' ? graphic.shares : graphic.heights;
  const last = values.length - 1;
  return (
    <span aria-hidden="true" className="flex h-9 items-end gap-[6px] pb-1">
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its day
        <span key={index} className="relative h-full w-[8px]">
          {value !== null && (
            <span
              style={graphic.kind === 'days' ? { height: `${value * 100}%` } : { bottom: `${value * 76}%` }}
              className={`absolute inset-x-0 bottom-0 rounded-full forced-color-adjust-none ${
                graphic.kind === 'days' ? 'min-h-0.5' : 'size-[8px]'
              } ${index === last ? 'bg-sage' : 'bg-control/60'}`}
            />
          )}
        </span>
      ))}
    </span>
  );
}

// Told apart by how far they are filled, not by colour.
const MARKS: Record<DayMark, string> = {
  full: 'border-sage bg-sage/60',
  half: 'border-sage bg-linear-to-r from-sage/60 from-50% to-transparent to-50%',
  empty: 'border-control',
};
const DISC_PX = 19;

function Marks({ marks }: { marks: readonly (DayMark | null)[] }) {
  return (
    <span aria-hidden="true" className="isolate flex h-9 items-center">
      {marks.map((mark, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a disc is nothing but its day
          key={index}
          style={{ width: DISC_PX, height: DISC_PX, marginLeft: index === 0 ? 0 : -DISC_PX * 0.14 }}
          className={`shrink-0 rounded-full forced-color-adjust-none [mix-blend-mode:var(--moon-blend)] ${
            mark === null ? 'grid place-items-center' : `border ${MARKS[mark]}`
          }`}
        >
          {mark === null && <span className="size-1 rounded-full bg-control" />}
        </span>
      ))}
    </span>
  );
}
