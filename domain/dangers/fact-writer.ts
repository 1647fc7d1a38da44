import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ChoiceKey, ChoiceOf, FlagKey, NumberKey } from './facts/fact-keys.ts';
import type { Facts, Known } from './facts/facts.ts';
import { graverReading } from './facts/graver.ts';

/** Collects facts from rows; null and undefined are "not known" and leave nothing behind. */
export class FactWriter {
  private readonly facts: Record<string, Known<unknown>> = {};

  /** Of two rows that say it the graver reading stands. */
  number(key: NumberKey, value: number | null | undefined, day?: CalendarDate): void {
    if (typeof value !== 'number' || Number.isNaN(value)) return;
    const before = this.facts[key]?.value as number | undefined; // as: written here, under the key of a number
    if (before === undefined || graverReading(key, [before, value]) !== before) this.write(key, value, day);
  }

  /** Only what is there: a sign that was not named is not known to be missing. */
  flag(key: FlagKey, isThere: boolean | null | undefined, day?: CalendarDate): void {
    if (isThere === true) this.write(key, true, day);
  }

  choice<Key extends ChoiceKey>(key: Key, value: ChoiceOf<Key> | null | undefined, day?: CalendarDate): void {
    if (value !== null && value !== undefined) this.write(key, value, day);
  }

  result(): Facts {
    return this.facts as Facts; // as: each method takes the kind of value of its key
  }

  private write(key: string, value: unknown, day: CalendarDate | undefined): void {
    this.facts[key] = day === undefined ? { value, from: 'record' } : { value, from: 'record', day };
  }
}
