/** How soon something has to be looked at, lowest first. Stored and compared are these; she reads `LEVEL_NAMES`. */
export const LEVELS = ['routine', 'soon', 'today', 'emergency', 'ambulance'] as const;
export type Level = (typeof LEVELS)[number];

/** How long she may take to be seen. Null stands for "as the level says". */
export type Within = { hours: number } | { days: number } | null;

/** What she reads. `emergency` and `ambulance` differ in where she goes, not in how soon she acts. */
export const LEVEL_NAMES: Readonly<Record<Level, 'now' | 'today' | 'soon' | 'routine'>> = {
  ambulance: 'now',
  emergency: 'now',
  today: 'today',
  soon: 'soon',
  routine: 'routine',
};

/** Negative where the first is the lower one. */
export function compareLevels(one: Level, other: Level): number {
  return LEVELS.indexOf(one) - LEVELS.indexOf(other);
}

/** In hours, for comparing two times; a level without a time of its own takes its usual one. */
export function hoursOf(level: Level, within: Within): number {
  if (within !== null) return 'hours' in within ? within.hours : within.days * 24;
  return { ambulance: 0, emergency: 1, today: 24, soon: 14 * 24, routine: 42 * 24 }[level];
}
