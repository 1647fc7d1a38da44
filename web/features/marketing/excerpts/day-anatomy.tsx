import { SignalDot } from '../../../app/day-signs.tsx';
import { PhaseDisc, type PhaseLook } from '../../../app/phase-disc.tsx';

const TRACKS = [
  { name: 'Phase', about: 'fill and rim of the whole disc' },
  { name: 'Signals', about: 'a thin ring: something is noted for this day' },
  { name: 'Today', about: 'a strong ring around the numeral' },
  { name: 'Dots', about: 'symptoms, intercourse, mood: circle, diamond, dome' },
];
const LOOKS: { look: PhaseLook; day: number; word: string }[] = [
  { look: 'period', day: 4, word: 'Recorded' },
  { look: 'period-predicted', day: 30, word: 'Predicted' },
  { look: 'fertile', day: 13, word: 'Fertile' },
  { look: 'ovulation', day: 16, word: 'Ovulation' },
];

/** One day, large, and what each of its rings means: state is never told by colour alone. */
export function DayAnatomy() {
  return (
    <div>
      <div className="grid items-center gap-x-8 gap-y-6 sm:grid-cols-[auto_minmax(0,1fr)]">
        <span
          aria-hidden="true"
          className="relative isolate grid size-44 place-items-center text-cycle-fill-text max-sm:mx-auto"
        >
          <PhaseDisc look="period" />
          <span className="absolute inset-[7%] rounded-full border-2 border-cycle-fill-text" />
          <span className="relative mt-1 flex flex-col items-center gap-2">
            <span className="grid size-19 place-items-center rounded-full border-[5px] border-cycle-fill-text text-[2.25rem] leading-none font-strong tabular-nums">
              7
            </span>
            <span className="flex items-center gap-1.5 rounded-full bg-surface px-2.5 py-1.5 forced-color-adjust-none">
              <SignalDot kind="symptom" size={20} />
              <SignalDot kind="intercourse" size={20} />
              <SignalDot kind="mood" size={20} />
            </span>
          </span>
        </span>
        <ol className="space-y-2.5">
          {TRACKS.map(({ name, about }, index) => (
            <li key={name} className="grid grid-cols-[1.5rem_minmax(0,1fr)]">
              <span aria-hidden="true" className="font-serif text-muted">
                {index + 1}
              </span>
              <span>
                <strong className="font-strong">{name}</strong> <span className="text-muted">{about}</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
      <ul className="mt-8 grid grid-cols-4 gap-2 border-t border-border pt-6">
        {LOOKS.map(({ look, day, word }) => (
          <li key={look} className="text-center">
            <span
              aria-hidden="true"
              className={`relative isolate mx-auto grid size-13 place-items-center font-strong tabular-nums sm:size-16 ${
                look === 'period' || look === 'ovulation' ? 'text-cycle-fill-text' : ''
              }`}
            >
              <PhaseDisc look={look} />
              <span className="relative">{day}</span>
            </span>
            <span className="type-hint mt-2 block">{word}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
