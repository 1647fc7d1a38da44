import { useSyncExternalStore } from 'react';

/** What has come of rows that take long to load: in memory, as long as they are loading and somebody looks. */
export interface RowsSoFar<Rows> {
  /** null: all of them are there, or none will come. */
  tell: (userId: string, rows: Rows | null) => void;
  subscribe: (hear: () => void) => () => void;
  read: (userId: string) => Rows | null;
}

export function createRowsSoFar<Rows>(): RowsSoFar<Rows> {
  let arrived: { userId: string; rows: Rows } | null = null;
  const listeners = new Set<() => void>();
  return {
    tell(userId, rows) {
      if (rows === null && arrived === null) return;
      arrived = rows === null || listeners.size === 0 ? null : { userId, rows };
      for (const hear of listeners) hear();
    },
    subscribe(hear) {
      listeners.add(hear);
      return () => {
        listeners.delete(hear);
        if (listeners.size === 0) arrived = null;
      };
    },
    read: (userId) => (arrived?.userId === userId ? arrived.rows : null),
  };
}

/** What has come so far of hers; null: nothing is on its way in steps. */
export function useRowsSoFar<Rows>({ subscribe, read }: RowsSoFar<Rows>, userId: string): Rows | null {
  return useSyncExternalStore(
    subscribe,
    () => read(userId),
    () => null,
  );
}
