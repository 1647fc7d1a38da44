import { DiscRow } from '../../../ui/disc-row.tsx';
import { ExampleFigure } from './example-figure.tsx';

const SCALES = [
  { label: 'Sleep quality', low: '1 poor', high: '10 deep', value: 7 },
  { label: 'Mood', low: '1 low', high: '10 bright', value: 8 },
  { label: 'Stress', low: '1 calm', high: '10 tense', value: 3 },
];
const FLOWS = ['None', 'Spotting', 'Light', 'Medium', 'Heavy'];
const CHOSEN_FLOW = 'Light';

/** A day's log: scales with a typed value, glasses of water, a choice that the life stage adds. */
export function LogExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="Friday, 20 November"
      said="A day of the daily log: hours slept 7.5, sleep quality 7, mood 8 and stress 3 of 10, six glasses of water, a light period flow."
      className={className}
    >
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <div>
          <p className="type-label">Hours slept</p>
          <p className="mt-1">
            <span className="type-numeral">7.5</span> <span className="text-muted">hours</span>
          </p>
        </div>
        <div>
          <p className="type-label">Water</p>
          <p className="mt-1.5">
            6 <span className="text-muted">glasses</span>
          </p>
          <div className="mt-1.5">
            <DiscRow total={8} filled={6} size={24} />
          </div>
        </div>
        <div className="space-y-4 sm:col-span-2">
          {SCALES.map((scale) => (
            <Scale key={scale.label} {...scale} />
          ))}
        </div>
        <div className="sm:col-span-2">
          <p className="type-label">Period flow</p>
          <div className="mt-2 flex flex-wrap gap-2">
            {FLOWS.map((flow) => (
              <span
                key={flow}
                className={`type-small rounded-full border px-3 py-1.5 ${
                  flow === CHOSEN_FLOW
                    ? 'border-primary bg-primary-tint font-medium text-primary'
                    : 'border-control'
                }`}
              >
                {flow}
              </span>
            ))}
          </div>
        </div>
      </div>
    </ExampleFigure>
  );
}

function Scale({ label, low, high, value }: (typeof SCALES)[number]) {
  const share = `${((value - 1) / 9) * 100}%`;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
      <div>
        <p className="type-label">{label}</p>
        <div className="relative mt-3 h-1.5 rounded-full bg-sunken outline outline-control/40 forced-color-adjust-none">
          <span className="absolute inset-y-0 left-0 rounded-full bg-sage" style={{ width: share }} />
          <span
            className="absolute top-1/2 size-4.5 -translate-1/2 rounded-full border-2 border-sage bg-raised"
            style={{ left: share }}
          />
        </div>
        <p className="type-hint mt-2.5 flex justify-between text-muted">
          <span>{low}</span>
          <span>{high}</span>
        </p>
      </div>
      <span className="grid h-10 w-12 place-items-center rounded-input border border-control bg-raised tabular-nums">
        {value}
      </span>
    </div>
  );
}
