import type { BleedingDay } from '../bleeding/bleeding-day.ts';
import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { CycleBreak } from '../cycle/history/find-breaks.ts';
import type { Period } from '../cycle/period.ts';
import type { DailyLog } from '../daily-log/daily-log.ts';
import type { DayAnswersRow } from '../day-entry/day-answers.ts';
import type { PregnancyDating } from '../pregnancy/dating.ts';
import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { DailyHealthSignals } from '../signals/health-signals.ts';

/** One measured value, in the unit of its kind. */
export interface MeasuredRow {
  kind: 'temperature' | 'pressure' | 'pulse' | 'spo2' | 'glucose' | 'ketones' | 'weight';
  value: number;
  /** The lower number of a pressure. */
  second?: number;
  day: CalendarDate;
}

/** A printed value of which analyte and unit are sure, in the unit of its rule (facts-of-laboratory.ts). */
export interface LabRow {
  analyte: string;
  value: string;
  unit: string;
  range?: string;
  day: CalendarDate | null;
  /** Page and line, as it is named to her. */
  place?: string;
}

/** A contraceptive method: `combined` has oestrogen, `coil` lies in the womb. */
export interface MethodRow {
  kind: 'combined' | 'coil' | 'other';
  /** Null: since when is not known. */
  from: CalendarDate | null;
  /** False where `from` is the first day of the month or the year that she knows. */
  isFromDay: boolean;
  to: CalendarDate | null;
}

/** A medicine that she marked as harmful in a pregnancy. */
export interface MedicineRow {
  /** Null: since when is not known. */
  from: CalendarDate | null;
  /** Null: she goes on taking it. */
  to: CalendarDate | null;
}

/**
 * Everything that is known of her and of the day of an entry, whatever part of the product holds it. What is missing is not
 * known. Rows of other days may be among them; those after `day` are left out.
 */
export interface DangerRows {
  day: CalendarDate;
  stage?: LifeStage | undefined;
  birthDate?: CalendarDate | null | undefined;
  /** Where no date of birth is known: her age on the day, as it was stated or worked out elsewhere. */
  ageYears?: number | null | undefined;
  /** The day as it stands in the form, and days before it: a pregnancy test speaks for 60. */
  logs?: Iterable<DailyLog> | undefined;
  signals?: Iterable<DailyHealthSignals> | undefined;
  /** What she said in a word. */
  answers?: Iterable<DayAnswersRow> | undefined;
  bleeding?: Iterable<BleedingDay> | undefined;
  periods?: readonly Period[] | undefined;
  pregnancy?: { dating: PregnancyDating } | null | undefined;
  ended?: readonly { to: CalendarDate | null; end: PregnancyEnd | null }[] | undefined;
  /** Times in which no cycle is counted (domain/cycle/history/find-breaks.ts). */
  breaks?: readonly CycleBreak[] | undefined;
  measured?: Iterable<MeasuredRow> | undefined;
  labs?: Iterable<LabRow> | undefined;
  /** The treatment that goes on. */
  treatment?: { triggeredOn: CalendarDate | null; retrievedOn: CalendarDate | null } | null | undefined;
  methods?: readonly MethodRow[] | undefined;
  medicines?: readonly MedicineRow[] | undefined;
  /** Null: she takes none, said by herself. */
  hormoneTherapy?: { from: CalendarDate; changedOn: CalendarDate | null } | null | undefined;
  scores?:
    | readonly {
        scale: 'phq9' | 'gad7' | 'epds';
        total: number;
        harmItem: number | null;
        day: CalendarDate;
      }[]
    | undefined;
}
