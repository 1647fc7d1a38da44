import type { BleedingRows } from '../bleeding/bleeding-of.ts';
import type { Now } from '../body/describe-now.ts';
import type { Period } from '../cycle/period.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';
import type { CalendarDate } from './calendar-date.ts';

/** What the panel is told; everything else it derives. */
export interface PanelFacts {
  today: CalendarDate;
  /** True while she has recorded nothing at all: samples stand in. From her first record on, what is missing is missing. */
  isSample: boolean;
  /** The length of the example's cycle, where she chose one. */
  exampleLengthDays?: number;
  /** Recorded, newest first. */
  periods: readonly Period[];
  /** First recorded start ever. */
  firstStart: CalendarDate | null;
  /** Her records of as many days as `panelDaysOf` her cycle, today included, in any order. */
  signals: readonly DailyHealthSignals[];
  /** Her logs of the same days, in any order; null: they did not load. */
  logs: readonly DailyLog[] | null;
  /** What is said of now; missing: it did not load. */
  now?: Now;
  /** What she noted of the bleeding of her days; missing: nothing. */
  bleeding?: BleedingRows;
  /** How her pregnancy is dated; null or missing when it is not. */
  pregnancy?: PregnancyDating | null;
}

export interface PanelItem {
  label: string;
  /** Ready to be read; empty where the label says it all. */
  value: string;
  /** The sign of the calendar that stands before the label. */
  sign?: 'period' | 'fertile' | 'ovulation';
  /** `fact` states what is recorded, `estimate` what is reckoned. */
  badge?: { label: string; tone: 'fact' | 'estimate' };
  progress?: { value: number; max: number; tone: 'period' | 'sage' | 'stage' };
}

export interface PanelSection {
  title: string;
  /** Values that show the layout and are not hers. */
  isSample: boolean;
  items: PanelItem[];
  /** One sentence below the items. */
  note?: string;
}
