import {
  CYCLE_VERDICTS,
  PAUSE_REASONS,
  UNUSUAL_REASONS,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import type { DatabaseRole } from '../engine/database.ts';
import { absent } from './row-statements.ts';

type Changes = Record<string, string>;

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;
const today = "((now() at time zone 'UTC' + interval '14 hours')::date)";
const tomorrow = `(${today} + 1)`;

// What is recorded about cycles beside the periods: a statement for each table; `$maria` stands for her id.

/** A cycle that she called unusual. */
export const mark = (changes: Changes) =>
  insert('cycle_marks', {
    user_id: "'$maria'",
    cycle_start: "'2026-01-05'",
    verdict: "'unusual'",
    reason: "'illness'",
    ...changes,
  });
const whole = { verdict: "'whole'", reason: 'null' };
const nothing = { verdict: 'null', reason: 'null' };
export const pause = (changes: Changes) =>
  insert('cycle_pauses', {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    from_on: "'2026-01-05'",
    reason: "'treatment'",
    ...changes,
  });
export const forecast = (changes: Changes) =>
  insert('cycle_forecasts', {
    user_id: "'$maria'",
    cycle_start: "'2026-01-05'",
    shown_on: "'2026-01-10'",
    predicted_start: "'2026-02-02'",
    window_from: "'2026-01-31'",
    window_to: "'2026-02-04'",
    known_cycles: '6',
    is_ovulation_known: 'false',
    ...changes,
  });
export const bleedingDay = (changes: Changes) =>
  insert('bleeding_days', { user_id: "'$maria'", day: "'2026-01-05'", flow: "'light'", ...changes });
/** Only the owner gets past the policy: a change of mode is written by the trigger on profiles. */
export const stageChange = (changes: Changes) =>
  insert('stage_changes', {
    user_id: "'$maria'",
    from_stage: "'menstrual-cycle'",
    to_stage: "'conception'",
    ...changes,
  });

const each = (statement: (changes: Changes) => string, ...list: Changes[]) =>
  list.map((changes): readonly [DatabaseRole, string] => ['app_user', statement(changes)]);
const twice = (statement: string): (readonly [DatabaseRole, string])[] => [
  ['app_user', `${statement}; ${statement}`],
];

/** For every constraint of these tables, statements that break it and nothing else. */
export const cycleViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  cycle_marks_pkey: twice(mark({})),
  cycle_marks_user_id_users_id_fk: [],
  cycle_marks_cycle_start: each(
    mark,
    { cycle_start: "'1899-12-31'" },
    { cycle_start: tomorrow },
    { cycle_start: "'2099-01-01'", updated_at: "'2099-01-01'" },
    { cycle_start: "'-infinity'" },
  ),
  cycle_marks_verdict: each(
    mark,
    { ...whole, verdict: "'short'" },
    { ...whole, verdict: "'Whole'" },
    { ...whole, verdict: "''" },
  ),
  cycle_marks_reason: each(mark, { reason: "'unknown'" }, { reason: "''" }),
  cycle_marks_reason_of_unusual: each(
    mark,
    { reason: 'null' },
    { verdict: "'whole'" },
    { verdict: "'start-missing'" },
    { verdict: "'same-period'" },
    { verdict: 'null', ovulation_on: "'2026-01-19'" },
  ),
  cycle_marks_ovulation_in_cycle: each(
    mark,
    { ...nothing, ovulation_on: "'2026-01-04'" },
    { ...whole, cycle_start: "'2025-01-01'", ovulation_on: "'2025-05-01'" },
  ),
  cycle_marks_ovulation_on: each(
    mark,
    { ...nothing, cycle_start: today, ovulation_on: tomorrow },
    { cycle_start: today, ovulation_on: tomorrow, updated_at: "'2099-01-01'" },
  ),
  cycle_marks_says_something: each(mark, nothing),
  cycle_pauses_pkey: twice(pause({ id: absent })),
  cycle_pauses_user_id_users_id_fk: [],
  cycle_pauses_from_on: each(
    pause,
    { from_on: "'1899-12-31'" },
    { from_on: tomorrow },
    { from_on: "'2099-01-01'", updated_at: "'2099-01-01'" },
  ),
  cycle_pauses_to_on: each(pause, { to_on: "'2026-01-04'" }, { to_on: tomorrow }, { to_on: "'infinity'" }),
  cycle_pauses_reason: each(pause, { reason: "'holiday'" }, { reason: "''" }),
  cycle_forecasts_pkey: twice(forecast({})),
  cycle_forecasts_user_id_users_id_fk: [],
  cycle_forecasts_cycle_start: each(forecast, {
    cycle_start: "'1899-12-31'",
    shown_on: "'1900-01-10'",
    predicted_start: "'1900-02-02'",
    window_from: "'1900-01-31'",
    window_to: "'1900-02-04'",
  }),
  cycle_forecasts_shown_on: each(
    forecast,
    { shown_on: "'2026-01-04'" },
    {
      cycle_start: today,
      shown_on: tomorrow,
      predicted_start: `${today} + 28`,
      window_from: `${today} + 26`,
      window_to: `${today} + 30`,
    },
  ),
  cycle_forecasts_after_shown: each(forecast, { shown_on: "'2026-01-31'" }, { shown_on: "'2026-02-01'" }),
  cycle_forecasts_window: each(
    forecast,
    { predicted_start: "'2026-01-30'" },
    { predicted_start: "'2026-02-05'" },
    { window_to: "'2026-02-01'" },
  ),
  cycle_forecasts_reach: each(forecast, { window_to: "'2026-06-05'" }, { window_to: "'infinity'" }),
  cycle_forecasts_known_cycles: each(forecast, { known_cycles: '-1' }, { known_cycles: '1001' }),
  bleeding_days_pkey: twice(bleedingDay({})),
  bleeding_days_user_id_users_id_fk: [],
  bleeding_days_day: each(
    bleedingDay,
    { day: "'1899-12-31'" },
    { day: tomorrow },
    { day: "'2099-01-01'", updated_at: "'2099-01-01'" },
    { day: "'infinity'" },
  ),
  bleeding_days_flow: each(bleedingDay, { flow: "'some'" }, { flow: "'Light'" }, { flow: "''" }),
  bleeding_days_kind: each(bleedingDay, { kind: "'other'" }, { kind: "''" }),
  bleeding_days_says_something: each(bleedingDay, { flow: 'null' }),
  stage_changes_pkey: [],
  stage_changes_user_id_users_id_fk: [],
  stage_changes_from_stage: [],
  stage_changes_to_stage: [],
  stage_changes_to_another: [],
};

