import { useCallback, useEffect, useState } from 'react';
import { whenIdle } from '../../app/when-idle.ts';
import { whenUsed } from '../../app/when-used.ts';
import { showToast } from '../../ui/toast.tsx';

/** What opens by a click or comes later, and is not part of the first load. */
const PARTS = {
  forecast: () => import('./forecast/forecast-part.tsx'),
  signals: () => import('./signals/signals-dialog.tsx'),
  period: () => import('./period/period-dialog.tsx'),
  settings: () => import('./settings/cycle-settings-dialog.tsx'),
  year: () => import('./year/year-dialog.tsx'),
};

export type PartName = keyof typeof PARTS;
type Parts = { [Name in PartName]?: Awaited<ReturnType<(typeof PARTS)[Name]>>['default'] };

const NAMES = Object.keys(PARTS) as PartName[]; // as: the keys of the table above

/**
 * The code of the parts. What is seen is fetched once the page has nothing better to do, what opens by a click once she
 * uses the page: it opens without a wait, also when the connection has gone meanwhile.
 */
export function useParts(isPageReady: boolean) {
  const [parts, setParts] = useState<Parts>({});

  const load = useCallback(async (name: PartName) => {
    const { default: part } = await PARTS[name]();
    setParts((loaded) => ({ ...loaded, [name]: part }));
  }, []);

  useEffect(() => {
    if (!isPageReady) return;
    const ends = [
      // It is seen by itself; the others are windows.
      whenIdle(() => void load('forecast').catch(() => undefined)),
      whenUsed(() => {
        for (const name of NAMES) load(name).catch(() => undefined);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [isPageReady, load]);

  /** Fetches what is not here yet; false when it could not be, which was said. */
  const ensure = useCallback(
    async (name: PartName): Promise<boolean> => {
      try {
        await load(name);
        return true;
      } catch {
        const message = 'Check your connection and try again.';
        showToast({ title: 'This window did not load', message, kind: 'destructive' });
        return false;
      }
    },
    [load],
  );

  return { parts, ensure };
}
