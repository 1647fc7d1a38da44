import type { CommonValues, DailyLog } from '../daily-log/daily-log.ts';
import type { AllExtras } from '../daily-log/log-extras.ts';
import type { DaySigns } from '../daily-log/sign-fields.ts';
import { asFahrenheit, type Entered, inUnitOfKind, type PlainKind } from './measurement-kinds.ts';

/**
 * Where the daily log shows a kind: as the column of every mode, in a mode, or among the signs. In this order a field takes the one slot
 * of a day and kind: a mode's before the common one, and Conception Mode's temperature first, for ovulation is looked for
 * there.
 */
export const LOG_PLACES = [
  { field: 'pregnancy.weight_kg', kind: 'weight', unit: 'kg' },
  { field: 'post-menopause.weight_kg', kind: 'weight', unit: 'kg' },
  { field: 'weight_kg', kind: 'weight', unit: 'kg' },
  { field: 'signs.temperature', kind: 'temperature', unit: 'F' },
  { field: 'conception.basal_temperature', kind: 'temperature-basal', unit: 'F' },
  { field: 'menstrual-cycle.basal_body_temperature', kind: 'temperature-basal', unit: 'F' },
  { field: 'menstrual-cycle.resting_heart_rate', kind: 'rate-resting', unit: '/min' },
] as const satisfies readonly { field: string; kind: PlainKind; unit: Entered['unit'] }[];

export type LogField = (typeof LOG_PLACES)[number]['field'];

/** A measured value of a day as the log has it. */
export interface LogMeasurement {
  kind: PlainKind;
  entered: Entered;
  /** The fields that show it; [] for one that was entered elsewhere. */
  fields: readonly LogField[];
  /** False for a second value of the same kind, which stands beside the one of the day. */
  isOfDay: boolean;
}

/** A day's log without what is measured. */
export type LogWithoutMeasured = Pick<DailyLog, 'log_date' | 'extras' | 'signs'> &
  Omit<CommonValues, 'weight_kg'>;

/** Takes the measured values out of a log: what is left, and one measurement for each value of a kind. */
export function splitLog<Log extends Pick<DailyLog, 'extras' | 'weight_kg' | 'signs'>>({
  weight_kg,
  extras,
  signs,
  ...rest
}: Log): { rest: Omit<Log, 'weight_kg'>; measured: LogMeasurement[] } {
  const all = { ...extras, ...(signs && { signs }) } as Record<string, Record<string, unknown> | undefined>; // as: by group and key
  const measured: LogMeasurement[] = [];
  for (const { field, kind, unit } of LOG_PLACES) {
    const [mode, key] = placeOf(field);
    const { [key]: value, ...others }: Record<string, unknown> =
      mode === null ? { weight_kg } : { ...all[mode] };
    if (mode !== null && value !== undefined) {
      if (Object.keys(others).length > 0) all[mode] = others;
      else delete all[mode];
    }
    if (typeof value === 'number') add(measured, { kind, entered: { value, unit }, field });
  }
  return { rest: { ...rest, ...apart(all) } as unknown as Omit<Log, 'weight_kg'>, measured }; // as: the same groups
}

/** The extras of the modes, and the signs, which travel beside them; those are missing where there are none. */
function apart({ signs, ...modes }: Record<string, object | undefined>): Pick<DailyLog, 'extras' | 'signs'> {
  return { extras: modes as AllExtras, ...(signs && { signs: signs as DaySigns }) }; // as: by group and key of LOG_PLACES
}

function add(
  measured: LogMeasurement[],
  { kind, entered, field }: { kind: PlainKind; entered: Entered; field: LogField },
): void {
  const ofKind = measured.filter((one) => one.kind === kind);
  const same = ofKind.find((one) => one.entered.value === entered.value);
  if (same === undefined) measured.push({ kind, entered, fields: [field], isOfDay: ofKind.length === 0 });
  else measured[measured.indexOf(same)] = { ...same, fields: [...same.fields, field] };
}

/** The log with its measured values where she entered them. */
export function joinLog<Log extends LogWithoutMeasured>(
  rest: Log,
  measured: readonly LogMeasurement[],
): Log & Pick<DailyLog, 'weight_kg'> {
  const all: Record<string, object | undefined> = {
    ...rest.extras,
    ...(rest.signs && { signs: rest.signs }),
  };
  let weight_kg: number | null = null;
  for (const { kind, entered, fields } of measured) {
    for (const field of fields.length > 0 ? fields : FIELDS_OF_ELSEWHERE[kind]) {
      const [mode, key] = placeOf(field);
      const isHeat = kind === 'temperature' || kind === 'temperature-basal';
      const value = isHeat ? asFahrenheit(entered) : asTyped(entered);
      if (mode === null) weight_kg = value;
      else all[mode] = { ...all[mode], [key]: value };
    }
  }
  return { ...rest, weight_kg, ...apart(all) };
}

/** Where the log shows what was entered elsewhere: in each mode in which she would look for it. */
const FIELDS_OF_ELSEWHERE: Record<PlainKind, readonly LogField[]> = {
  weight: ['weight_kg'],
  temperature: ['signs.temperature'],
  'temperature-basal': ['conception.basal_temperature', 'menstrual-cycle.basal_body_temperature'],
  'rate-resting': ['menstrual-cycle.resting_heart_rate'],
};

// The log has weights in kg.
const asTyped = (entered: Entered) => (entered.unit === 'lbs' ? inUnitOfKind(entered) : entered.value);

function placeOf(field: LogField): [group: string | null, key: string] {
  const [mode = '', key] = field.split('.');
  return key === undefined ? [null, mode] : [mode, key];
}
