import * as z from 'zod/mini';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { Because } from '../dangers/find-dangers.ts';
import type { Level, Within } from '../dangers/level.ts';
import type { Call } from '../dangers/rule.ts';
import type { Source } from '../dangers/sources.ts';

/**
 * An alert about something she entered, as it travels: which rule of domain/dangers found it, in what words, and what became
 * of it. The words are the rule's own of today; kept are only the rule, its level and the reasons.
 */
export interface SafetyAlert {
  /** Null for one that is kept nowhere: it is said in this answer and never again. */
  id: string | null;
  /** The day of the entry. */
  day: CalendarDate;
  rule: string;
  aliases: readonly string[];
  /** The state of all rules by which it was found. */
  rules_version: number;
  level: Level;
  within: Within;
  say: string;
  because: readonly AlertReason[];
  do: readonly string[];
  watch: readonly string[];
  call: Call;
  sources: readonly Source[];
  checked: string;
  card: 'crisis' | 'violence' | null;
  /** The document whose values it rests on; null: something she noted. */
  document_id: string | null;
  /** ISO 8601 in UTC. */
  raised_at: string;
  /** When she said that she has read it; null: not yet. */
  read_at: string | null;
}

/** One reason in words, with its day. Where in her text it stood is not kept. */
export type AlertReason = Pick<Because, 'fact' | 'words' | 'from' | 'day'>;

/** `done`: she spoke to somebody. `not-right`: it does not fit, she says. Both close it. */
export const ALERT_STATES = ['open', 'done', 'not-right'] as const;
export type AlertState = (typeof ALERT_STATES)[number];

/** What she can say of an alert. `read` leaves it open; `open` takes `done` or `not-right` back. */
const ALERT_MARKS = ['read', 'done', 'not-right', 'open'] as const;
export type AlertMark = (typeof ALERT_MARKS)[number];

/** Why an alert does not fit. Kept with it, encrypted; nobody else reads it. */
const NOT_RIGHT_REASONS = ['mistyped', 'known', 'not-mine', 'other'] as const;
export type NotRightReason = (typeof NOT_RIGHT_REASONS)[number];

export const alertIdSchema = z.uuid({ error: 'An alert needs its id' }).check(z.toLowerCase());

/** `PUT /api/safety-alerts/:id`. */
export const alertMarkSchema = z.object({
  user_id: z.uuid({ error: 'Say whose record this is' }),
  mark: z.enum(ALERT_MARKS, { error: 'Say what became of the alert' }),
  /** With `not-right`. */
  why: z.optional(z.enum(NOT_RIGHT_REASONS, { error: 'Choose a reason from the list' })),
});
export type AlertMarkWrite = z.infer<typeof alertMarkSchema>;

/** What answers a write: the record as it then is, and what is dangerous in it, highest first; empty where nothing is. */
export type WithSafety<Saved> = Saved & { safety: SafetyAlert[] };

export function withSafety<Saved extends object>(saved: Saved, safety: SafetyAlert[]): WithSafety<Saved> {
  return { ...saved, safety };
}
