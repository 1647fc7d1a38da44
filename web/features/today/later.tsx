import { type ComponentType, lazy, type ReactNode, useEffect } from 'react';
import { NOT_KNOWN_YET, type TodayKnown } from './today-known.ts';

/** A part that comes after the page; `instead` stands there where it cannot be loaded. */
export function later<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  instead: ComponentType<NoInfer<Props>>,
) {
  return lazy(() => load().catch(() => ({ default: instead })));
}

/** Without a connection and not kept: Today goes on without it. */
export function Nothing() {
  return null;
}

/** What it would have stood around stands alone. */
export function Bare({ children }: { children: ReactNode }) {
  return children;
}

/** What reckons did not load: it is said, and the page is what is loaded again. */
export function NotReckoned({ onKnown }: { onKnown: (known: TodayKnown) => void }) {
  useEffect(
    () => onKnown({ ...NOT_KNOWN_YET, status: 'failed', retry: () => window.location.reload() }),
    [onKnown],
  );
  return null;
}

/** No advice can be looked for: what is open stands where it stands. */
export function NoAdvice({ onAdvice }: { onAdvice: (card: null) => void }) {
  useEffect(() => onAdvice(null), [onAdvice]);
  return null;
}
