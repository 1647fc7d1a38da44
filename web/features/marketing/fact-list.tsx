import type { ReactNode } from 'react';

/** What is so today: each line behind a full disc. */
export function FactList({ facts, className = '' }: { facts: readonly ReactNode[]; className?: string }) {
  return (
    <ul className={`space-y-3 ${className}`}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a constant list
        <li key={index} className="flex gap-3">
          <span
            aria-hidden="true"
            className="mt-1.75 size-2.5 shrink-0 rounded-full bg-primary forced-color-adjust-none"
          />
          <span className="measure min-w-0 text-pretty wrap-anywhere">{fact}</span>
        </li>
      ))}
    </ul>
  );
}

/** Points of a text: a few words to find each by, then what is said of it. */
export function PointList({ points }: { points: readonly (readonly [name: string, said: string])[] }) {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-control">
      {points.map(([name, said]) => (
        <li key={name}>
          <b className="font-strong">{name}</b> {said}
        </li>
      ))}
    </ul>
  );
}
