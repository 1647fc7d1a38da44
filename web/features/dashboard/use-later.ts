import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that comes after the page is drawn; null until it is here, and where it cannot be loaded. `load` has to be
 * the same function at every drawing. With null nothing is loaded.
 */
export function useLater<Props>(
  load: (() => Promise<ComponentType<Props>>) | null,
): ComponentType<Props> | null {
  const [part, setPart] = useState<{ Part: ComponentType<Props> } | null>(null);
  useEffect(() => {
    if (load === null) return;
    let isCurrent = true;
    load().then(
      (Part) => isCurrent && setPart({ Part }),
      // Without a connection and not kept: the page goes on without it.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return part?.Part ?? null;
}
