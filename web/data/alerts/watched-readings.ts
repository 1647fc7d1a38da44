import { useSyncExternalStore } from 'react';

/**
 * Whether alerts of documents may come, for whoever shows what cannot wait: she may be on any page when a reading ends. It is
 * told by the documents that are shown and comes with the first load, so that it is this small.
 */
export type WatchedReadings =
  | 'none'
  /** A document of the last days, read by now: what it said may not be read by her yet. */
  | 'read'
  /** A document is being read. */
  | 'awaited';

const ORDER: readonly WatchedReadings[] = ['none', 'read', 'awaited'];
// One of a page; by user, of whom it says nothing but this.
const byUser = new Map<string, WatchedReadings>();
const listeners = new Set<() => void>();

/** Only upwards: whoever follows a reading sees its end, and what comes of it. */
export function watchReadings(userId: string, readings: WatchedReadings): void {
  const before = byUser.get(userId) ?? 'none';
  if (ORDER.indexOf(readings) <= ORDER.indexOf(before)) return;
  byUser.set(userId, readings);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useWatchedReadings(userId: string): WatchedReadings {
  const read = () => byUser.get(userId) ?? 'none';
  return useSyncExternalStore(subscribe, read, read);
}
