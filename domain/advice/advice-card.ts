import type { Level, Within } from '../dangers/level.ts';
import type { Source } from '../dangers/sources.ts';

/** What an appointment is about. */
export type Subject =
  | 'no-period'
  | 'no-first-period'
  | 'long-bleeding'
  | 'after-sex'
  | 'between'
  | 'after-twelve-months'
  | 'early-menopause';

/** So long does "Not now" put a card away, wherever it is shown. */
export const NOT_NOW_DAYS = 90;

/** Advice that waits: something worth an appointment, with her own dates. */
export interface AdviceCard {
  /** By which it is put away. */
  id: string;
  subject: Subject;
  /** The rule of domain/dangers that says so. */
  rule: string;
  level: Level;
  within: Within;
  title: string;
  /** The rule's own. */
  sentence: string;
  do: readonly string[];
  herDates: readonly HerDate[];
  sources: readonly Source[];
  checked: string;
}

/** `Last period began`, `12 August 2026, 107 days ago` */
export interface HerDate {
  label: string;
  value: string;
}