/** The same for the table that only its trigger writes: as the owner, past the policy. */
export const stageChangeViolations: readonly (readonly [constraint: string, statement: string])[] = [
  ['stage_changes_pkey', `${stageChange({ id: absent })}; ${stageChange({ id: absent })}`],
  ['stage_changes_user_id_users_id_fk', stageChange({ user_id: absent })],
  ['stage_changes_from_stage', stageChange({ from_stage: "'unknown'" })],
  ['stage_changes_from_stage', stageChange({ from_stage: "''" })],
  ['stage_changes_to_stage', stageChange({ to_stage: "'unknown'" })],
  ['stage_changes_to_stage', stageChange({ to_stage: "'Conception'" })],
  ['stage_changes_to_another', stageChange({ to_stage: "'menstrual-cycle'" })],
];

/** What lies just within the limits. */
export const allowedCycleRecords: readonly string[] = [
  bleedingDay({ day: "'1900-01-01'" }),
  bleedingDay({ day: today, flow: 'null', kind: "'lochia'" }),
  mark({ cycle_start: "'1900-01-01'" }),
  ...CYCLE_VERDICTS.filter((verdict) => verdict !== 'unusual').map((verdict, index) =>
    mark({ cycle_start: `'2024-01-0${index + 1}'`, verdict: `'${verdict}'`, reason: 'null' }),
  ),
  ...UNUSUAL_REASONS.map(({ value }, index) =>
    mark({ cycle_start: `'2024-02-0${index + 1}'`, reason: `'${value}'` }),
  ),
  ...PAUSE_REASONS.map(({ value }) => pause({ reason: `'${value}'` })),
  mark({ cycle_start: today, ovulation_on: today }),
  mark({ ...whole, cycle_start: "'2025-01-01'", ovulation_on: "'2025-04-30'" }),
  mark({ ...nothing, ovulation_on: "'2026-01-05'" }),
  pause({ from_on: "'1900-01-01'", to_on: today }),
  pause({ from_on: today, to_on: today }),
  pause({ from_on: today }),
  forecast({ shown_on: "'2026-01-05'", known_cycles: '0' }),
  forecast({ shown_on: "'2026-01-30'", known_cycles: '1000', window_to: "'2026-06-04'" }),
  forecast({
    shown_on: "'2026-02-01'",
    window_from: "'2026-02-02'",
    window_to: "'2026-02-02'",
    is_ovulation_known: 'true',
  }),
  forecast({
    cycle_start: `${today} - 100`,
    shown_on: today,
    window_from: tomorrow,
    predicted_start: tomorrow,
    window_to: tomorrow,
  }),
];
