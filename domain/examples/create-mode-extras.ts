import type { CalendarDate } from '../calendar/calendar-date.ts';
import type { ModeExtras } from '../daily-log/log-extras.ts';
import { type LogField, modeFieldsOf } from '../daily-log/log-fields.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import { type Chance, round, spread } from './create-chance.ts';

/** Where a day stands, as far as the calendar says. */
export interface DescribedDay {
  date: CalendarDate;
  /** 1 on the first day of the last period; null before the first. */
  cycleDay: number | null;
  /** 1 on the first day of a period; null on a day without bleeding. */
  periodDay: number | null;
  /** Days until the next period; null when it is not recorded yet. */
  daysLeft: number | null;
}

/** What the fields of a mode might hold on a day; those she left out are missing. */
export function createModeExtras(stage: LifeStage, day: DescribedDay, chance: Chance): ModeExtras {
  if (stage === 'menstrual-cycle') return createCycleExtras(day, chance);
  const logged = Object.entries(modeFieldsOf(stage)).flatMap(([key, field]) => {
    const value = createValue(key, field, day, chance);
    return chance() < 0.8 ? [[key, value]] : [];
  });
  return settleFlashes(Object.fromEntries(logged));
}

/** Heaviest on the second day. */
const FLOWS = ['medium', 'heavy', 'medium', 'light', 'spotting', 'spotting', 'spotting'] as const;

function createCycleExtras(day: DescribedDay, chance: Chance): ModeExtras<'menstrual-cycle'> {
  const { periodDay, daysLeft } = day;
  const flow = periodDay === null ? 'none' : (FLOWS[periodDay - 1] ?? 'spotting');
  const complaint =
    daysLeft !== null && daysLeft <= 6 ? 7 - daysLeft : periodDay !== null ? 5 - periodDay : 0;
  const pms = Math.min(10, Math.max(0, Math.round(complaint + spread(chance) * 2)));
  const pulse = Math.round((isAfterOvulation(day) ? 64 : 61) + spread(chance) * 5);
  const temperature = temperatureOn(day, chance);
  const [saysFlow, saysPms, measuresHeat, measuresPulse] = [chance(), chance(), chance(), chance()];
  return {
    ...(saysFlow < (periodDay === null ? 0.5 : 0.95) && { period_flow: flow }),
    ...(saysPms < 0.7 && { pms_severity: pms }),
    ...(measuresHeat < 0.75 && { basal_body_temperature: temperature }),
    ...(measuresPulse < 0.6 && { resting_heart_rate: pulse }),
  };
}

/** About half a degree warmer from ovulation to the next period. */
function temperatureOn(day: DescribedDay, chance: Chance): number {
  return round((isAfterOvulation(day) ? 97.9 : 97.4) + spread(chance) * 0.35, 10);
}

function isAfterOvulation({ cycleDay, daysLeft }: DescribedDay): boolean {
  return daysLeft !== null ? daysLeft <= 14 : cycleDay !== null && cycleDay > 15;
}

/** Middle and width of the numbers that a body gives. */
const BODIES: Readonly<Record<string, readonly [middle: number, width: number]>> = {
  weight_kg: [66, 2],
  kick_count: [14, 8],
  hot_flashes: [4, 4],
  urinary_incontinence_episodes: [1, 1],
};

function createValue(
  key: string,
  field: LogField,
  day: DescribedDay,
  chance: Chance,
): string | number | undefined {
  if (field.kind === 'flag') return undefined;
  if (field.kind === 'blood-pressure') {
    return `${Math.round(122 + spread(chance) * 14)}/${Math.round(78 + spread(chance) * 9)}`;
  }
  // The first answers of the lists are the usual ones.
  if (field.kind === 'choice') return field.options[Math.floor(chance() ** 2 * field.options.length)]?.value;
  if (key === 'basal_temperature') return temperatureOn(day, chance);
  const [middle, width] = field.kind === 'scale' ? [field.min + 3, 4] : (BODIES[key] ?? [field.min, 0]);
  const isWhole = field.kind === 'scale' || field.isWhole;
  return Math.min(field.max, Math.max(field.min, round(middle + spread(chance) * width, isWhole ? 1 : 10)));
}

function settleFlashes(extras: ModeExtras<'menopause'>): ModeExtras {
  return extras.hot_flashes === 0 ? { ...extras, hot_flash_severity: 0 } : extras;
}
