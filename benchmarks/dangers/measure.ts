// node benchmarks/dangers/measure.ts: what an alert costs, from the rows of a full form and from a note, as one JSON object:
// the middle of many times, the first one of a process, and the longest note there may be.
import { EMPTY_VALUES } from '../../domain/daily-log/daily-log.ts';
import { factsOf } from '../../domain/dangers/facts-of.ts';
import { findDangers } from '../../domain/dangers/find-dangers.ts';
import type { DangerRows } from '../../domain/dangers/rows.ts';
import { dateByLastPeriod } from '../../domain/pregnancy/dating.ts';
import { EMPTY_SIGNALS, NOTES_MAX_LENGTH } from '../../domain/signals/health-signals.ts';

const DAY = '2026-11-26';
const CLOCK = { today: DAY, now: new Date(`${DAY}T12:00:00Z`), zone: 'UTC' } as const;
const NOTE =
  'Slept badly, heartburn after dinner and my back aches. No fever, no bleeding. Since noon my head is pounding and I see sparkly lights, my rings do not fit. My sister had this too. What if it is nothing? Baby kicks as usual, four glasses of water, a walk of twenty minutes in the park with the dog.';

/** The longest note there may be. */
const LONGEST_NOTE = Array.from({ length: 20 }, (_, index) => `On day ${index + 1}: ${NOTE}`)
  .join(' ')
  .slice(0, NOTES_MAX_LENGTH);

/** A form with everything entered, in a pregnancy of 31 weeks, with forty days behind it. */
function fullForm(notes: string): DangerRows {
  const days = Array.from({ length: 40 }, (_, back) => new Date(Date.parse(DAY) - back * 86_400_000));
  const dates = days.map((day) => day.toISOString().slice(0, 10) as typeof DAY); // as: a day by its first ten characters
  const pregnancy = {
    kick_count: 12,
    weight_kg: 71,
    nausea: 3,
    swelling: 'severe',
    contractions: 'none',
  } as const;
  const signs = {
    temperature: 99.3,
    pain_0_10: 3,
    pain_place: 'back',
    pain_onset: 'slow',
    clots: 'none',
    vomiting: 'none',
    breath: 'effort',
    movements: 'as-usual',
    leak: 'none',
    vision_change: true,
  } as const;
  return {
    day: DAY,
    stage: 'pregnancy',
    birthDate: '1992-03-04',
    pregnancy: { dating: dateByLastPeriod('2026-04-23', DAY) },
    logs: dates.map((log_date) => ({
      ...{ ...EMPTY_VALUES, log_date, sleep_hours: 7, mood: 6, stress: 4, water_glasses: 6, weight_kg: 71 },
      extras: { pregnancy },
      signs,
    })),
    signals: dates.map((signal_date) => ({
      ...{ ...EMPTY_SIGNALS, signal_date, symptoms: ['headache', 'back_pain', 'bloating', 'nausea'] },
      notes: signal_date === DAY ? notes : '',
    })),
    measured: [
      { kind: 'pressure', value: 148, second: 96, day: DAY },
      { kind: 'temperature', value: 37.4, day: DAY },
      { kind: 'pulse', value: 96, day: DAY },
      { kind: 'glucose', value: 6.1, day: DAY },
    ],
  };
}

/** The middle of many, in milliseconds. */
function measure(work: () => unknown): number {
  const times = Array.from({ length: 400 }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
  return Math.round((times.toSorted((one, other) => one - other)[200] ?? 0) * 1000) / 1000;
}

const form = fullForm('');
const withNote = fullForm(NOTE);
const withLongestNote = fullForm(LONGEST_NOTE);
const facts = factsOf(form);
/** Once, before anything is warm: the words of the phrases are read for it. */
function measureFirstNote(): number {
  const started = performance.now();
  factsOf(withNote);
  return Math.round(performance.now() - started);
}
process.stdout.write(
  `${JSON.stringify({
    firstNoteMs: measureFirstNote(),
    rulesMs: measure(() => findDangers(facts, CLOCK)),
    formMs: measure(() => findDangers(factsOf(form), CLOCK)),
    formWithNoteMs: measure(() => findDangers(factsOf(withNote), CLOCK)),
    formWithLongestNoteMs: measure(() => findDangers(factsOf(withLongestNote), CLOCK)),
    noteCharacters: [NOTE.length, LONGEST_NOTE.length],
    found: findDangers(factsOf(withNote), CLOCK).length,
  })}\n`,
);
