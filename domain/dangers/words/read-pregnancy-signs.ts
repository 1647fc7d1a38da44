import type { Facts } from '../facts/facts.ts';
import { mayBePregnant } from './read-pain.ts';
import { textOf } from './read-signs-text.ts';
import type { Said } from './read-words.ts';
import type { TextReader } from './text-reader.ts';

const NOT_WATERS =
  /\b(sneez\w*|cough\w*|laugh\w*|jump\w*|trampoline|bladder|pelvic floor|milk|breasts?|colostrum|nipples?|roof|tap|pipe|washing|kettle|drink|drinking|glasses|bottle|nose|eyes?|ovulat\w*|egg white)\b/;

/** What only a pregnancy has: movements, waters, contractions, swelling, itching, a blow. */
export function readPregnancySigns(reader: TextReader, known: Facts): void {
  const isPregnant =
    known.stage?.value === 'pregnancy' ||
    known.gestationalAgeDays !== undefined ||
    known.pregnancy?.value === 'certain' ||
    reader.knows('pregnancy');
  const isBorn = known.daysSinceBirth !== undefined || (reader.knows('daysSinceBirth') && !isPregnant);
  if (!isBorn) readMovements(reader, known, isPregnant);
  if (isPregnant || mayBePregnant(reader, known)) {
    readWaters(reader);
    readContractions(reader);
    for (const key of [
      'pressureBelow',
      'backacheInWaves',
      'bellyBlow',
      'fall',
      'infectiousContact',
      'itchPalms',
      'bellyHard',
      'cordSeen',
    ] as const) {
      reader.flag(key, reader.present(key));
    }
    const contact = reader
      .every('infectiousContact')
      .filter(
        ({ assertion, sentence }) =>
          assertion === 'present' && /\b(i|im|ive|me|my|we)\b/.test(textOf(reader, sentence)),
      );
    reader.flag('infectiousContact', contact);
    const blows = reader
      .every('bellyBlow')
      .filter(
        ({ assertion, sentence }) => assertion === 'present' && /\b(me|my)\b/.test(textOf(reader, sentence)),
      );
    if (!reader.knows('bellyBlow'))
      reader.flag(
        'bellyBlow',
        blows.filter(({ who }) => who !== 'other' || /\bme\b/.test(textOf(reader, blows[0]?.sentence ?? 0))),
      );
    reader.flag(
      'itchNoRash',
      reader.present('itchNoRash').filter(({ sentence }) => isGeneralItch(reader, sentence)),
    );
    if (reader.has('_braxton') && !reader.knows('contractions')) reader.remove('bellyHard');
  }
  if (isPregnant || isBorn) {
    reader.flag(
      'swellingFace',
      reader
        .present('swellingFace')
        .filter(
          ({ sentence }) =>
            !/\b(ankles?|feet|legs?)\b/.test(textOf(reader, sentence)) ||
            /\b(face|hands?|fingers?|rings?)\b/.test(textOf(reader, sentence)),
        ),
    );
    reader.flag(
      'swellingSevere',
      reader
        .present('swellingSevere')
        .filter(({ sentence }) => /\b(swell\w*|swollen|puffy|oedema|edema)\b/.test(textOf(reader, sentence))),
    );
  }
}

const NOT_ALL_OVER =
  /\b(nipples?|breasts?|eczema|mosquito|bites?|scalp|vagina|vulva|thrush|down there|bikini|shaving|stretch marks|nose|eyes?)\b/;
function isGeneralItch(reader: TextReader, sentence: number): boolean {
  return !NOT_ALL_OVER.test(textOf(reader, sentence));
}

