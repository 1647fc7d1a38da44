import type { ReactNode } from 'react';

/**
 * In a field that is empty: where it starts, to be seen and not to be taken for a value. A screen reader hears the
 * placeholder of the field instead. Its place is the nearest element that is positioned.
 */
export function FaintNumber({ children }: { children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 flex items-center justify-center gap-1.5 text-muted tabular-nums"
    >
      {children}
    </span>
  );
}
