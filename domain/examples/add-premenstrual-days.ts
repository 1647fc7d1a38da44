import { daysBetween } from '../calendar/calendar-date.ts';
import type { Period } from '../cycle/period.ts';
import {
  type DailyHealthSignals,
  MOODS,
  type Mood,
  SYMPTOMS,
  type Symptom,
} from '../signals/health-signals.ts';
import { type Chance, createChance } from './create-chance.ts';

/** The days before a period on which it announces itself. */
const PREMENSTRUAL_DAYS = 5;
const BEFORE: readonly (readonly [Symptom, likely: number])[] = [
  ['tender_breasts', 0.75],
  ['bloating', 0.6],
  ['headache', 0.35],
];

/**
 * The same days with what this woman notices before her periods: tender breasts on three of four of the last five
 * days, bloating, some headaches, and an irritable mood; in the days before them as good as none of it.
 */
export function addPremenstrualDays(
  days: readonly DailyHealthSignals[],
  periods: readonly Period[],
): DailyHealthSignals[] {
  const chance = createChance(20_261_123);
  return days.map((day) => {
    const next = periods.find((period) => period.period_start_date > day.signal_date);
    const daysLeft = next ? daysBetween(day.signal_date, next.period_start_date) : null;
    const drawn = drawSymptoms(chance);
    const isIrritable = chance() < 0.6;
    const isCalmer = chance() < 0.85;
    if (daysLeft !== null && daysLeft <= PREMENSTRUAL_DAYS) {
      const mood: Mood[] = isIrritable ? ['irritable'] : day.mood.filter((code) => code !== 'happy');
      return { ...day, symptoms: order([...day.symptoms, ...drawn]), mood: orderMoods(mood) };
    }
    const isQuiet = daysLeft === null || daysLeft <= 20;
    const rest = day.symptoms.filter((code) => !BEFORE.some(([symptom]) => symptom === code));
    return isQuiet && isCalmer ? { ...day, symptoms: rest } : day;
  });
}

function drawSymptoms(chance: Chance): Symptom[] {
  return BEFORE.flatMap(([symptom, likely]) => (chance() < likely ? [symptom] : []));
}

/** Each once, in the order of the list, as everything is stored. */
function order(symptoms: readonly Symptom[]): Symptom[] {
  return SYMPTOMS.map(({ value }) => value).filter((code) => symptoms.includes(code));
}

function orderMoods(moods: readonly Mood[]): Mood[] {
  return MOODS.map(({ value }) => value).filter((code) => moods.includes(code));
}
