import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { getWriteQueue } from '../../../app/write-queue/browser-write-queue.ts';
import type { RecordedCyclesState } from '../../../data/cycle/use-recorded-cycles.ts';

/**
 * Whether her medical history is worth asking for, and the code that finds the days of her medicines in it: the server says that she
 * shows one (also as this device kept that), or a change of an entry waits to be sent. Once it is, it stays so.
 */
export function useWantsMedicines(userId: string, her: RecordedCyclesState): boolean {
  const isSaid = her.state === 'ready' && her.facts.records.has_medicine_days === true;
  // By its name: the code of the kind is of no use here.
  const readWaiting = useCallback(
    () => getWriteQueue().listWaiting('medical-records', userId).length > 0,
    [userId],
  );
  const isChanging = useSyncExternalStore(subscribe, readWaiting, () => false);
  const [wanted, setWanted] = useState(false);
  const isWanted = isSaid || isChanging;
  useEffect(() => {
    if (isWanted) setWanted(true);
  }, [isWanted]);
  return wanted;
}

// Only called in a browser.
const subscribe = (listener: () => void) => getWriteQueue().subscribe(listener);
