import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { ALERTS } from '../../data/alerts/alerts.ts';
import { useWatchedReadings } from '../../data/alerts/watched-readings.ts';
import { isUnread, useDocuments } from '../../data/documents/documents.ts';
import { askAgain } from '../../data/records/load-rows.ts';
import { UrgentDialog } from './urgent-dialog.tsx';

/** What cannot wait of her documents, above everything until she has read it. */
export default function WatchReadings({ userId }: { userId: string }) {
  return (
    <>
      <FollowReadings userId={userId} />
      <UrgentDialog userId={userId} found={NOTHING} savedDays={NOTHING} />
    </>
  );
}
const NOTHING: readonly never[] = [];

/** Follows what is being read, and asks for its alerts when a reading ends. */
export function FollowReadings({ userId }: { userId: string }) {
  return useWatchedReadings(userId) === 'awaited' && <AskWhenRead userId={userId} />;
}

/** The server looks at a document a moment after it has read it. */
const LOOKS_MS = [0, 2_000, 8_000, 30_000];

function AskWhenRead({ userId }: { userId: string }) {
  const { documents, isOutdated, status } = useDocuments(userId);
  const client = useQueryClient();
  const unread = useRef<ReadonlySet<string> | null>(null);
  const timers = useRef<number[]>([]);
  useEffect(() => {
    if (isOutdated || status !== 'ready') return;
    const before = unread.current;
    unread.current = new Set(documents.filter(isUnread).map(({ id }) => id));
    // On the way from page to page a reading can end unseen.
    const hasEnded = documents.some(
      ({ id, reading_state: state }) => state === 'done' && (before?.has(id) ?? true),
    );
    if (!hasEnded) return;
    const ask = () => askAgain(client, ALERTS.query(userId).queryKey);
    timers.current.push(...LOOKS_MS.map((ms) => window.setTimeout(ask, ms)));
  }, [documents, isOutdated, status, client, userId]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  return null;
}
