import { hasWords, makeSearchable, type Searchable, wordsTyped } from '../search/match-words.ts';
import { EVENT_KINDS, type EventKind, type Timeline, type TimelineEvent } from './timeline.ts';

/** What is asked for. Both have to hold; no kind stands for all. */
export interface TimelineWish {
  kinds: readonly EventKind[];
  /** As typed: every word has to stand in the title, in what happened, or in the name of the kind. */
  query: string;
}

export const isWished = ({ kinds, query }: TimelineWish): boolean =>
  kinds.length > 0 || wordsTyped(query).length > 0;

/** Made once for each event. */
const searchables = new WeakMap<TimelineEvent, Searchable>();

function searchableOf(event: TimelineEvent): Searchable {
  const known = searchables.get(event);
  if (known) return known;
  const kind = EVENT_KINDS.find(({ value }) => value === event.kind)?.label ?? null;
  const made = makeSearchable([event.title, event.detail, kind, event.when.on.slice(0, 4)]);
  searchables.set(event, made);
  return made;
}

/** The timeline with the events that are wanted, in their order. One pass. */
export function findEvents(timeline: Timeline, wish: TimelineWish): Timeline {
  if (!isWished(wish)) return timeline;
  const words = wordsTyped(wish.query);
  const kinds = new Set(wish.kinds);
  const events = timeline.events.filter(
    (event) => (kinds.size === 0 || kinds.has(event.kind)) && hasWords(searchableOf(event), words),
  );
  return { ...timeline, events };
}

/** The kinds that there are, in the order of the filters. */
export function kindsOf({ events }: Timeline): (typeof EVENT_KINDS)[number][] {
  const there = new Set(events.map(({ kind }) => kind));
  return EVENT_KINDS.filter(({ value }) => there.has(value));
}
