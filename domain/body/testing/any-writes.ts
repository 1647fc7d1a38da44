import { addDays, type CalendarDate } from '../../calendar/calendar-date.ts';
import { type DailyLog, EMPTY_VALUES } from '../../daily-log/daily-log.ts';
import { COMMON_FIELDS, type LogField, modeFieldsOf } from '../../daily-log/log-fields.ts';
import { SIGN_FIELDS } from '../../daily-log/sign-fields.ts';
import { LIFE_STAGE_VALUES, type LifeStage } from '../../profile/life-stages.ts';
import {
  type DailyHealthSignals,
  EMPTY_SIGNALS,
  MOODS,
  type Mood,
  SYMPTOMS,
  type Symptom,
} from '../../signals/health-signals.ts';
import type { Draw } from './any-life.ts';

/** One value that she entered in the log of a day. */
export interface LogWrite {
  day: CalendarDate;
  /** Null: a field of every mode. */
  stage: LifeStage | 'signs' | null;
  key: string;
  value: number | string | true;
}

/** One thing that she tapped in the window of a day. */
export interface SignalWrite {
  day: CalendarDate;
  symptom: Symptom | null;
  mood: Mood | null;
}

export interface Writes {
  log: LogWrite[];
  signals: SignalWrite[];
}

const DAYS = 40;

/** Some fields of some of the last days; most of them never. Where a form has a faint position, the same value among them. */
export function drawWrites(draw: Draw, today: CalendarDate): Writes {
  const isDrawn = (timesOfTen: number) => draw(1, 10) <= timesOfTen;
  const stage = LIFE_STAGE_VALUES[draw(0, LIFE_STAGE_VALUES.length - 1)] ?? 'menstrual-cycle';
  const log: LogWrite[] = [];
  const signals: SignalWrite[] = [];
  // A blood pressure of a sign is the field of a mode.
  const { blood_pressure: _, ...signFields } = SIGN_FIELDS;
  // Fields that she never uses are the point of it.
  const used = [
    ...Object.entries<LogField>(COMMON_FIELDS).map(([key, field]) => ({ stage: null, key, field })),
    ...Object.entries(modeFieldsOf(stage)).map(([key, field]) => ({ stage, key, field })),
    ...Object.entries(signFields).map(([key, field]) => ({ stage: 'signs' as const, key, field })),
  ].filter(() => isDrawn(5));
  const isLogging = isDrawn(8);
  for (let back = 0; back < DAYS; back += 1) {
    const day = addDays(today, -back);
    if (isLogging && isDrawn(4)) {
      for (const { field, ...place } of used) {
        if (isDrawn(5)) log.push({ day, ...place, value: drawValue(draw, field) });
      }
    }
    if (isDrawn(1)) {
      const symptom = isDrawn(5) ? (SYMPTOMS[draw(0, SYMPTOMS.length - 1)]?.value ?? null) : null;
      signals.push({ day, symptom, mood: MOODS[draw(0, MOODS.length - 1)]?.value ?? null });
    }
  }
  return { log, signals };
}

function drawValue(draw: Draw, field: LogField): number | string | true {
  if (field.initial !== null && draw(1, 4) === 1) return field.initial;
  switch (field.kind) {
    case 'scale':
      return draw(field.min, field.max);
    case 'number':
      return draw(Math.ceil(field.min), Math.floor(field.max) - 1) + (field.isWhole ? 0 : draw(0, 1) / 2);
    case 'choice':
      return field.options[draw(0, field.options.length - 1)]?.value ?? '';
    case 'flag':
      return true;
    case 'blood-pressure':
      return `${draw(95, 160)}/${draw(55, 90)}`;
  }
}

/** The logs that these writes make. */
export function logsOf({ log }: Writes): Map<CalendarDate, DailyLog> {
  const logs = new Map<CalendarDate, DailyLog>();
  for (const { day, stage, key, value } of log) {
    const before = logs.get(day) ?? { ...EMPTY_VALUES, log_date: day };
    if (stage === 'signs') {
      logs.set(day, { ...before, signs: { ...before.signs, [key]: value } });
      continue;
    }
    const extras = { ...before.extras, ...(stage && { [stage]: { ...before.extras[stage], [key]: value } }) };
    logs.set(day, { ...before, ...(stage === null && { [key]: value }), extras });
  }
  return logs;
}

/** The days of the calendar that these writes make. */
export function signalsOf({ signals }: Writes): DailyHealthSignals[] {
  return signals.map(({ day, symptom, mood }) => ({
    ...EMPTY_SIGNALS,
    signal_date: day,
    symptoms: symptom === null ? [] : [symptom],
    mood: mood === null ? [] : [mood],
  }));
}
