import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CyclePause, CycleRecords } from '../cycle/history/cycle-records.ts';
import type { MethodUse } from '../methods/method-use.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { MedicalRecord } from '../records/medical-record.ts';
import type { Moment } from './timeline.ts';

/** A pregnancy of Pregnancy Mode. */
export interface PregnancyFact {
  id: string;
  from: CalendarDate;
  /** Both null while it goes on. */
  to: CalendarDate | null;
  end: PregnancyEnd | null;
  due_on: CalendarDate;
}

/** All that the timeline is made of, as it lies in the tables. */
export interface TimelineFacts {
  born_on: CalendarDate | null;
  stage_now: LifeStage;
  /** ISO 8601; null: not known. */
  stage_chosen_at: string | null;
  /** Oldest first. */
  stage_changes: CycleRecords['stage_changes'];
  pregnancies: readonly PregnancyFact[];
  records: readonly MedicalRecord[];
  methods: readonly MethodUse[];
  pauses: readonly CyclePause[];
  periods: readonly { period_start_date: CalendarDate; period_end_date: CalendarDate | null }[];
  /** `uploaded_at`: ISO 8601. */
  documents: readonly { id: string; name: string; uploaded_at: string }[];
  /** Months in which she noted something, and of each the first such day. */
  noted: readonly { first_day: CalendarDate; days: number }[];
  /** Days on which something was measured in a laboratory. */
  lab_days: readonly { day: CalendarDate; values: number }[];
  /** Of her setup in menopause; null: not asked, or she does not remember. */
  last_period: CalendarDate | null;
}

export const NO_FACTS: TimelineFacts = {
  ...{ born_on: null, stage_now: 'menstrual-cycle', stage_chosen_at: null, stage_changes: [] },
  ...{ pregnancies: [], records: [], methods: [], pauses: [], periods: [], documents: [] },
  ...{ noted: [], lab_days: [], last_period: null },
};

/** A day that is known. */
export const ofDay = (on: CalendarDate): Moment => ({ on, precision: 'day', age: null, at: null });

/** An instant; its day in UTC, until it is read on her clock. */
export const ofInstant = (at: string): Moment => ({
  on: at.slice(0, 10) as CalendarDate, // by format: ISO 8601
  ...{ precision: 'day', age: null, at },
});
