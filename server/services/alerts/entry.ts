import type { KeptAlert } from '@lunaria/domain/alerts/show-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';

/** What was entered, as far as looking for danger needs to know. */
export interface Entry {
  /** The day it is about; null: none in particular, as a change of mode. */
  day: CalendarDate | null;
  now: Date;
  /**
   * It says something of many days, as a period or a pregnancy does: all that is open is looked at again. Otherwise only
   * the days after it, of which what is known reaches back to it.
   */
  reachesFar?: boolean;
  /** It says something of her, as a mode or a pregnancy does: what her documents say may mean something else now. */
  isOfHer?: boolean;
  /** The same write again: nothing has changed since it was looked at. */
  isRepeated?: boolean;
  /** In what it was entered, where it is nothing she noted of a day. */
  source?: KeptAlert['source'];
  /** A note she wrote with it. What is said once and kept nowhere rests on it. */
  note?: string | undefined;
}
