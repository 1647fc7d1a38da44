import type { Facts } from '../facts/facts.ts';
import { mayBePregnant } from './read-pain.ts';
import { textOf } from './read-signs-text.ts';
import type { Said } from './read-words.ts';
import type { TextReader } from './text-reader.ts';

const NOT_WATERS =
  /\b(sneez\w*|cough\w*|laugh\w*|jump\w*|trampoline|bladder|pelvic floor|milk|breasts?|colostrum|nipples?|sweat\w*|roof|tap|pipe|washing|kettle|drink|drinking|(?:keep\w*|kept|hold\w*) (?:water|food|fluids|it|anything|drinks?)|sips|glasses|bottle|nose|eyes?|ovulat\w*|egg white)\b/;

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
          assertion === 'present' &&
          /\b(i|im|ive|me|my|we|us|sat|hugged|met|saw|cuddled|visited|stayed|played|babysat|looked after|exposed|contact|next to|around|spent)\b/.test(
            textOf(reader, sentence),
          ),
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
    const blowWords = reader.every('bellyBlow').map(({ sentence }) => textOf(reader, sentence));
    if (blowWords.length > 0 && blowWords.every((text) => OF_THE_BABY.test(text) && !BY_SOMEBODY.test(text)))
      reader.remove('bellyBlow');
    if (reader.has('_braxton') && !reader.knows('contractions')) reader.remove('bellyHard');
  }
  if (isPregnant || isBorn) {
    reader.flag(
      'swellingFace',
      reader
        .present('swellingFace')
        .filter(({ sentence }) => !RINGS_FIT.test(textOf(reader, sentence)))
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
        .filter(
          ({ sentence }) =>
            /\b(swell\w*|swollen|puffy|oedema|edema)\b/.test(textOf(reader, sentence)) &&
            !/\b(slight\w*|mild\w*|little|bit|nothing|not too|not so|not) (\w+ )?(swell\w*|swollen|puffy|bad)\b/.test(
              textOf(reader, sentence),
            ),
        ),
    );
  }
}

const NOT_ALL_OVER =
  /\b(nipples?|breasts?|eczema|mosquito|bites?|scalp|vagina|vulva|thrush|down there|bikini|shaving|stretch marks|nose|eyes?)\b/;
function isGeneralItch(reader: TextReader, sentence: number): boolean {
  return !NOT_ALL_OVER.test(textOf(reader, sentence));
}

const RINGS_FIT =
  /\brings? (still )?(fit|slide|slip|come|go|went|slid)( \w+)? (on|off|fine|ok|easily|well)\b/;
/** Kicks of the baby are none of somebody. */
const OF_THE_BABY = /\b(kicks?|kicking|punch|punches|punching|elbows?|knees?|feet|foot|jabs?|jabbing)\b/;
const BY_SOMEBODY =
  /\b(me|was|got|been|by|husband|hubby|partner|boyfriend|ex|dog|horse|cow|toddler|son|daughter|child|kid|kids|someone|somebody|man|woman|student|patient|brother|sister|ball|door|stranger|pupil|corner|table|trolley|landed|temper|angry|drunk|argument)\b/;
const NOTHING_YET =
  /\b(nothing|not|havent|no) (\w+ ){0,3}(felt|feel)\b.*\byet\b|\bnothing felt\b|\bhavent felt (a thing|anything)\b/;
const AS_ALWAYS =
  /\b(as|like) (always|usual|ever|normal|every (day|morning|night))\b|\balways (quiet|calm|sleepy|lazy)\b/;

