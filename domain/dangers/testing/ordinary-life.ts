import type { BleedingDay, Flow } from '../../bleeding/bleeding-day.ts';
import type { Draw } from '../../body/testing/any-life.ts';
import { addDays, type CalendarDate, listDays } from '../../calendar/calendar-date.ts';
import type { Period } from '../../cycle/period.ts';
import { bloodPressureOf, withBloodPressure } from '../../daily-log/blood-pressure-of-day.ts';
import { type DailyLog, EMPTY_VALUES } from '../../daily-log/daily-log.ts';
import type { AllExtras } from '../../daily-log/log-extras.ts';
import type { DaySigns } from '../../daily-log/sign-fields.ts';
import { dateByLastPeriod } from '../../pregnancy/dating.ts';
import type { LifeStage } from '../../profile/life-stages.ts';
import { type DailyHealthSignals, EMPTY_SIGNALS, type Symptom } from '../../signals/health-signals.ts';
import { alertFacts, isSaidAgain, type RaisedAlert } from '../alert-again.ts';
import { factsOf } from '../facts-of.ts';
import { findDangers } from '../find-dangers.ts';
import { compareLevels } from '../level.ts';
import type { DangerRows } from '../rows.ts';
import { type ReadWords, readWords } from '../words/read-words.ts';

/** A year as most years are: cycles, cramps, headaches, colds, a heavy day, values as a healthy body has them. */

const START: CalendarDate = '2025-11-26';
const DAYS = 365;
const WINDOW = 35;
/** Each day with the first one that is looked back upon, and the hour at which she enters it. */
const YEAR = listDays(START, addDays(START, DAYS - 1)).map((day) => ({
  day,
  from: addDays(day, -WINDOW),
  now: new Date(`${day}T20:00:00Z`),
}));
const NOTES = [
  'tired today',
  'no pain, slept well',
  'bit of a headache, drank more water',
  'my sister has a swollen leg',
  'what if I get a migraine on the flight?',
  'crampy as always, hot water bottle helps',
  'long day, legs ache from walking',
  'good mood, went for a run and was out of breath',
];

export interface OrdinaryYear {
  firstDay: CalendarDate;
  rows: Omit<DangerRows, 'day' | 'logs' | 'signals'>;
  logs: DailyLog[];
  signals: DailyHealthSignals[];
  bleeding: BleedingDay[];
}

/** The alerts at `today` or above that a year of ordinary entries in a mode says, each as `day rule`. */
export function alertsOfYear(draw: Draw, stage: LifeStage): string[] {
  const year = ordinaryYear(draw, stage);
  const said: string[] = [];
  const raised: RaisedAlert[] = [];
  const entered = new Set([
    ...year.logs.map((log) => log.log_date),
    ...year.signals.map((row) => row.signal_date),
  ]);
  const logsOf = byDays(year.logs, ({ log_date: day }) => day);
  const signalsOf = byDays(year.signals, ({ signal_date: day }) => day);
  const bleedingOf = byDays(year.bleeding, ({ day }) => day);
  const periodsOf = byDays(year.rows.periods ?? [], ({ period_start_date: day }) => day);
  for (const { day, from, now } of YEAR) {
    if (!entered.has(day)) continue;
    const facts = factsOf(
      {
        ...year.rows,
        day,
        logs: logsOf(from, day),
        signals: signalsOf(from, day),
        bleeding: bleedingOf(null, day),
        periods: periodsOf(null, day),
      },
      readOnce,
    );
    for (const danger of findDangers(facts, { today: day, now, zone: 'UTC' })) {
      const found = { danger, day, facts: alertFacts(danger, facts) };
      if (!isSaidAgain(found, raised, { now })) continue;
      raised.push({
        rule: danger.rule,
        day,
        facts: found.facts,
        level: danger.level,
        at: now,
        settledAt: now,
      });
      if (compareLevels(danger.level, 'today') >= 0) said.push(`${day} ${danger.rule}`);
    }
  }
  return said;
}

/** Rows of a span of days, asked of one span after the other: rows lie in the order of their days, and so do the spans. */
function byDays<Row>(
  rows: readonly Row[],
  dayOf: (row: Row) => CalendarDate,
): (from: CalendarDate | null, to: CalendarDate) => Row[] {
  let [start, end] = [0, 0];
  const isAt = (index: number, isMet: (day: CalendarDate) => boolean) => {
    const row = rows[index];
    return row !== undefined && isMet(dayOf(row));
  };
  return (from, to) => {
    while (isAt(end, (day) => day <= to)) end += 1;
    while (from !== null && isAt(start, (day) => day < from)) start += 1;
    return rows.slice(start, end);
  };
}

