import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { ageOn } from '../profile/age.ts';
import { FactWriter } from './fact-writer.ts';
import { type Facts, joinFacts } from './facts/facts.ts';
import { writeBleeding } from './facts-of-bleeding.ts';
import { factsOfLaboratory } from './facts-of-laboratory.ts';
import { writeLog } from './facts-of-log.ts';
import { writeMeasured } from './facts-of-measured.ts';
import { writeSigns, writeTests } from './facts-of-signs.ts';
import { type ReadText, withText } from './facts-of-text.ts';
import { ongoingPregnancy } from './ongoing-pregnancy.ts';
import type { DangerRows } from './rows.ts';

/** Past it the weeks after a birth or loss play no part. */
const YEAR_DAYS = 366;
/** A questionnaire speaks for two weeks. */
const SCORE_DAYS = 14;

/**
 * What rows say that a rule may ask about, for the day of an entry. Which row becomes which fact: docs/algorithms/dangers.md,
 * “From rows”. The note of the day is read with everything else known.
 */
export function factsOf(given: DangerRows, read?: ReadText): Facts {
  // Each is gone through several times.
  const rows = { ...given, logs: [...(given.logs ?? [])], signals: [...(given.signals ?? [])] };
  const writer = new FactWriter();
  writePerson(rows, writer);
  writeTests(rows, writer);
  writeBleeding(rows, writer);
  writeLog(rows, writer);
  writeSigns(rows, writer.result(), writer);
  writeMeasured(rows, writer);
  const entered = writer.result();
  const facts = rows.labs ? joinFacts(entered, factsOfLaboratory(upTo(rows.labs, rows.day))) : entered;
  const note = rows.signals.find((row) => row.signal_date === rows.day)?.notes ?? '';
  return note.trim() === '' ? facts : withText(facts, note, read);
}

function upTo(labs: NonNullable<DangerRows['labs']>, day: DangerRows['day']) {
  return [...labs].filter((row) => row.day === null || row.day <= day);
}

function writePerson(
  {
    day,
    stage,
    birthDate,
    ageYears,
    pregnancy,
    ended,
    treatment,
    methods,
    medicines,
    hormoneTherapy,
    scores,
  }: DangerRows,
  writer: FactWriter,
): void {
  writer.choice('stage', stage);
  writer.number('ageYears', birthDate ? ageOn(birthDate, day) : ageYears);
  const last = (ended ?? [])
    .filter(({ to }) => to !== null && to <= day)
    .toSorted((one, other) => ((one.to ?? '') < (other.to ?? '') ? 1 : -1))[0];
  const ongoing = ongoingPregnancy({ day, stage, pregnancy });
  if (ongoing) {
    writer.choice('pregnancy', 'certain');
    if (ongoing.ageDays >= 0) writer.number('gestationalAgeDays', ongoing.ageDays);
  } else if (last?.to) {
    const since = daysBetween(last.to, day);
    // Who would rather not say how it ended is treated as after either.
    if (since <= YEAR_DAYS && last.end !== 'loss') writer.number('daysSinceBirth', since, last.to);
    if (since <= YEAR_DAYS && last.end !== 'birth') writer.number('daysSinceLoss', since, last.to);
  }
  if (treatment) {
    writer.flag('inTreatment', true);
    if (treatment.triggeredOn) writer.number('daysSinceTrigger', daysBetween(treatment.triggeredOn, day));
    if (treatment.retrievedOn) writer.number('daysSinceRetrieval', daysBetween(treatment.retrievedOn, day));
  }
  for (const { kind, from, isFromDay, to } of methods ?? []) {
    // Since when is not known: she uses it.
    if ((from !== null && from > day) || (to !== null && to < day)) continue;
    writer.flag('usesOestrogen', kind === 'combined');
    writer.flag('hasCoil', kind === 'coil');
    if (kind === 'coil' && from !== null && isFromDay)
      writer.number('daysSinceCoilFitted', daysBetween(from, day));
  }
  const taken = (medicines ?? []).filter(
    ({ from, to }) => (from === null || from <= day) && (to === null || to >= day),
  );
  // With the newest start: another medicine is another fact, also where it takes the place of one.
  const newest = taken.reduce<CalendarDate | undefined>(
    (latest, { from }) => (from !== null && (latest === undefined || from > latest) ? from : latest),
    undefined,
  );
  if (taken.length > 0) writer.number('harmfulMedicines', taken.length, newest);
  if (hormoneTherapy === null) writer.choice('hormoneTherapy', 'none');
  else if (hormoneTherapy && hormoneTherapy.from <= day) {
    writer.choice('hormoneTherapy', 'in-use');
    writer.number('daysSinceTherapyStart', daysBetween(hormoneTherapy.from, day));
    if (hormoneTherapy.changedOn)
      writer.number('daysSinceTherapyChange', daysBetween(hormoneTherapy.changedOn, day));
  }
  for (const { scale, total, harmItem, day: on } of scores ?? []) {
    if (on > day || daysBetween(on, day) > SCORE_DAYS) continue;
    writer.number(scale, total, on);
    if (scale !== 'gad7') writer.number(scale === 'phq9' ? 'phq9Item9' : 'epdsItem10', harmItem, on);
  }
}
