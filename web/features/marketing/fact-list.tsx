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