/** The same few notes come again in thousands of years. */
function readOnce(text: string): ReadWords {
  const words = readBefore.get(text) ?? readWords(text);
  readBefore.set(text, words);
  return words;
}
const readBefore = new Map<string, ReadWords>();

/** What she enters in that year. */
export function ordinaryYear(draw: Draw, stage: LifeStage): OrdinaryYear {
  const isDrawn = (timesOfThousand: number) => draw(1, 1000) <= timesOfThousand;
  const periods = drawPeriods(draw, stage);
  const pregnancyStart = stage === 'pregnancy' ? addDays(START, -draw(30, 60)) : null;
  const periodDays = daysOfPeriods(periods);
  const logs: DailyLog[] = [];
  const signals: DailyHealthSignals[] = [];
  const bleeding: BleedingDay[] = [];
  // Cramps as always are none of a pregnancy.
  const notes = NOTES.filter((note) => stage !== 'pregnancy' || !note.includes('cramp'));
  const weight = draw(50, 95);
  const lastDay = pregnancyStart === null ? DAYS : 220;
  for (const { day } of YEAR.slice(0, lastDay)) {
    const periodDay = periodDays.get(day) ?? null;
    if (periodDay !== null && isDrawn(700))
      bleeding.push({ day, flow: drawFlow(draw, periodDay), kind: null });
    if (isDrawn(350)) {
      const extras = drawExtras(draw, stage, day, pregnancyStart, weight);
      logs.push({
        ...EMPTY_VALUES,
        log_date: day,
        mood: isDrawn(900) ? draw(3, 10) : draw(1, 2),
        sleep_hours: draw(5, 9),
        // Weighed in the morning, on some days.
        weight_kg: isDrawn(300) ? weight + draw(-3, 3) / 10 : null,
        extras: isDrawn(60) ? withOrdinaryPressure(draw, extras) : extras,
        signs: isDrawn(300) ? drawSigns(draw, stage, periodDay) : {},
      });
    }
    if (isDrawn(250)) {
      const symptoms: Symptom[] = [];
      if (periodDay !== null && isDrawn(500)) symptoms.push('cramps');
      if (stage === 'pregnancy' && isDrawn(5)) symptoms.push('cramps');
      if (isDrawn(80)) symptoms.push('headache');
      if (isDrawn(100)) symptoms.push('bloating');
      if (isDrawn(120)) symptoms.push('back_pain');
      if (isDrawn(200)) symptoms.push('fatigue');
      const isLoving = stage !== 'pre-menstrual' && isDrawn(200);
      signals.push({
        ...EMPTY_SIGNALS,
        signal_date: day,
        symptoms,
        intercourse: isLoving
          ? [{ id: '00000000-0000-4000-8000-000000000001', protected: isDrawn(500) }]
          : [],
        notes: isDrawn(150) ? (notes[draw(0, notes.length - 1)] ?? '') : '',
      });
    }
  }
  const rows: OrdinaryYear['rows'] = {
    stage,
    birthDate: BIRTHS[stage],
    periods,
    pregnancy: pregnancyStart === null ? null : { dating: dateByLastPeriod(pregnancyStart, START) },
  };
  return { firstDay: START, rows, logs, signals, bleeding };
}

const BIRTHS: Readonly<Record<LifeStage, CalendarDate>> = {
  'pre-menstrual': '2014-05-01',
  'menstrual-cycle': '1996-05-01',
  contraception: '1998-05-01',
  conception: '1993-05-01',
  ivf: '1989-05-01',
  pregnancy: '1992-05-01',
  menopause: '1976-05-01',
  'post-menopause': '1964-05-01',
};

function drawPeriods(draw: Draw, stage: LifeStage): Period[] {
  if (stage === 'pre-menstrual' || stage === 'post-menopause' || stage === 'pregnancy') return [];
  const periods: Period[] = [];
  let start = addDays(START, -draw(20, 60));
  const end = addDays(START, DAYS);
  while (start < end) {
    const isClosed = draw(1, 10) <= 8;
    periods.push({
      period_start_date: start,
      period_end_date: isClosed ? addDays(start, draw(2, 6)) : null,
      cycle_length: 28,
    });
    start = addDays(start, stage === 'menopause' ? draw(22, 75) : draw(24, 34));
  }
  return periods;
}

