import {
  type HealthSignals,
  INTERCOURSE_MAX_ENTRIES,
  type IntercourseEntry,
  MOODS,
  NOTES_MAX_LENGTH,
  SYMPTOMS,
} from './health-signals.ts';

/**
 * The day after a change from `base` to `mine` meets what is `stored` by now. What she did not touch keeps the stored
 * value; what she added is added and what she took away is taken away, so that two devices that each add a symptom
 * keep both. Where both wrote notes, both texts stay, one below the other. Applying the same change again changes
 * nothing, so that it may be sent twice.
 */
export function mergeSignals(base: HealthSignals, mine: HealthSignals, stored: HealthSignals): HealthSignals {
  return {
    symptoms: mergeCodes(SYMPTOMS, base.symptoms, mine.symptoms, stored.symptoms),
    intercourse: mergeEntries(base.intercourse, mine.intercourse, stored.intercourse),
    mood: mergeCodes(MOODS, base.mood, mine.mood, stored.mood),
    discharge: mine.discharge === base.discharge ? stored.discharge : mine.discharge,
    notes: mergeNotes(base.notes, mine.notes, stored.notes),
  };
}

/** True when both hold the same, whatever the order of codes and entries. */
export function areSameSignals(one: HealthSignals, other: HealthSignals): boolean {
  const isSameSet = (a: readonly string[], b: readonly string[]) =>
    a.length === b.length && a.every((code) => b.includes(code));
  const flat = (entries: IntercourseEntry[]) => entries.map((entry) => `${entry.id} ${entry.protected}`);
  return (
    isSameSet(one.symptoms, other.symptoms) &&
    isSameSet(one.mood, other.mood) &&
    isSameSet(flat(one.intercourse), flat(other.intercourse)) &&
    one.discharge === other.discharge &&
    one.notes === other.notes
  );
}

/** In the order of the list, whoever added what first. */
function mergeCodes<T extends string>(
  codes: readonly { value: T }[],
  base: readonly T[],
  mine: readonly T[],
  stored: readonly T[],
): T[] {
  const isThere = (code: T) =>
    base.includes(code) === mine.includes(code) ? stored.includes(code) : mine.includes(code);
  return codes.map((code) => code.value).filter(isThere);
}

function mergeEntries(
  base: readonly IntercourseEntry[],
  mine: readonly IntercourseEntry[],
  stored: readonly IntercourseEntry[],
): IntercourseEntry[] {
  const has = (entries: readonly IntercourseEntry[], id: string) => entries.some((entry) => entry.id === id);
  const kept = stored.filter((entry) => has(mine, entry.id) || !has(base, entry.id));
  const added = mine.filter((entry) => !has(base, entry.id) && !has(stored, entry.id));
  return [...kept, ...added].slice(0, INTERCOURSE_MAX_ENTRIES);
}

function mergeNotes(base: string, mine: string, stored: string): string {
  if (mine === base || mine === stored) return stored;
  if (stored === base) return mine;
  // Sent twice: what she wrote stands in the stored text already.
  if (stored.startsWith(`${mine}\n`) || stored.endsWith(`\n${mine}`)) return stored;
  const swapped = swapPart(stored, base, mine);
  if (swapped !== null) return swapped;
  if (stored.trim() === '' || mine.includes(stored)) return mine;
  if (mine.trim() === '' || stored.includes(mine)) return stored;
  const both = `${stored}\n${mine}`;
  // Too long for both: the newer text stays whole, the older as far as it fits.
  if (both.length <= NOTES_MAX_LENGTH) return both;
  const room = NOTES_MAX_LENGTH - mine.length - 1;
  return room > 0 ? `${stored.slice(0, room).toWellFormed()}\n${mine}` : mine;
}

/** `text` with the part that reads `from` at its start or end replaced; null when it is at neither. */
function swapPart(text: string, from: string, to: string): string | null {
  if (from.trim() === '') return null;
  const swapped = text.startsWith(`${from}\n`)
    ? `${to}${text.slice(from.length)}`
    : text.endsWith(`\n${from}`)
      ? `${text.slice(0, -from.length)}${to}`
      : null;
  return swapped === null ? null : swapped.trim().slice(0, NOTES_MAX_LENGTH).toWellFormed();
}
