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
    /\b(baby|newborn|infant|son|daughter|twins?|bub|bubs|lo|he|she|him|her|boy|girl)\b/.test(
      textOf(reader, sentence),
    ),
  );
  reader.flag(
    'babyFloppy',
    floppy.filter(({ match, sentence }) => isOfChild(reader, match, sentence)),
  );
  for (const key of ALSO_OF_A_CHILD) {
    const ofChild = reader.read.said.filter(
      (one) => one.key === key && one.who === 'child' && one.assertion === 'present',
    );
    if (ofChild.length > 0) reader.flag('babyFloppy', ofChild);
  }
  const fever = said('_babyFeverWord').filter(({ match, sentence }) => isOfChild(reader, match, sentence));
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

function isOfChild(
  reader: TextReader,
  match: Parameters<TextReader['read']['context']>[0],
  sentence: number,
): boolean {
  const text = textOf(reader, sentence);
  if (/\b(baby|newborn|infant|lo|bub|bubs)\b/.test(text)) return true;
  return (
    ['child', 'unnamed'].includes(reader.read.context(match).who) ||
    /\b(my|our) (son|daughter|boy|girl|twins?)\b/.test(text)
  );
}
