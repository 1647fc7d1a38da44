import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

const NOTES = [
  { name: 'Septum', about: 'the silver disc, thin enough to see through' },
  { name: 'Seeds', about: 'dark, on both sides, each where it grew' },
  { name: 'Walls', about: 'fallen off: nothing is left in front' },
];

/** One pod of the plant, as a herbarium would mount it, with what is seen in it. */
export function Specimen() {
  return (
    <figure className="mx-auto max-w-110 rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] sm:p-8">
      <Pod />
      <figcaption className="mt-2">
        <p className="font-serif text-[1.375rem]/7">
          <em>Lunaria annua</em> L.
        </p>
        <p className="type-small text-muted">Honesty. A pod after summer. {PRODUCT_NAME} bears its name.</p>
        <dl className="type-small mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-border pt-4">
          {NOTES.map(({ name, about }, index) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="font-medium">
                <span className="font-serif text-muted italic">{index + 1}</span> {name}
              </dt>
              <dd className="text-muted">{about}</dd>
            </div>
          ))}
        </dl>
      </figcaption>
    </figure>
  );
}

/** Seeds hang on threads from the rim, four to the left and three to the right. */
const SEEDS = [
  { x: 118, y: 128, turn: -28, thread: 'M92 104Q104 112 112 122' },
  { x: 104, y: 196, turn: 12, thread: 'M72 186Q86 188 96 194' },
  { x: 140, y: 262, turn: 38, thread: 'M104 278Q122 274 133 266' },
  { x: 268, y: 118, turn: 30, thread: 'M292 92Q282 102 274 112' },
  { x: 286, y: 190, turn: -10, thread: 'M318 180Q304 182 294 188' },
  { x: 252, y: 256, turn: -36, thread: 'M286 272Q270 268 259 260' },
];

function Pod() {
  return (
    <svg viewBox="0 0 390 400" aria-hidden="true" className="isolate w-full forced-color-adjust-none">
      {/* What has fallen: the two walls, beside it, as outlines. */}
      <ellipse
        cx="168"
        cy="178"
        rx="124"
        ry="146"
        transform="rotate(-9 168 178)"
        fill="none"
        strokeWidth="1"
        strokeDasharray="4 5"
        className="stroke-control"
      />
      <ellipse
        cx="224"
        cy="182"
        rx="124"
        ry="146"
        transform="rotate(8 224 182)"
        strokeWidth="1"
        className="fill-moon/60 stroke-control [mix-blend-mode:var(--moon-blend)]"
      />
      <ellipse
        cx="195"
        cy="178"
        rx="126"
        ry="150"
        strokeWidth="1.75"
        className="fill-moon stroke-primary [mix-blend-mode:var(--moon-blend)]"
      />
      {/* Veins of the septum, and the style at its tip. */}
      <path
        d="M195 328C182 250 176 130 195 28M195 328C214 250 220 130 206 42M195 320C150 260 128 160 158 62M197 320C244 262 262 156 232 58"
        fill="none"
        strokeWidth="0.8"
        className="stroke-control"
      />
      <path d="M195 28V10" strokeWidth="1.75" strokeLinecap="round" className="stroke-primary" />
      <path
        d="M195 328C194 352 186 372 170 396"
        fill="none"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="stroke-primary"
      />
      {SEEDS.map(({ x, y, turn, thread }) => (
        <g key={thread}>
          <path d={thread} fill="none" strokeWidth="1.1" className="stroke-primary" />
          <ellipse
            cx={x}
            cy={y}
            rx="12"
            ry="15"
            transform={`rotate(${turn} ${x} ${y})`}
            className="fill-primary"
          />
        </g>
      ))}
      <Mark index={1} x={195} y={206} />
      <Mark index={2} x={140} y={150} />
      <Mark index={3} x={346} y={252} />
    </svg>
  );
}

function Mark({ index, x, y }: { index: number; x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="13" className="fill-surface stroke-control" />
      <text x={x} y={y + 5.5} textAnchor="middle" className="fill-text font-serif text-[16px] italic">
        {index}
      </text>
    </>
  );
}