function readMovements(reader: TextReader, known: Facts, isPregnant: boolean): void {
  const mine = (
    key: '_movementsNone' | '_movementsFewer' | '_movementsChanged' | '_movementsUsual' | 'neverFeltMovement',
  ) =>
    reader.read.said.filter(
      (one) =>
        one.key === key &&
        one.assertion === 'present' &&
        one.who !== 'other' &&
        isOfBaby(reader, one, isPregnant),
    );
  const never = mine('neverFeltMovement');
  const [none, fewer, changed, usual] = [
    mine('_movementsNone'),
    mine('_movementsFewer'),
    mine('_movementsChanged'),
    mine('_movementsUsual'),
  ];
  const [worst] = [...none, ...fewer, ...changed];
  if (
    never.length > 0 &&
    /\b(yet|never|still|so far|first)\b/.test(never.map(({ sentence }) => textOf(reader, sentence)).join(' '))
  ) {
    reader.flag('neverFeltMovement', never);
    const age = known.gestationalAgeDays?.value;
    if (age === undefined || age < 26 * 7) return;
  }
  if (worst === undefined) return;
  // `Lots of kicks, less room to move`: nothing but usual movements said of the same sentence.
  const isUsualOnly =
    usual.some(({ sentence }) => sentence === worst.sentence) &&
    none.length === 0 &&
    !/\b(less|fewer|reduced|quiet\w*|barely|hardly)\b/.test(textOf(reader, worst.sentence));
  if (isUsualOnly) return;
  reader.set(
    'movements',
    none.length > 0 ? 'none-felt' : fewer.length > 0 ? 'fewer' : 'changed',
    worst.match,
  );
  if (!isPregnant && known.stage?.value !== 'pregnancy') reader.set('pregnancy', 'certain', worst.match);
}

function isOfBaby(reader: TextReader, { sentence }: Said, isPregnant: boolean): boolean {
  const text = textOf(reader, sentence);
  const names =
    /\b(baby|bub|bubs|bubba|bump|bean|fetal|foetal|kick|kicks|kicked|kicking|twins?|womb|little one|in there|wriggl\w*|fetus|foetus)\b/.test(
      text,
    );
  const isOther =
    /\b(bowel|bowels|exercise|exercising|gym|house|moving house|sleep|sleeping|eyes?|leg|legs|arm|arms|neck|furniture|flat|football|karate)\b/.test(
      text,
    );
  if (names) return !isOther || /\b(baby|fetal|foetal|womb)\b/.test(text);
  return (
    isPregnant && !isOther && /\b(move|moved|moves|moving|movement|movements|him|her|quiet)\b/.test(text)
  );
}

function readWaters(reader: TextReader): void {
  const leak = reader.present('_leak').filter(({ sentence }) => !NOT_WATERS.test(textOf(reader, sentence)));
  const [green] = reader.present('_leakGreen');
  const [bloody] = reader.present('_leakBloody');
  const [first] = leak;
  if (green) reader.set('leak', 'green', green.match);
  else if (bloody && first) reader.set('leak', 'bloody', bloody.match);
  else if (first) {
    const isSure = /\b(clear|broke|broken|gone|went|gush\w*)\b/.test(textOf(reader, first.sentence));
    reader.set('leak', isSure ? 'clear' : 'unsure', first.match);
  }
  reader.flag('leakSmells', reader.present('leakSmells'));
}

function readContractions(reader: TextReader): void {
  const [braxton] = reader.present('_braxton');
  const said = reader.present('_contractions').filter(({ sentence }) => sentence !== braxton?.sentence);
  const [first] = said;
  if (first) reader.set('contractions', 'regular', first.match);
  const every = reader
    .measured('everyMinutes')
    .find(
      (one) =>
        reader.isHers(one) &&
        /\b(contract\w*|tighten\w*|cramps?|cramping|pains?|belly|bump|hard|back)\b/.test(
          textOf(reader, reader.read.tokens[one.first]?.sentence ?? 0),
        ) &&
        !/\b(pads?|tampons?)\b/.test(textOf(reader, reader.read.tokens[one.first]?.sentence ?? 0)),
    );
  if (every && every.value > 0 && every.value <= 60)
    reader.set('contractionsPerHour', Math.round(60 / every.value), every);
}
