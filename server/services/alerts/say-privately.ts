import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { showAlert } from '@lunaria/domain/alerts/show-alert.ts';
import { utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { factsOfText } from '@lunaria/domain/dangers/facts-of-text.ts';
import { findDangers } from '@lunaria/domain/dangers/find-dangers.ts';
import { DANGER_RULES_VERSION } from '@lunaria/domain/dangers/rules/all-rules.ts';
import type { Entry } from './entry.ts';
import { toKept } from './kept-alert.ts';

/**
 * What a note says of violence: said in the answer to the write that brought the note, each time it is sent, and nowhere else.
 * It rests on her words alone, so that nothing is read for it, and nothing that is stored tells of it.
 */
export function sayPrivately({ day, note, now }: Entry): SafetyAlert[] {
  if (note === undefined || note.trim() === '') return [];
  const today = utcDay(now);
  const found = findDangers(factsOfText(note), { today, now, zone: 'UTC' }).filter(
    ({ isPrivate }) => isPrivate,
  );
  const nowhere = { id: null, day: day ?? today, rules_version: DANGER_RULES_VERSION };
  return found.flatMap(
    (danger) =>
      showAlert(toKept(danger, null), { ...nowhere, raised_at: now.toISOString(), read_at: null }) ?? [],
  );
}
