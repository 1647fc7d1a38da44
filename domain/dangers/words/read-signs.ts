import { readNumber } from '../../assistant/text/number-words.ts';
import type { FlagKey } from '../facts/fact-keys.ts';
import type { Facts } from '../facts/facts.ts';
import { readBabySigns } from './read-baby.ts';
import { readBleeding } from './read-bleeding.ts';
import { readCounts } from './read-counts.ts';
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
  ...(['selfHarmInjury', 'pregnancyUnwanted', 'coilThreadsGone'] as const),
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
const WITHOUT_HER =
  /\b(everyone|everybody|people|they|theyd|theyre|family|kids|world|nobody|no one)\b.*\b(me|i)\b/;
const CHILD =
  /\b(baby|babies|newborn|infant|child|children|kids?|son|daughter|toddler|little (one|man|girl|boy)|twins?|lo|bub)\b/;
const LATELY =
  /\b(yesterday|today|tonight|last (night|week|weekend|nite)|(days?|nights?|hours?) ago|this (week|morning))\b/;
const ACCIDENT =
  /\b(shav\w*|cooking|oven|hob|iron|pan|kettle|straighteners?|tongs|chopping|slicing|paper|glass|gardening|accident\w*|opening|onions?|veg\w*|gym)\b/;

const NEWLY =
  /\b(new|lately|now|suddenly|did not|didnt before|never used|these days|since (yesterday|last|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this week|worse|more than)\b/;

/** Ways of speaking in which a sign is none. */
const IDIOMS: Readonly<Partial<Record<FlagKey, RegExp>>> = {
  suicidePlan:
    /\bgoodbyes?\b.*\b(work|school|party|holiday|office|colleagues?|class|team|trip|visit|airport|guests|grandparents)\b/,
  suicidalThoughts:
    /\bsle(pt|ep\w*) like the dead\b|\b(lake district|sea ?side)\b|\b(pregnancy|labour|labor|exams?|wedding|house|course|building|renovation|term|winter|move) .*\b(over|end|stop)\b|\bjump\w*\b.*\b(diving|pool|trampoline|bungee|sofa|swing|puddles?)\b|\bsuicide squad\b|\bmakes? me (want to|wanna) die\b.*\b(lol|lmao|haha\w*)\b|\bsuicide (hotline|line|prevention)\b.*\b(work|volunteer|job|training|friend)\b/,
  chestPain:
    /\bchest day\b|\bpecs\b|\b(bra|corset|top|dress|jacket|shirt|waistcoat)\b.*\btight\b|\btight (bra|corset|top|dress|jacket|shirt)\b|\bchest\b.*\b(tender|sore)\b.*\b(period|pms|pmt|hormones?|boobs?|breasts?)\b|\b(heart(break|broken| broken)|broke my heart)\b/,
  noUrine:
    /\b(leak\w*|sneez\w*|cough\w*|laugh\w*|jump\w*|trampoline)\b|\b(not|isnt|wasnt) (urine|pee|wee|urinat\w*)\b/,
  majorInjury: /\bfell asleep\b/,
  numbSaddle: /\b(sitting|sat|car|chair|bike|cycling|spin class|saddle sore|flight|plane)\b/,
  unconscious: /\bout cold\b.*\b(slept|sleep|bed|pm|nap|sofa|couch)\b/,
  seizure:
    /\bfit (out|me|you|into|for|well|like|as)\b|\bfits? of (giggles|laughter|rage|anger|tears|jealousy|coughing)\b/,
  choking: /\bchok\w* (up|on (homework|exams?|my words|emotion|tears))\b/,
  palpitations: /\b(proposed|excit\w*|in love|crush|bill|result|butterflies|love)\b/,
  coughsBlood: /\b(tooth|teeth|dentist|gums?|floss\w*|brush\w*|extraction|bit my (tongue|cheek|lip))\b/,
  hives: /\b(tights|nettles? (garden|walk|field))\b/,
  breathless:
    /\bbreathless (with|from|at) (joy|excitement|love|anticipation|wonder|the view)\b|\b(finale|show|film|movie|concert|gig|song|view|sunset|kiss|book|match|performance|ending|twist|scenery|proposal)\b.*\b(left|had|got) (me|us)( \w+)? breathless\b/,
  thunderclap: /\b(ice cream|brain freeze|slush\w*)\b/,
  overdose: /\bfood poison\w*\b/,
  cannotBreathe:
    /\bdrowning in\b|\b(jeans|corset|dress|trousers|bra|skirt|mask|nose|cold|sinus\w*|laugh\w*|hayfever|hay fever)\b.*$|\bso breathless with (joy|excitement)\b/,
  faint:
    /\b(faintly|collaps\w* (straight |right )?(in|into|onto) (my |the )?(bed|sofa|couch|settee|a heap)|(pass|passed|passing) out (the |some |his |her )?(leaflets?|flyers?|sweets?|papers?|cards?|invit\w*|food|drinks?)|black\w* out (the|our|my) (\w+ )?(windows?|curtains?|blinds?|room)|faint (line|lines|smell|pink|memory|hope|voice)|feint)\b/,
  confusion:
    /\bconfus\w* (about|by|why|which|what|over) (my (dates|cycle|app|pill|period)|the (app|instructions|leaflet|dates))\b/,
};

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const EFFORT = set(
  'stairs hill uphill climbing climb run running ran walk walking walked exercise exercising gym jog jogging stair workout cycling hoovering cleaning',
);
const SPORT = set(
  'hiit zumba pilates crossfit peloton netball tennis football aerobics treadmill run running ran gym exercise exercising jog jogging workout cycling sprint sprinting uphill hill hike hiking swim swimming training dancing sex bus laughing laughed laugh',
);
const AFTER_FOOD = set('eat eating food meal dinner lunch curry spicy heartburn indigestion reflux acid');
const HARMLESS_NUMBNESS = set(
  'slept sleeping pins mask dentist dental anaesthetic anesthetic lidocaine cold snow gloves bag crossed',
);
const LAUGH = set('laughing laughed');

/** Everything that is felt, seen or counted, in the words of the text. */
export function readSigns(reader: TextReader, known: Facts): void {
  for (const key of PLAIN) {
    const idiom = IDIOMS[key];
    const said = reader.present(key);
    reader.flag(key, idiom ? said.filter(({ sentence }) => !idiom.test(textOf(reader, sentence))) : said);
  }
  // An attempt of the last days is one of now.
  reader.flag(
    'suicidePlan',
    reader
      .every('suicidePlan')
      .filter(
        ({ who, assertion, sentence }) =>
          who === 'self' && assertion === 'past' && LATELY.test(textOf(reader, sentence)),
      ),
  );
  for (const key of MEANT_IN_ANY_MOOD) {
    const said = reader.every(key).filter(({ who, assertion, sentence }) => {
      const text = textOf(reader, sentence);
      if ((who === 'other' && !WITHOUT_HER.test(text)) || ACCIDENT.test(text)) return false;
      if (IDIOMS[key]?.test(text)) return false;
      // `Her` and `him` are a baby only where there is one.
      const isOfBaby = CHILD.test(text) || (known.daysSinceBirth?.value ?? 366) <= 365;
      if (key === 'harmBabyThoughts' && !isOfBaby) return false;
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
  // What she believes of her child is a belief of hers.
  if (!reader.knows('psychosis')) {
    reader.flag(
      'psychosis',
      reader
        .every('psychosis')
        .filter(
          ({ who, assertion, sentence }) =>
            (who === 'child' ||
              (who === 'unnamed' && /\bmy (baby|son|daughter|newborn)\b/.test(textOf(reader, sentence)))) &&
            assertion === 'present',
        ),
    );
  }
  readViolence(reader);
  // The one who has it is another; the contact is hers.
  reader.flag(
    'hivExposure',
    reader
      .every('hivExposure')
      .filter(
        ({ assertion, sentence }) =>
          assertion === 'present' && !OF_SOMEBODY_ELSE.test(textOf(reader, sentence)),
      ),
  );
  readOverdose(reader);
  readMeasuredValues(reader);
  readBreath(reader);
  readLegs(reader);
  readHead(reader);
  readFever(reader);
  readSex(reader);
  readPain(reader, known);
  readBleeding(reader, known);
  readPregnancySigns(reader, known);
  readBabySigns(reader, known);
  readLongBloating(reader);
  readBetween(reader);
  readCounts(reader, known);
}

const BRIEFLY = /\bfor a (second|moment|sec|bit)\b/;

/** Legs ache after sport. */
function readLegs(reader: TextReader): void {
  const said = reader
    .present('legClotSign')
    .filter(
      ({ sentence }) =>
        !AFTER_SPORT.test(textOf(reader, sentence)) || GRAVE_LEG.test(textOf(reader, sentence)),
    );
  reader.remove('legClotSign');
  reader.flag('legClotSign', said);
}
const AFTER_SPORT =
  /\b(squats?|leg day|gym|workout|running|ran|run|hike|hiking|hiked|exercise|marathon|dancing|danced|heels|yoga|football|spin class|training)\b/;
const GRAVE_LEG =
  /\b(swell\w*|swollen|hot|red|warm|bigger|twice|size|clot|dvt|worse|cant walk|barely walk)\b/;

/** What no meal explains. */
const OF_THE_HEART = /\b(jaw|left arm|arms?|sweat\w*|clammy|breathless|faint\w*)\b/;

/** Effort explains breath; meals explain a burning chest. */
function readBreath(reader: TextReader): void {
  const chest = reader
    .present('chestPain')
    .filter(({ sentence }) => !IDIOMS.chestPain?.test(textOf(reader, sentence)));
  if (chest.length === 0) reader.remove('chestPain');
  const pressing = reader.present('chestPainOnPressing');
  const isExplained = (sentence: number) =>
    !OF_THE_HEART.test(textOf(reader, sentence)) &&
    (pressing.some((one) => one.sentence === sentence) || reader.hasWord(sentence, AFTER_FOOD));
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
  const isSport = (sentence: number) =>
    reader.hasWord(sentence, SPORT) && !NEWLY.test(textOf(reader, sentence));
  if (breathless.length > 0 && breathless.every(({ sentence }) => isSport(sentence))) {
    reader.remove('breathless');
  }
}

const SEVERE = set(
  'severe severely terrible terribly awful unbearable excruciating agonising agonizing intense worst extreme extremely horrendous horrific crippling blinding splitting pounding violent brutal killing thumping banging hammering bursting throbbing massive raging',
);
const MILD = set('mild slight slightly little bit minor dull');

const PASSED =
  /\bfor (a|an|about|around|ten|five|two|few|half|quarter|\d+)( \w+){0,3} (min|mins|minutes?|hours?|seconds?|secs?)\b.*\b(fine|ok|okay|gone|better|normal|over|back)\b/;
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
  if (head.length > 0)
    reader.flag(
      'thunderclap',
      reader
        .present('thunderclap')
        .filter(({ sentence }) => !IDIOMS.thunderclap?.test(textOf(reader, sentence))),
    );
  // One that has passed is one all the same.
  const passed = reader
    .every('strokeSign')
    .filter(
      ({ who, assertion, sentence }) =>
        who === 'self' && assertion === 'absent' && PASSED.test(textOf(reader, sentence)),
    );
  const strokes = [...reader.present('strokeSign'), ...passed].filter(
    ({ sentence }) => !reader.hasWord(sentence, HARMLESS_NUMBNESS),
  );
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

const TEMP_AS_SIGN =
  /^(?!.*\b(no|not|normal|without|took|taken|check\w*|basal|bbt|room|fine|ok)\b).*\btemp\b/;
function readFever(reader: TextReader): void {
  const measured = reader.measured('temperatureC').filter((one) => reader.isHers(one));
  const highest = measured.toSorted((one, other) => other.value - one.value)[0];
  if (highest) reader.set('temperatureC', highest.value, highest);
  // A word for fever beside a number below 38.0 is no fever.
  else {
    reader.flag('feverSaid', reader.present('feverSaid'));
    // `Stiff neck, temp, …`: said as one of her signs.
    const beside = [
      ...reader.present('stiffNeck'),
      ...reader.present('rash'),
      ...reader.present('shivering'),
    ];
    reader.flag(
      'feverSaid',
      beside.filter(({ sentence }) => TEMP_AS_SIGN.test(textOf(reader, sentence))),
    );
  }
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
  for (const key of ['noUrine', 'nothingDown'] as const) {
    const [said] = reader.present(key);
    const hours = said && hoursSince(textOf(reader, said.sentence));
    if (said && hours) reader.set(key === 'noUrine' ? 'noUrineHours' : 'nothingDownHours', hours, said.match);
  }
  // In `no wee for 20 hours` the hours are not what is denied.
  const hours = reader.measured('hoursFor').filter((one) => {
    const { who, assertion } = reader.read.context(
      { first: one.first, last: one.last, of: [one.first] },
      'value',
    );
    return who === 'self' && (assertion === 'present' || assertion === 'absent');
  });
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

/** At least so many hours, whatever the time is now; null where it is not said. */
function hoursSince(text: string): number | null {
  if (/\bsince (yesterday (morning|breakfast|midday|noon|am)|the day before)\b/.test(text)) return 24;
  if (/\b(two|2|three|3|several) (whole |full )?days\b|\bday and a half\b|\bfor days\b/.test(text)) return 36;
  if (/\bday and (a |one )?night\b|\b(whole|full) day\b/.test(text)) return 24;
  if (/\bsince yesterday (evening|night)\b|\bsince last night\b/.test(text)) return 12;
  if (/\bsince yesterday\b/.test(text)) return 18;
  return null;
}

/** Sex without protection counts for five days; a number of days that is said decides. */
function readSex(reader: TextReader): void {
  const said = reader
    .every('_unprotected')
    .filter(({ assertion }) => assertion !== 'absent' && assertion !== 'hypothetical')
    .filter(({ who, sentence }) => who === 'self' || !OF_SOMEBODY_ELSE.test(textOf(reader, sentence)));
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

const EVERYDAY_FORCE =
  /\b(forced|forces|forcing|made|makes) (me|myself) (to )?(eat|go|walk|rest|study|get|clean|wear|watch|sit|sleep|run|drink|take|wait|stop|listen|change|move|be|work|see|call|book|laugh|cry|smile|feel|breakfast|lunch|dinner|tea|finish|try|join|stay)\b/;
const HIDES_FOR_FUN =
  /\b(chocolates?|toddlers?|peace|nap|bubble|cake|biscuits?|netflix|hide and seek|surprise|lol|keys?)\b/;
/** She leaves herself out: `he's outside the door with a knife`. */
const AT_THE_DOOR =
  /\b(hes|he is|husband|ex|boyfriend|partner|dad)\b.*\b(outside|downstairs|door|window|house)\b.*\b(knife|gun|weapon|axe|machete|bat)\b/;
const CARVES = /\b(carv\w*|pumpkins?|cake|whittl\w*|gardening|hedge|wood|turkey|roast)\b/;
const MEANS_HARM = /\b(kill|murder|knife|gun|weapon|axe|machete|stab|shoot|threat\w*|scared|terrified)\b/;
const FEARED = /\b(scared|afraid|terrified|frightened) of\b/;
const OF_HERSELF =
  /\b(me|i|im|ive|us|myself|mine)\b|\bmy (neck|throat|wrists?|hair|arms?|face|head|drink|clothes|door|phone|partner|husband|hubby|boyfriend|bf|ex|dad|father|stepdad|uncle|brother|fiance|wife|girlfriend|gf|home)\b/;
const OF_SOMEBODY_ELSE =
  /\b(sister|friend|mum|mom|mother|aunt|cousin|neighbou?r|colleague|daughter|niece|girl|woman|lady|character|actress|heroine|film|movie|book|series|news|programme|tv|story|novel)\b/;

/** Who does it is named first, so the one it is done to decides. */
function readViolence(reader: TextReader): void {
  for (const key of ['strangled', 'violence', 'dangerNow', 'assault'] as const) {
    const said = reader.every(key).filter(({ assertion, sentence }) => {
      const text = textOf(reader, sentence);
      return (
        (assertion === 'present' ||
          (assertion === 'hypothetical' && FEARED.test(text)) ||
          // What was done to her neck days ago is looked at now.
          (key === 'strangled' && assertion === 'past' && LATELY.test(text))) &&
        (OF_HERSELF.test(text) || key === 'assault' || (key === 'dangerNow' && AT_THE_DOOR.test(text))) &&
        !OF_SOMEBODY_ELSE.test(text) &&
        !(key === 'assault' && EVERYDAY_FORCE.test(text)) &&
        !(key === 'dangerNow' && HIDES_FOR_FUN.test(text) && !MEANS_HARM.test(text)) &&
        !(key === 'dangerNow' && CARVES.test(text))
      );
    });
    reader.flag(key, said);
  }
}

const MEDICINES =
  /\b(tablets?|pills?|capsules?|caplets?|paracetamol|panadol|calpol|crocin|dolo|ibuprofen|nurofen|advil|brufen|naproxen|diclofenac|tylenol|acetaminophen|aspirin|codeine|tramadol|morphine|antidepressants?|sertraline|fluoxetine|citalopram|prozac|zoloft|amitriptyline|propranolol|sleeping|sleepers|zopiclone|melatonin|medication|meds|medicines?|painkillers?|xanax|valium|diazepam|lorazepam|antihistamines?|piriton|insulin|metformin|thyroxine|iron|units)s?\b/;
const TAKEN = /\b(?:took|taken|swallowed|necked|downed|take|had) (?:\w+ ){0,2}?(\d+|[a-z]+) /;
/** Not what is finished as it was prescribed. */
const POTENT = new RegExp(
  MEDICINES.source
    .replace('|pills?|', '|sleeping pills?|')
    .replace('|iron|units', '|temazepam|nytol|pregabalin|gabapentin|mirtazapine|quetiapine|methadone'),
);
const REST_OF =
  /\b(?:took|taken|taking|swallowed|necked|downed) (?:\w+ ){0,2}?(?:the rest|what (?:was|is) left|whats left|the remaining|every last|every single|the remainder|all that was left)\b/;
const AS_PRESCRIBED =
  /\b(antibiotics?|course|on time|prescribed|breakfast|dinner|later|tomorrow|vitamins?)\b/;
/** More than this many at once is too much of any of them. */
const MANY_TABLETS = 8;

/** `Took thirty ibuprofen`: a number says that it was too many. */
function readOverdose(reader: TextReader): void {
  const { tokens } = reader.read;
  const words = tokens.map(({ text }) => text);
  // `Took the rest of my sleeping tablets`.
  reader.read.sentences.forEach((text, sentence) => {
    if (!REST_OF.test(text) || !POTENT.test(text) || AS_PRESCRIBED.test(text)) return;
    const at = tokens.findIndex(
      (token) =>
        token.sentence === sentence && /^(took|taken|taking|swallowed|necked|downed)$/.test(token.text),
    );
    const match = { first: at, last: at, of: [at] };
    const { assertion, who } = reader.read.context(match, 'value');
    if (assertion === 'present' && who === 'self') reader.flag('overdose', [{ match }]);
  });
  tokens.forEach((token, at) => {
    const number = readNumber(words, at);
    if (number === null || number.value < MANY_TABLETS || number.value > 500 || token.text === 'a') return;
    const text = textOf(reader, token.sentence);
    const behind = tokens
      .slice(at + number.taken, at + number.taken + 4)
      .filter(({ sentence }) => sentence === token.sentence)
      .map((word) => word.text)
      .join(' ');
    if (
      !TAKEN.test(text) ||
      !MEDICINES.test(behind) ||
      /^(mg|milligrams|ml|minutes|hours|days|weeks|years)\b/.test(behind)
    )
      return;
    const match = { first: at, last: at, of: [at] };
    const { assertion, who } = reader.read.context(match);
    if (assertion === 'present' && who === 'self') reader.flag('overdose', [{ match }]);
  });
}

/** Bleeding between periods, in how many cycles. */
function readBetween(reader: TextReader): void {
  const [said] = reader.present('bleedsBetween');
  if (said === undefined) return;
  const text = textOf(reader, said.sentence);
  const several =
    /\b(three|four|five|six|3|4|5|6|several|every|each|last few|past few|third|fourth|fifth|sixth|3rd|4th|5th) (cycles?|months?|periods?|time)\b/.test(
      text,
    );
  if (several || /\b(for months|third time|again and again|keeps? happening)\b/.test(text)) {
    reader.set('betweenBleedingCycles', 3, said.match);
  }
}
