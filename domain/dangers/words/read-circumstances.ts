import type { Facts } from '../facts/facts.ts';
import { textOf } from './read-signs-text.ts';
import type { TextReader } from './text-reader.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const BIRTH = set(
  'birth born delivered delivery postpartum postnatal section csection caesarean cesarean baby newborn labour labor pp son daughter twins breastfeeding',
);
const LOSS = set('miscarriage miscarried loss abortion termination lost stillbirth erpc');
const BABY = set('baby newborn infant son daughter lo old bub twins boy girl');
const LATE = set('late overdue');
const TRIGGER = set('trigger');
const RETRIEVAL = set('retrieval collection retrieved collected pickup transfer');
/** Tests that are positive for something else. */
const OTHER_TEST =
  /\b(covid|strep\w*|bv|flu|thrush|hpv|uti|chlamydia|gonorrh\w*|gbs|opk|ovulation|lh|hiv|corona\w*|lateral flow|lft|antibod\w*)\b/;
const BLED = set('period bleed bleeding bled');

/** Past this the weeks after a birth or loss play no part. */
const YEAR = 365;

/** Who she is and where she stands, as she says it: pregnant or not, weeks, days since a birth or loss, methods, treatment. */
export function readCircumstances(reader: TextReader, known: Facts): void {
  readPregnancy(reader, known);
  readDaysSince(reader, known);
  for (const key of [
    'usesOestrogen',
    'hasCoil',
    'hasTampon',
    'inTreatment',
    'knownCyst',
    'bloodThinner',
    'diabetesTreated',
    'recentOperation',
    'rhesusNegative',
    'migraineKnown',
    'wombRemoved',
    'sterilised',
    'noPubertySigns',
    'harmfulMedicine',
  ] as const) {
    reader.flag(key, reader.present(key));
  }
  // `Had a hysterectomy in 2019`, `after my termination`: what once happened goes on being so.
  for (const key of ['wombRemoved', 'sterilised', 'recentOperation', 'hadAbortion'] as const) {
    reader.flag(
      key,
      reader
        .every(key)
        .filter(({ who, assertion }) => who === 'self' && (assertion === 'present' || assertion === 'past')),
    );
  }
  const age = reader.measured('ageYears').find((one) => reader.isHers(one));
  if (age) reader.set('ageYears', age.value, age);
}

function readPregnancy(reader: TextReader, known: Facts): void {
  const weeks = reader.measured('gestationalAgeDays').find((one) => reader.isHers(one));
  const isOver = known.daysSinceBirth !== undefined || known.daysSinceLoss !== undefined;
  if (weeks && !isOver) {
    reader.set('gestationalAgeDays', weeks.value, weeks);
    reader.set('pregnancy', 'certain', weeks);
  }
  reader.flag(
    'positiveTest',
    reader.present('positiveTest').filter(({ sentence }) => !OTHER_TEST.test(textOf(reader, sentence))),
  );
  const [said] = reader.present('_pregnant');
  if (said && !isOver) reader.set('pregnancy', 'certain', said.match);
  if (reader.knows('positiveTest') && !isOver) reader.set('pregnancy', 'certain');
  const [denied] = reader.present('noSexWithSperm');
  if (denied && !reader.knows('pregnancy') && known.stage?.value !== 'pregnancy') {
    reader.set('noSexWithSperm', true, denied.match);
  }
}

/** `10 days after the birth`, `two weeks postpartum`, `miscarried three weeks ago`, `my 5 day old baby`. */
function readDaysSince(reader: TextReader, known: Facts): void {
  const isPregnant = known.stage?.value === 'pregnancy' || known.gestationalAgeDays !== undefined;
  for (const one of [...reader.measured('daysAgo'), ...reader.measured('daysFor')]) {
    const sentence = reader.read.tokens[one.first]?.sentence ?? 0;
    const { who, assertion } = reader.read.context({ first: one.first, last: one.last, of: [one.first] });
    if (who === 'other' || assertion === 'hypothetical') continue;
    const near = new Set(
      reader.read.tokens
        .slice(Math.max(0, one.first - 7), one.last + 6)
        .filter((token) => token.sentence === sentence)
        .map(({ text }) => text),
    );
    const isNear = (words: ReadonlySet<string>) => [...near].some((word) => words.has(word));
    const isOld =
      /\b(my|our|the) (\w+ ){1,2}(day|week|wk|month)s? old( (is|has|feels|was|seems|wont|isnt|cant|keeps|looks|felt|woke|hasnt|baby|girl|boy|son|daughter)\b|$)/.test(
        textOf(reader, sentence),
      );
    if (
      isOld &&
      one.kind === 'daysAgo' &&
      one.value <= YEAR &&
      !isPregnant &&
      !reader.knows('daysSinceBirth')
    ) {
      reader.set('daysSinceBirth', one.value, one);
      reader.set('babyAgeDays', one.value, one);
    } else if (isNear(TRIGGER)) reader.set('daysSinceTrigger', one.value, one);
    else if (isNear(RETRIEVAL)) reader.set('daysSinceRetrieval', one.value, one);
    else if (isNear(LOSS) && one.value <= YEAR) reader.set('daysSinceLoss', one.value, one);
    else if (isNear(BIRTH) && one.value <= YEAR && !isPregnant && one.kind === 'daysAgo') {
      const isBabyAge = near.has('old') && isNear(BABY);
      reader.set('daysSinceBirth', one.value, one);
      if (isBabyAge) reader.set('babyAgeDays', one.value, one);
    } else if (isNear(LATE) && one.value <= 60) reader.set('daysSinceLastPeriod', 28 + one.value, one);
    else if (isNear(BLED) && one.value >= YEAR) reader.set('daysSinceLastBleeding', one.value, one);
  }
  const [born] = reader.present('_born');
  const [lost] = reader
    .every('_lost')
    .filter(({ who, assertion }) => who === 'self' && assertion === 'present');
  const knowsEnd = known.daysSinceBirth ?? known.daysSinceLoss;
  // Since when is not said: it counts as within the weeks in which it matters.
  if (lost && knowsEnd === undefined && !isPregnant && !reader.knows('daysSinceLoss'))
    reader.set('daysSinceLoss', 7, lost.match);
  else if (
    born &&
    knowsEnd === undefined &&
    !isPregnant &&
    !reader.knows('daysSinceBirth') &&
    !reader.knows('pregnancy')
  ) {
    reader.set('daysSinceBirth', 7, born.match);
  }
  const [menopause] = reader.every('_afterMenopause').filter(({ who }) => who === 'self');
  const stage = known.stage?.value;
  if (menopause && (stage === undefined || stage === 'menopause' || stage === 'post-menopause')) {
    if (!reader.knows('daysSinceLastBleeding')) reader.set('daysSinceLastBleeding', YEAR, menopause.match);
  }
}