/** How far into a period each of its days is. */
function daysOfPeriods(periods: readonly Period[]): ReadonlyMap<CalendarDate, number> {
  return new Map(
    periods.flatMap(({ period_start_date: start, period_end_date: end }) =>
      listDays(start, end ?? addDays(start, 4)).map((day, index) => [day, index] as const),
    ),
  );
}

function drawFlow(draw: Draw, periodDay: number): Flow {
  const flows: readonly Flow[] =
    periodDay === 1
      ? ['medium', 'heavy']
      : periodDay < 3
        ? ['light', 'medium', 'heavy']
        : ['spotting', 'light', 'medium'];
  return flows[draw(0, flows.length - 1)] ?? 'light';
}

/** What a healthy day has: warm, not feverish; pain as always, or of the back; nothing that leaks, moves less or swells. */
function drawSigns(draw: Draw, stage: LifeStage, periodDay: number | null): DaySigns {
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[draw(0, values.length - 1)] ?? values[0];
  const signs: DaySigns = {};
  if (draw(1, 3) === 1) signs.temperature = draw(970, 1000) / 10;
  if (draw(1, 6) === 1) signs.vomiting = draw(1, 30) === 1 ? 'some' : 'none';
  if (draw(1, 10) === 1) signs.breast = one(['fine', 'full']);
  if (periodDay !== null) {
    Object.assign(signs, { pain_0_10: draw(1, 7), pain_place: 'low-middle', pain_onset: 'usual' });
    signs.pads_per_hour = draw(0, 3) / 10;
    signs.clots = one(['none', 'none', 'small', 'small', 'large']);
    if (periodDay < 3 && draw(1, 10) === 1) signs.flooding = 1;
  } else if (draw(1, 4) === 1) {
    Object.assign(signs, {
      pain_0_10: draw(1, 6),
      pain_place: one(['back', 'elsewhere']),
      pain_onset: one(['slow', 'sudden']),
    });
  } else if (draw(1, 5) === 1) signs.pain_0_10 = draw(0, stage === 'pregnancy' ? 3 : 6);
  if (stage === 'conception' && draw(1, 8) === 1) signs.pregnancy_test = 'negative';
  if (stage === 'pregnancy') {
    signs.leak = 'none';
    signs.movements = 'as-usual';
    signs.urine_protein = one(['neg', 'trace']);
  }
  return signs;
}

/** Where the mode does not ask for one, one that she measured all the same. */
function withOrdinaryPressure(draw: Draw, extras: AllExtras): AllExtras {
  if (bloodPressureOf({ extras }) !== null) return extras;
  return withBloodPressure(extras, `${draw(98, 138)}/${draw(60, 88)}`);
}

function drawExtras(
  draw: Draw,
  stage: LifeStage,
  day: CalendarDate,
  pregnancyStart: CalendarDate | null,
  weight: number,
): AllExtras {
  const one = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[draw(0, values.length - 1)] ?? values[0];
  switch (stage) {
    case 'contraception':
      return { contraception: { pill_taken: draw(1, 60) === 1 ? 'missed' : 'yes', libido: draw(1, 10) } };
    case 'ivf':
      return {
        ivf: { medication: 'all', injection_reaction: draw(0, 4), anxiety: draw(0, 9), fatigue: draw(0, 9) },
      };
    case 'pregnancy': {
      const isLate = pregnancyStart !== null && day >= addDays(pregnancyStart, 28 * 7);
      return {
        pregnancy: {
          nausea: draw(0, isLate ? 3 : 8),
          swelling: isLate ? one(['none', 'mild', 'moderate']) : 'none',
          contractions: isLate ? one(['none', 'none', 'braxton']) : 'none',
          kick_count: draw(5, 40),
          weight_kg: weight + 2,
        },
      };
    }
    case 'menopause':
      return {
        menopause: {
          hot_flashes: draw(0, 12),
          night_sweats: one(['none', 'mild', 'severe']),
          brain_fog: draw(0, 8),
        },
      };
    case 'post-menopause':
      return {
        'post-menopause': {
          bleeding: 'none',
          pain: draw(0, 6),
          vaginal_dryness: draw(0, 9),
          blood_pressure: `${draw(105, 148)}/${draw(62, 92)}`,
        },
      };
    default:
      return {};
  }
}
