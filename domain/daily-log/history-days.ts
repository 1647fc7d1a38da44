import type { CalendarDate } from '../calendar/calendar-date.ts';
import { LIFE_STAGES, type LifeStage } from '../profile/life-stages.ts';
import { type DailyLog, isEmptyLog } from './daily-log.ts';
import { COMMON_FIELDS, type LogField, modeFieldsOf } from './log-fields.ts';
import { QUANTITIES, type Quantity, quantitiesOf, readQuantity } from './quantities.ts';
import { SIGN_FIELDS } from './sign-fields.ts';

/** One thing that was logged on a day. */
export interface LogEntry {
  key: string;
  /** The mode whose field it is; null in every mode. */
  stage: LifeStage | null;
  field: LogField;
  /** In the units of the wire; the code of a choice; a blood pressure as `120/80`; true for what is there. */
  value: number | string | true;
}

/** What was logged on a day, in the order of the form: every mode's, the modes in theirs, the signs. */
export function listEntries(log: DailyLog): LogEntry[] {
  const entriesOf = (stage: LifeStage | null, fields: Readonly<Record<string, LogField>>, values: object) =>
    Object.entries(fields).flatMap(([key, field]): LogEntry[] => {
      const value: unknown = (values as Record<string, unknown>)[key]; // as: read by the keys of its fields
      const isLogged = typeof value === 'number' || typeof value === 'string' || value === true;
      return isLogged ? [{ key, stage, field, value }] : [];
    });
  return [
    ...entriesOf(null, COMMON_FIELDS, log),
    ...LIFE_STAGES.flatMap(({ value: stage }) =>
      entriesOf(stage, modeFieldsOf(stage), log.extras[stage] ?? {}),
    ),
    ...entriesOf(null, SIGN_FIELDS, log.signs ?? {}),
  ];
}

/** Days with something logged, newest first. */
export function listLoggedDays(
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  days: readonly CalendarDate[],
): DailyLog[] {
  return days
    .flatMap((day) => logs.get(day) ?? [])
    .filter((log) => !isEmptyLog(log) || log.blood_pressure_unreadable)
    .reverse();
}

export interface QuantityGroups {
  everyDay: Quantity[];
  ofMode: Quantity[];
  /** Of other modes, as far as something is logged. */
  ofOtherModes: Quantity[];
}

/** What can be chosen in a mode. `logs`: the days that are loaded; `chosen` stays in the list whatever is logged. */
export function groupQuantities(
  stage: LifeStage,
  logs: ReadonlyMap<CalendarDate, DailyLog>,
  chosen: Quantity | null = null,
): QuantityGroups {
  const ofMode = quantitiesOf(stage);
  const isEveryDay = (quantity: Quantity) => quantity.sources.some((source) => source.stage === undefined);
  const all = [...logs.values()];
  return {
    everyDay: QUANTITIES.filter(isEveryDay),
    ofMode: ofMode.filter((quantity) => !isEveryDay(quantity)),
    ofOtherModes: QUANTITIES.filter(
      (quantity) =>
        !ofMode.includes(quantity) &&
        (quantity === chosen || all.some((log) => readQuantity(log, quantity) !== null)),
    ),
  };
}
