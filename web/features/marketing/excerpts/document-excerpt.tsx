import { ArrowDown, Check, FlaskConical } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { ExampleFigure } from './example-figure.tsx';

const VALUES = [
  { name: 'Ferritin', result: '9', unit: 'ng/mL', range: '15 – 150', isLow: true },
  { name: 'Haemoglobin', result: '12.4', unit: 'g/dL', range: '12.0 – 15.5', isLow: false },
  { name: 'TSH', result: '1.9', unit: 'mIU/L', range: '0.4 – 4.0', isLow: false },
];
const ICON = { 'aria-hidden': true, size: 14, strokeWidth: 1.75 } as const;

/** A laboratory report as it is shown after reading: category, quotation with its place, values beside printed ranges. */
export function DocumentExcerpt({ className = '' }: { className?: string }) {
  return (
    <ExampleFigure
      title="Laboratory report, 3 November 2026"
      said="A document that was read: filed under lab results, one sentence of it quoted with its page and line, and three values beside their printed ranges. Ferritin of 9 is below its range of 15 to 150, the others are in range."
      className={className}
    >
      <Badge tone="category" category="lab_results" icon={<FlaskConical {...ICON} />}>
        Lab results
      </Badge>
      <p className="mt-4">
        It says: “Ferritin 9 ng/mL, reference <span className="whitespace-nowrap">15 – 150”.</span>{' '}
        <span className="type-small text-muted underline underline-offset-3">Page 1, line 14</span>
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-4 sm:grid-cols-[minmax(0,1fr)_auto_auto_auto] sm:gap-x-8">
        <p className="type-hint col-span-full grid grid-cols-subgrid border-b border-border pb-2 text-muted">
          <span>Value</span>
          <span className="text-right">Result</span>
          <span className="max-sm:hidden">Printed range</span>
        </p>
        {VALUES.map(({ name, result, unit, range, isLow }) => (
          <p
            key={name}
            className="col-span-full grid grid-cols-subgrid items-center border-b border-border py-3 last:border-0 last:pb-0"
          >
            <span>
              {name}
              <span className="type-hint block text-muted tabular-nums sm:hidden">{range}</span>
            </span>
            <span className="text-right tabular-nums">
              {result} <span className="text-muted">{unit}</span>
            </span>
            <span className="text-muted tabular-nums max-sm:hidden">{range}</span>
            <span className="justify-self-end">
              {isLow ? (
                <Badge tone="warning" icon={<ArrowDown {...ICON} />}>
                  Below range
                </Badge>
              ) : (
                <Badge tone="success" icon={<Check {...ICON} />}>
                  In range
                </Badge>
              )}
            </span>
          </p>
        ))}
      </div>
    </ExampleFigure>
  );
}
