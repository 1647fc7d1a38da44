import { hasWords, rememberSearchable, wordsTyped } from '../search/match-words.ts';
import { nameKind } from './say-timeline.ts';
import { EVENT_KINDS, type EventKind, type Timeline, type TimelineEvent } from './timeline.ts';

/** What is asked for. Both have to hold; no kind stands for all. */
export interface TimelineWish {
  kinds: readonly EventKind[];
  /** As typed: every word has to stand in the title, in what happened, or in the name of the kind. */
  query: string;
}

export const isWished = ({ kinds, query }: TimelineWish): boolean =>
  kinds.length > 0 || wordsTyped(query).length > 0;

/** What an event is found by. */
export const eventWords = rememberSearchable(({ title, detail, kind, when }: TimelineEvent) => [
  ...[title, detail, nameKind(kind), when.on.slice(0, 4)],
]);

/** The timeline with the events that are wanted, in their order. One pass. */
export function findEvents(timeline: Timeline, wish: TimelineWish): Timeline {
  if (!isWished(wish)) return timeline;
  const words = wordsTyped(wish.query);
  const kinds = new Set(wish.kinds);
  const events = timeline.events.filter(
    (event) => (kinds.size === 0 || kinds.has(event.kind)) && hasWords(eventWords(event), words),
  );
  return { ...timeline, events };
}

/** The kinds that there are, in the order of the filters. */
export function kindsOf({ events }: Timeline): (typeof EVENT_KINDS)[number][] {
  const there = new Set(events.map(({ kind }) => kind));
  return EVENT_KINDS.filter(({ value }) => there.has(value));
}
