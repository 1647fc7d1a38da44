import { daysBetween } from '../calendar/calendar-date.ts';
import type { FactWriter } from './fact-writer.ts';
import type { NumberKey } from './facts/fact-keys.ts';
import { graverReading } from './facts/graver.ts';
import { LOOK_BACK } from './look-back.ts';
import type { DangerRows, MeasuredRow } from './rows.ts';

const KEYS: Readonly<Partial<Record<MeasuredRow['kind'], NumberKey>>> = {
  temperature: 'temperatureC',
  pulse: 'pulse',
  spo2: 'spo2',
  glucose: 'glucose',
  ketones: 'ketones',
};

/** Measured on the day: each reading is judged, so the graver one stands. */
export function writeMeasured({ day, measured, stage }: DangerRows, writer: FactWriter): void {
  const all = [...(measured ?? [])].filter((row) => row.day <= day);
  if (all.length === 0) return;
  const today = all.filter((row) => row.day === day);
  for (const [kind, key] of Object.entries(KEYS) as [MeasuredRow['kind'], NumberKey][]) {
    const values = today.filter((row) => row.kind === kind).map(({ value }) => value);
    if (values.length > 0) writer.number(key, graverReading(key, values), day);
  }
  const pressures = today.filter((row) => row.kind === 'pressure');
  if (pressures.length > 0) {
    writer.number('systolic', Math.max(...pressures.map(({ value }) => value)), day);
    writer.number('diastolic', Math.max(...pressures.map(({ second }) => second ?? 0)), day);
  }
  if (stage !== 'ivf') return;
  const weightOn = (back: number) =>
    all.findLast((row) => row.kind === 'weight' && daysBetween(row.day, day) === back)?.value;
  const now = weightOn(0);
  if (now === undefined) return;
  for (const [back, key] of [
    [1, 'weightGainDayKg'],
    [LOOK_BACK.weightGain, 'weightGainFiveDaysKg'],
  ] as const) {
    const before = weightOn(back);
    if (before !== undefined && now > before) writer.number(key, Math.round((now - before) * 100) / 100, day);
  }
}
