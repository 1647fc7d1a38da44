import { findBloodPressureFault } from '@lunaria/domain/daily-log/blood-pressure.ts';
import {
  CONTRADICTIONS,
  findFieldFault,
  hasContradictoryActivity,
  hasContradictoryFlashes,
  sayRange,
} from '@lunaria/domain/daily-log/daily-log.ts';
import type { LogField, NumberField } from '@lunaria/domain/daily-log/log-fields.ts';
import { inHerUnit, unitOf } from '@lunaria/domain/daily-log/show-value.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { DEFAULT_UNITS, type Units } from '@lunaria/domain/profile/units.ts';
import { type Entry, formFieldsOf, type ShownDay } from './log-draft.ts';

/** What is wrong, by the name of the field, in the order of the form. */
export function findFaults(shown: ShownDay, stage: LifeStage, units: Units): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  const values: Record<string, Entry> = {};
  for (const { name, key, field, part } of formFieldsOf(stage)) {
    const entry = shown.entries.get(name) ?? null;
    const fault = findEntryFault(field, entry, units);
    if (fault !== null) faults.set(name, fault);
    if (part !== 'signs') values[key] = entry;
    // Said at the first of the two fields, unless that has a fault of its own.
    if (key === 'activity_type' && !faults.has('activity_minutes') && isActivityAmiss(values))
      faults.set('activity_minutes', CONTRADICTIONS.activity);
    const flashes = `${stage}.hot_flashes`;
    if (key === 'hot_flash_severity' && !faults.has(flashes) && hasContradictoryFlashes(values))
      faults.set(flashes, CONTRADICTIONS.hotFlashes);
  }
  return faults;
}

function isActivityAmiss({ activity_minutes: minutes, activity_type: type }: Record<string, Entry>): boolean {
  return hasContradictoryActivity({
    activity_minutes: typeof minutes === 'number' ? minutes : null,
    activity_type: typeof type === 'string' ? type : null,
  });
}

/** What is wrong with one entry, in her unit, or null. */
export function findEntryFault(field: LogField, entry: Entry, units: Units): string | null {
  if (entry === null) return null;
  if (field.kind === 'blood-pressure') return findBloodPressureFault(String(entry));
  const fault = findFieldFault(field, entry);
  if (fault === null || field.kind !== 'number') return fault;
  const isSaidInHers = unitOf(field.measure, units) !== unitOf(field.measure, DEFAULT_UNITS);
  return isSaidInHers ? sayRangeInHerUnit(field, units) : sayRange(field);
}

/** `Weight: enter a number from 22.1 to 1433 lbs`. Rounded inwards, so that what it says holds. */
function sayRangeInHerUnit({ label, min, max, measure }: NumberField, units: Units): string {
  const low = Math.ceil(inHerUnit(min, measure, units) * 10) / 10;
  const high = Math.floor(inHerUnit(max, measure, units) * 10) / 10;
  return `${label}: enter a number from ${low} to ${high} ${unitOf(measure, units)}`;
}
