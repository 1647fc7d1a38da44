import type { FeedEvent } from './feed-events.ts';

/** How often an event was moved, and when last. */
export interface Revision {
  /** Its first and last day, and what it is called, as they were sent last. */
  said: string;
  /** SEQUENCE of RFC 5545: 0 as it was sent first, one more each time it was moved. */
  sequence: number;
  /** In seconds since 1970. */
  at: number;
}

export type Revisions = Readonly<Record<string, Revision>>;

/** So many events that are not sent any more are remembered, those that went last. */
const GONE_MAX = 300;

/**
 * The revisions of these events, by key, after those that were sent before. An event that is as it was keeps its own; one
 * that is not sent any more is remembered for a while, so that it counts on should it come back. Returns the same object
 * where nothing changed.
 */
export function moveEvents(
  before: Revisions,
  events: readonly (Pick<FeedEvent, 'key' | 'from' | 'to'> & { title: string })[],
  now: Date,
): Revisions {
  const at = Math.floor(now.getTime() / 1000);
  const after: Record<string, Revision> = {};
  let isChanged = false;
  for (const { key, from, to, title } of events) {
    const said = `${from} ${to} ${title}`;
    const known = before[key];
    if (known?.said === said) after[key] = known;
    else {
      isChanged = true;
      after[key] = { said, at, sequence: known === undefined ? 0 : known.sequence + 1 };
    }
  }
  const gone = Object.entries(before).filter(([key]) => after[key] === undefined);
  isChanged ||= gone.some(([, { said }]) => said !== GONE);
  if (!isChanged) return before;
  const kept = gone
    .map(
      ([key, revision]) =>
        [key, revision.said === GONE ? revision : { ...revision, said: GONE, at }] as const,
    )
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, GONE_MAX);
  return { ...Object.fromEntries(kept), ...after };
}

/** Stands for what an event that is not sent any more said. */
const GONE = '';