function readMovements(reader: TextReader, known: Facts, isPregnant: boolean): void {
  const mine = (
    key: '_movementsNone' | '_movementsFewer' | '_movementsChanged' | '_movementsUsual' | 'neverFeltMovement',
  ) =>
    reader.read.said.filter(
      (one) =>
        one.key === key &&
        one.assertion === 'present' &&
        one.who !== 'other' &&
        (isOfBaby(reader, one, isPregnant) ||
          (key === 'neverFeltMovement' && isPregnant && NOTHING_YET.test(textOf(reader, one.sentence)))),
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
  // `Quiet in the mornings as always`.
  const text = textOf(reader, worst.sentence);
  if (
    none.length === 0 &&
    AS_ALWAYS.test(text) &&
    !/\b(less|fewer|than|reduced|hardly|barely|not|isnt|hasnt|wasnt|havent|doesnt|dont|never|no)\b/.test(text)
  )
    return;
  const isUsualOnly =
    usual.some(({ sentence }) => sentence === worst.sentence) &&
    none.length === 0 &&
    !/\b(less|fewer|reduced|quiet\w*|barely|hardly|weaker|unlike|different(ly)? (to|from|than))\b/.test(
      textOf(reader, worst.sentence),
    );
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
  // To feel for the baby is no movement.
  if (
    /\bfeel\w*\b.*\b(love|bond\w*|connect\w*|attach\w*|ready|excited|close to)\b/.test(text) &&
    !/\b(kick\w*|mov\w*)\b/.test(text)
  )
    return false;
  const names =
    /\b(baby|bub|bubs|bubba|bump|bean|fetal|foetal|kick|kicks|kicked|kicking|twins?|womb|little one|in there|wriggl\w*|fetus|foetus)\b/.test(
      text,
    );
  const isOther =
    /\b(bowel|bowels|exercise|exercising|gym|house|moving house|sleep|sleeping|eyes?|leg|legs|arm|arms|neck|furniture|flat|football|karate)\b/.test(
      text,
    );
  if (
    !names &&
    /\b(i|ive|im) (have not|havent|didnt|barely|hardly|cant|have barely|not) (\w+ )?(moved?|moving)\b/.test(
      text,
    )
  )
    return false;
  // `She's a quiet one, my sister`.
  if (
    !names &&
    /\b(my|our) (older |younger |little |big )?(sister|mum|mom|friend|boss|cat|dog|toddler|neighbour|colleague)\b/.test(
      text,
    )
  )
    return false;
  if (names) return !isOther || /\b(baby|fetal|foetal|womb)\b/.test(text);
  return (
    isPregnant &&
    (!isOther || /\b(shes|hes|she|he|its) (moving|moved|not moving|hardly|barely|less)\b/.test(text)) &&
    /\b(move|moved|moves|moving|movement|movements|him|her|quiet|stirred|stir|budged|wriggled|active|lively|party|roll\w*|rfm|dfm|usually)\b/.test(
      text,
    )
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

const COUNTED: Readonly<Record<string, number>> = {
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};

function readContractions(reader: TextReader): void {
  const IRREGULAR =
    /\b(nothing regular|not regular|arent regular|irregular|on and off|stopped|eased|settled|went away|painless)\b/;
  const [braxton] = reader.present('_braxton');
  const said = reader
    .present('_contractions')
    .filter(({ sentence }) => sentence !== braxton?.sentence && !IRREGULAR.test(textOf(reader, sentence)));
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
  // `Tightening … I counted seven in an hour`, `every five minutes, each a minute long`.
  const all = reader.read.tokens.map(({ text }) => text).join(' ');
  const counted =
    /\b(?:counted|had|about|got|now|already) (\d+|six|seven|eight|nine|ten|eleven|twelve) (?:\w+ ){0,2}?(?:in|within|over|an|per|the) (?:an |the |last |past )*hour\b/.exec(
      all,
    );
  const isOfBelly = /\b(contract\w*|tighten\w*|cramps?|cramping|pains?|surges?)\b/.test(all);
  const amount = counted?.[1] === undefined ? Number.NaN : (COUNTED[counted[1]] ?? Number(counted[1]));
  if (isOfBelly && amount >= 1 && amount <= 40) reader.set('contractionsPerHour', amount);
  const isTimed =
    /\bevery (\w+ ){1,3}(minutes|mins)\b.*\b(minute|60 (sec|secs|seconds)|45 (sec|secs|seconds))( \w+)? (long|each)\b|\blast\w* (a|one|about a) minute\b/.test(
      all,
    ) && !/\b(pads?|tampons?)\b/.test(all);
  if (isTimed && !reader.knows('contractions') && !IRREGULAR.test(all)) reader.set('contractions', 'regular');
  if (every && every.value > 0 && every.value <= 60)
    reader.set('contractionsPerHour', Math.round(60 / every.value), every);
}
