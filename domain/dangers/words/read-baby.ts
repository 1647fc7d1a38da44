import type { FlagKey } from '../facts/fact-keys.ts';
import type { Facts } from '../facts/facts.ts';
import { textOf } from './read-signs-text.ts';
import type { TextReader } from './text-reader.ts';

/** Signs that mean the same in her child, for which she calls. */
const ALSO_OF_A_CHILD: readonly FlagKey[] = [
  ...([
    'cannotBreathe',
    'choking',
    'blueLips',
    'unconscious',
    'seizure',
    'throatSwelling',
    'mottledSkin',
    'nonFadingRash',
    'stiffNeck',
  ] as const),
];
const UNDER_THREE_MONTHS = 91;

/** The child of hers who is born. */
export function readBabySigns(reader: TextReader, known: Facts): void {
  const isPregnant =
    (known.stage?.value === 'pregnancy' || known.gestationalAgeDays !== undefined) &&
    known.daysSinceBirth === undefined;
  const said = (key: Parameters<TextReader['every']>[0]) =>
    reader.every(key).filter(({ who, assertion }) => who !== 'other' && assertion === 'present');
  if (isPregnant) return;
  const age = reader.knows('babyAgeDays')
    ? Number(reader.facts.babyAgeDays?.value)
    : (known.daysSinceBirth?.value ?? null);
  const floppy = said('babyFloppy').filter(({ sentence }) =>
    /\b(baby|newborn|infant|son|daughter|twins?|bub|bubs|lo|he|she|hes|shes|him|her|boy|girl)\b/.test(
      textOf(reader, sentence),
    ),
  );
  reader.flag(
    'babyFloppy',
    floppy.filter(({ match, sentence }) => isOfChild(reader, match, sentence)),
  );
  for (const key of ALSO_OF_A_CHILD) {
    const ofChild = reader.read.said.filter(
      (one) =>
        one.key === key &&
        one.assertion === 'present' &&
        // In the months after a birth `he` and `she` who were not named are the child.
        (one.who === 'child' ||
          (one.who === 'unnamed' && isYoungChild(known)) ||
          isCalledChild(reader, one, known)),
    );
    if (ofChild.length > 0) reader.flag('babyFloppy', ofChild);
  }
  const fever = said('_babyFeverWord').filter(({ match, sentence }) => isOfChild(reader, match, sentence));
  readBabyTemperature(reader, known, age);
  const [first] = fever;
  if (
    first &&
    (age === null
      ? /\b(baby|newborn|infant)\b/.test(textOf(reader, first.sentence))
      : age <= UNDER_THREE_MONTHS)
  ) {
    const measured = reader
      .measured('temperatureC')
      .find((one) => reader.read.tokens[one.first]?.sentence === first.sentence);
    if (
      measured === undefined
        ? /\b(fever|feverish|temperature|temp|burning|hot)\b/.test(textOf(reader, first.sentence))
        : measured.value >= 38
    ) {
      reader.flag('babyFever', fever);
    }
    // It is the baby's, not hers.
    reader.remove('temperatureC');
    reader.remove('feverSaid');
  }
  reader.flag('babyDry', said('babyDry'));
  reader.flag('babyJaundice', said('babyJaundice'));
  if (age !== null && !reader.knows('babyAgeDays')) reader.set('babyAgeDays', age);
}

const isYoungChild = (known: Facts) => (known.daysSinceBirth?.value ?? YEAR + 1) <= YEAR;
const YEAR = 365;
/** `My 3 week old`. */
const AGED = /\b(my|our) (\w+ ){1,2}(day|week|wk|month)s? old\b/;
const SMALL = /^(his|her|he|she|hes|shes|little (lad|man|guy|boy|girl|lady|one)|lad|bubs?|lo|baby)\b/;

/** `Her whole body …`, `little lad is …`, in the year after a birth. */
function isCalledChild(
  reader: TextReader,
  { sentence, who }: { sentence: number; who: string },
  known: Facts,
): boolean {
  return isYoungChild(known) && who !== 'other' && SMALL.test(textOf(reader, sentence));
}

function isOfChild(
  reader: TextReader,
  match: Parameters<TextReader['read']['context']>[0],
  sentence: number,
): boolean {
  const text = textOf(reader, sentence);
  // A mood, not a colour.
  if (/\bbaby blues\b/.test(text)) return false;
  if (/\b(baby|newborn|infant|lo|bub|bubs)\b/.test(text)) return true;
  return (
    ['child', 'unnamed'].includes(reader.read.context(match).who) ||
    /\b(my|our) (son|daughter|boy|girl|twins?)\b/.test(text)
  );
}

/** `Baby is 38.9`: a number alone says it. */
function readBabyTemperature(reader: TextReader, known: Facts, age: number | null): void {
  if (age !== null && age > UNDER_THREE_MONTHS) return;
  for (const one of reader.measured('temperatureC')) {
    const sentence = reader.read.tokens[one.first]?.sentence ?? 0;
    const { assertion, who } = reader.read.context({ first: one.first, last: one.last, of: [one.first] });
    const isOfBaby =
      (/\b(baby|newborn|infant)\b/.test(textOf(reader, sentence)) && who === 'child') ||
      AGED.test(textOf(reader, sentence)) ||
      isCalledChild(reader, { sentence, who }, known);
    if (!isOfBaby || assertion !== 'present' || one.value < 38) continue;
    reader.flag('babyFever', [{ match: { first: one.first, last: one.last, of: [one.first] } }]);
  }
}
