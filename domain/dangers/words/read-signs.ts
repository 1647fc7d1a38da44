import { readNumber } from '../../assistant/text/number-words.ts';
import type { FlagKey } from '../facts/fact-keys.ts';
import type { Facts } from '../facts/facts.ts';
import { readBabySigns } from './read-baby.ts';
import { readBleeding } from './read-bleeding.ts';
import { readPain } from './read-pain.ts';
import { readPregnancySigns } from './read-pregnancy-signs.ts';
import { textOf } from './read-signs-text.ts';
import type { TextReader } from './text-reader.ts';

/** Signs that are what their words say. */
const PLAIN: readonly FlagKey[] = [
  ...([
    'cannotBreathe',
    'breathless',
    'blueLips',
    'choking',
    'fastBreathing',
    'deepBreathing',
    'palpitations',
    'faint',
    'dizzy',
  ] as const),
  ...([
    'pale',
    'strokeSign',
    'suddenSightLoss',
    'visionChange',
    'newAura',
    'lightHurts',
    'stiffNeck',
    'seizure',
    'unconscious',
  ] as const),
  ...([
    'confusion',
    'drowsy',
    'throatSwelling',
    'hives',
    'worstEver',
    'veryIll',
    'withIllness',
    'vomitsBlood',
    'coughsBlood',
  ] as const),
  ...([
    'bloodyStool',
    'vomiting',
    'vomitsWithoutEnd',
    'nothingDown',
    'noUrine',
    'newRetention',
    'shivering',
    'mottledSkin',
  ] as const),
  ...([
    'nonFadingRash',
    'rash',
    'diarrhoea',
    'foulDischarge',
    'unusualDischarge',
    'burningUrine',
    'flankPain',
    'hotBreast',
  ] as const),
  ...([
    'breastLump',
    'nippleChange',
    'woundOpen',
    'woundRed',
    'psychosis',
    'legClotSign',
    'redEyeHaloes',
    'numbSaddle',
  ] as const),
  ...([
    'backPain',
    'coldLimb',
    'testiclePain',
    'overdose',
    'carbonMonoxide',
    'headInjury',
    'majorInjury',
    'suicidePlan',
  ] as const),
  ...(['selfHarmInjury', 'pregnancyUnwanted', 'hivExposure', 'coilThreadsGone'] as const),
  ...([
    'growingBelly',
    'bloated',
    'fullness',
    'wombPain',
    'deepSexPain',
    'rigidBelly',
    'yellowSkin',
    'upperBellyPain',
  ] as const),
];
/** What may be said as a fear or a wish and is meant all the same. */
const MEANT_IN_ANY_MOOD: readonly FlagKey[] = ['suicidalThoughts', 'harmBabyThoughts'];

/** A fear, a wish or an urge of her own. */
const FELT =
  /\b(i|im|ive|me)\b.*\b(scared|afraid|frightened|terrified|worried|fear|urges?|thoughts?|think|thinking|want|wish|might|keep)\b/;
/** `Everyone would be better off without me` speaks of herself. */
const WITHOUT_HER = /\b(everyone|everybody|people|they|family|kids|world|nobody|no one)\b.*\b(me|i)\b/;
const ACCIDENT =
  /\b(shav\w*|cooking|chopping|slicing|paper|glass|gardening|accident\w*|opening|onions?|veg\w*|gym)\b/;

/** Ways of speaking in which a sign is none. */
const IDIOMS: Readonly<Partial<Record<FlagKey, RegExp>>> = {
  seizure: /\bfits? of (giggles|laughter|rage|anger|tears|jealousy|coughing)\b/,
  choking: /\bchok\w* (up|on (homework|exams?|my words|emotion|tears))\b/,
  breathless: /\bbreathless (with|from|at) (joy|excitement|love|anticipation|wonder|the view)\b/,
  cannotBreathe: /\bso breathless with (joy|excitement)\b/,
  faint: /\b(faint (line|lines|smell|pink|memory|hope|voice)|feint)\b/,
  confusion:
    /\bconfus\w* (about|by|why|which|what|over) (my (dates|cycle|app|pill|period)|the (app|instructions|leaflet|dates))\b/,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const EFFORT = set(
  'stairs hill uphill climbing climb run running ran walk walking walked exercise exercising gym jog jogging stair workout cycling hoovering cleaning',
);
const SPORT = set(
  'run running ran gym exercise exercising jog jogging workout cycling sprint sprinting uphill hill hike hiking swim swimming training dancing sex bus laughing laughed laugh',
);
const AFTER_FOOD = set('eat eating food meal dinner lunch curry spicy heartburn indigestion reflux acid');
const HARMLESS_NUMBNESS = set('slept sleeping pins');
const LAUGH = set('laughing laughed');

/** Everything that is felt, seen or counted, in the words of the text. */
export function readSigns(reader: TextReader, known: Facts): void {
  for (const key of PLAIN) {
    const idiom = IDIOMS[key];
    const said = reader.present(key);
    reader.flag(key, idiom ? said.filter(({ sentence }) => !idiom.test(textOf(reader, sentence))) : said);
  }
  for (const key of MEANT_IN_ANY_MOOD) {
    const said = reader.every(key).filter(({ who, assertion, sentence }) => {
      const text = textOf(reader, sentence);
      if ((who === 'other' && !WITHOUT_HER.test(text)) || ACCIDENT.test(text)) return false;
      return (
        assertion === 'present' ||
        (assertion === 'hypothetical' && (FELT.test(text) || WITHOUT_HER.test(text)))
      );
    });
    reader.flag(key, said);
  }
  if (reader.present('selfHarmInjury').every(({ sentence }) => ACCIDENT.test(textOf(reader, sentence)))) {
    reader.remove('selfHarmInjury');
  }
  readViolence(reader);
  readOverdose(reader);
  readMeasuredValues(reader);
  readBreath(reader);
  readHead(reader);
  readFever(reader);
  readSex(reader);
  readPain(reader, known);
  readBleeding(reader, known);
  readPregnancySigns(reader, known);
  readBabySigns(reader, known);
  readLongBloating(reader);
  readBetween(reader);
}

const BRIEFLY = /\bfor a (second|moment|sec|bit)\b/;

/** Effort explains breath; meals explain a burning chest. */
function readBreath(reader: TextReader): void {
  const chest = reader.present('chestPain');
  const pressing = reader.present('chestPainOnPressing');
  const isExplained = (sentence: number) =>
    pressing.some((one) => one.sentence === sentence) || reader.hasWord(sentence, AFTER_FOOD);
  const unexplained = chest.filter(({ sentence }) => !isExplained(sentence));
  if (unexplained.length > 0) reader.flag('chestPain', unexplained);
  else if (pressing.length > 0 || chest.length > 0)
    reader.flag('chestPainOnPressing', [...pressing, ...chest]);
  const severe = reader
    .present('cannotBreathe')
    .filter(({ sentence }) => !reader.hasWord(sentence, EFFORT) && !reader.hasWord(sentence, LAUGH))
    .filter(({ sentence }) => !BRIEFLY.test(textOf(reader, sentence)));
  if (severe.length === 0 && reader.knows('cannotBreathe')) {
    const said = reader.present('cannotBreathe');
    reader.remove('cannotBreathe');
    const isHarmless = said.every(
      ({ sentence }) => reader.hasWord(sentence, LAUGH) || BRIEFLY.test(textOf(reader, sentence)),
    );
    if (!isHarmless) reader.flag('breathless', said);
  }
  const breathless = reader.present('breathless');
  // Sport takes everybody's breath.
  if (breathless.length > 0 && breathless.every(({ sentence }) => reader.hasWord(sentence, SPORT))) {
    reader.remove('breathless');
  }
}

const SEVERE = set(
  'severe severely terrible terribly awful unbearable excruciating agonising agonizing intense worst extreme extremely horrendous horrific crippling blinding splitting pounding violent brutal killing thumping banging hammering bursting throbbing massive raging',
);
const MILD = set('mild slight slightly little bit minor dull');

const GLANDS = /\b(glands?|tonsils?|sore throat|tonsillitis)\b/;
const GRAVE_THROAT = /\b(tongue|lips?|clos\w*|breath\w*|swallow\w*|tight\w*)\b/;

function readHead(reader: TextReader): void {
  const head = reader.present('_headPain');
  reader.flag('headache', head);
  const isMild = (sentence: number) => reader.hasWord(sentence, MILD);
  const severe = head.filter(
    ({ sentence }) =>
      reader.hasWord(sentence, SEVERE) || /\b(really|so|very) bad\b/.test(textOf(reader, sentence)),
  );
  reader.flag('severeHeadache', [
    ...severe,
    ...reader.present('severeHeadache').filter(({ sentence }) => !isMild(sentence)),
  ]);
  if (head.length > 0) reader.flag('thunderclap', reader.present('thunderclap'));
  const strokes = reader
    .present('strokeSign')
    .filter(({ sentence }) => !reader.hasWord(sentence, HARMLESS_NUMBNESS));
  reader.remove('strokeSign');
  reader.flag('strokeSign', strokes);
  const throats = reader
    .present('throatSwelling')
    .filter(
      ({ sentence }) => !GLANDS.test(textOf(reader, sentence)) || GRAVE_THROAT.test(textOf(reader, sentence)),
    );
  reader.remove('throatSwelling');
  reader.flag('throatSwelling', throats);
}

function readFever(reader: TextReader): void {
  const measured = reader.measured('temperatureC').filter((one) => reader.isHers(one));
  const highest = measured.toSorted((one, other) => other.value - one.value)[0];
  if (highest) reader.set('temperatureC', highest.value, highest);
  // A word for fever beside a number below 38.0 is no fever.
  else reader.flag('feverSaid', reader.present('feverSaid'));
}

function readMeasuredValues(reader: TextReader): void {
  const first = (kind: Parameters<TextReader['measured']>[0]) =>
    reader.measured(kind).find((one) => reader.isHers(one));
  const pressures = reader.measured('pressure').filter((one) => reader.isHers(one));
  const highest = pressures.toSorted((one, other) => other.value - one.value)[0];
  const highestLower = pressures.toSorted((one, other) => (other.second ?? 0) - (one.second ?? 0))[0];
  if (highest) reader.set('systolic', highest.value, highest);
  if (highestLower?.second !== undefined) reader.set('diastolic', highestLower.second, highestLower);
  for (const kind of ['pulse', 'spo2', 'glucose'] as const) {
    const one = first(kind);
    if (one) reader.set(kind, one.value, one);
  }
  const gained = first('gainedKg');
  if (gained) {
    const sentence = textOf(reader, reader.read.tokens[gained.first]?.sentence ?? 0);
    if (/\b(overnight|day|yesterday|24 hours|today)\b/.test(sentence))
      reader.set('weightGainDayKg', gained.value, gained);
    else if (/\b(days|week)\b/.test(sentence)) reader.set('weightGainFiveDaysKg', gained.value, gained);
  }
  const hours = reader.measured('hoursFor').filter((one) => reader.isHers(one));
  for (const one of hours) {
    const sentence = reader.read.tokens[one.first]?.sentence;
    const isAbout = (key: 'noUrine' | 'nothingDown') =>
      reader.present(key).some((said) => said.sentence === sentence);
    if (isAbout('noUrine')) {
      reader.set('noUrineHours', one.value, one);
      if (one.value < 8) reader.remove('noUrine');
    }
    if (isAbout('nothingDown')) {
      reader.set('nothingDownHours', one.value, one);
      if (one.value < 12) reader.remove('nothingDown');
    }
  }
}

/** Sex without protection counts for five days; a number of days that is said decides. */
function readSex(reader: TextReader): void {
  const said = reader
    .every('_unprotected')
    .filter(({ who, assertion }) => who === 'self' && assertion !== 'absent' && assertion !== 'hypothetical');
  const [first] = said;
  if (first === undefined) return;
  const near = reader.read.measured.find(
    (one) =>
      (one.kind === 'daysAgo' || one.kind === 'daysFor') &&
      reader.read.tokens[one.first]?.sentence === first.sentence,
  );
  if (near !== undefined && near.value > 5) return;
  if (first.assertion === 'past' && near === undefined) return;
  reader.flag('unprotectedSex', said);
  if (/\b(condom|morning|emergency|plan|pill|worried|pregnant)\b/.test(textOf(reader, first.sentence)))
    reader.flag('pregnancyUnwanted', said);
  if (reader.has('_missedPills')) reader.set('missedPills', 2, reader.present('_missedPills')[0]?.match);
}

function readLongBloating(reader: TextReader): void {
  const [said] = reader.present('_bloatLong');
  if (said) reader.set('bloatedDaysOfMonth', 12, said.match);
}

const FEARED = /\b(scared|afraid|terrified|frightened) of\b/;
const OF_HERSELF =
  /\b(me|i|im|ive|us|myself|mine)\b|\bmy (neck|throat|wrists?|hair|arms?|face|head|drink|clothes|door|phone|partner|husband|boyfriend|ex|dad|wife|girlfriend|home)\b/;
const OF_SOMEBODY_ELSE =
  /\b(sister|friend|mum|mom|mother|aunt|cousin|neighbou?r|colleague|daughter|niece|girl|woman|lady|character|actress|heroine|film|movie|book|series|news|programme|tv|story|novel)\b/;

/** Who does it is named first, so the one it is done to decides. */
function readViolence(reader: TextReader): void {
  for (const key of ['strangled', 'violence', 'dangerNow', 'assault'] as const) {
    const said = reader.every(key).filter(({ assertion, sentence }) => {
      const text = textOf(reader, sentence);
      return (
        (assertion === 'present' || (assertion === 'hypothetical' && FEARED.test(text))) &&
        (OF_HERSELF.test(text) || key === 'assault') &&
        !OF_SOMEBODY_ELSE.test(text)
      );
    });
    reader.flag(key, said);
  }
}

const MEDICINES =
  /\b(tablets?|pills?|capsules?|paracetamol|ibuprofen|tylenol|acetaminophen|aspirin|codeine|antidepressants?|sleeping|medication|meds|painkillers?|valium|diazepam|insulin|units)\b/;
const TAKEN = /\b(?:took|taken|swallowed|necked|downed|take|had) (?:\w+ ){0,2}?(\d+|[a-z]+) /;
/** More than this many at once is too much of any of them. */
const MANY_TABLETS = 8;

/** `Took thirty ibuprofen`: a number says that it was too many. */
function readOverdose(reader: TextReader): void {
  for (const token of reader.read.tokens) {
    const words = reader.read.tokens.filter(({ sentence }) => sentence === token.sentence);
    const index = words.indexOf(token);
    const number = readNumber(
      words.map(({ text }) => text),
      index,
    );
    if (number === null || number.value < MANY_TABLETS || number.value > 500 || token.text === 'a') continue;
    const text = textOf(reader, token.sentence);
    const behind = words
      .slice(index + number.taken, index + number.taken + 4)
      .map((word) => word.text)
      .join(' ');
    const at = reader.read.tokens.indexOf(token);
    const match = { first: at, last: at, of: [at] };
    const { assertion, who } = reader.read.context(match);
    if (
      !TAKEN.test(text) ||
      !MEDICINES.test(behind) ||
      /^(mg|milligrams|ml|minutes|hours|days|weeks|years)\b/.test(behind)
    )
      continue;
    if (assertion === 'present' && who === 'self') reader.flag('overdose', [{ match }]);
  }
}

/** Bleeding between periods, in how many cycles. */
function readBetween(reader: TextReader): void {
  const [said] = reader.present('bleedsBetween');
  if (said === undefined) return;
  const text = textOf(reader, said.sentence);
  const several =
    /\b(three|four|five|six|3|4|5|6|several|every|each|last few|past few) (cycles?|months?|periods?)\b/.test(
      text,
    );
  if (several || /\b(for months|third time|again and again|keeps? happening)\b/.test(text)) {
    reader.set('betweenBleedingCycles', 3, said.match);
  }
}
