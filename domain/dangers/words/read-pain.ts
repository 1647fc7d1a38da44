import type { Facts } from '../facts/facts.ts';
import { textOf } from './read-signs-text.ts';
import type { Said } from './read-words.ts';
import type { TextReader } from './text-reader.ts';

const SEVERE =
  /\b(severe|severely|terrible|terribly|awful|unbearable|excruciating|agoni[sz]ing|agony|intense|intensely|worst|extreme|extremely|horrendous|horrific|crippling|violent|brutal|killing|debilitating|insane|vicious|dreadful|screaming|doubled|bent double|curled up|writhing|crying|tears|sobbing|floor|unable|cant stand|cant walk|cant move|cant straighten|cant sit|cant sleep|cannot|knife|knives|stabbed|dagger|ripping|tearing|never felt|never had|ten out|worse than labou?r|really bad|so bad|very bad|very painful|really hurts|hurts so|hurts a lot|too much|doubles me|cant stop crying|screamed|so much pain|lots of pain|a lot of pain|massive)\b/;
const MILD =
  /\b(mild|mildly|slight|slightly|little|bit|minor|dull|niggl\w*|twing\w*|gentle|light|manageable|bearable|tolerable|faint|small|tiny|pulling|tugging|stretchy|stretching|achy)\b/;
const LOW_PLACE =
  /\b(low|lower|pelvi[cs]|pelvis|ovary|ovaries|ovarian|womb|uterus|groin|down there|left side|right side|one side|left|right|period|inside|vagina|below)\b/;
const STRONG =
  /\b(bad|strong|sharp|stabbing|quite|pretty|proper|moderate|nasty|badly|constant|constantly|persistent|worse|worsening|getting worse|cramping|painful|shooting|burning|throbbing|hurts)\b/;
const DIGESTION =
  /\b(gas|wind|constipat\w*|ate|eating|dinner|lunch|curry|trapped|bowel|poo|dairy|lactose|hunger|hungry|sit ups|situps|workout|gym|muscle|hiccups)\b/;
const OTHER_PLACE =
  /\b(back|head|headaches?|migraines?|chest|jaw|face|skin|scar|toes?|nose|sinus\w*|bum|latch\w*|stitches|leg|legs|calf|foot|feet|knee|neck|tooth|teeth|throat|ear|arm|wrist|hand|hands|finger|shoulder blades|muscles|eye|eyes|breast|breasts|boob|boobs|nipples?|hip|hips|joints?)\b/;
const ONE_SIDE =
  /\b(one side|one sided|left side|right side|(on|in|to|from) (the|my) (lower )?(left|right)|left ovary|right ovary|(left|right)( hand)?( lower)? (side|ovary|hip|groin|pelvis|belly|abdomen|tummy)|lower (left|right)|low (left|right)|(left|right) (fallopian|tube)|on the left|on the right|my ovary|one ovary|left|right)\b/;
const USUAL_MILD = /\b(ovulat\w*|mittelschmerz|mid ?cycle|round ligament|ligament|implantation|stretching)\b/;
const LATE_OR_PREGNANT =
  /\b(late|overdue|missed|pregnan\w*|positive|test|weeks|no period|unprotected|skipped|miscarr\w*|ectopic|transfer)\b/;

const NOT_USUAL =
  /\b(nothing like|not like|isnt like|unlike|not (my|the|a) (usual|normal|typical|regular)|not usual|different (from|to|than))\b/;
const UNLIKE = /\b(never|unlike|different|new|worst|worse than|nothing like|not like|not my)\b/;

/** Pain low in the belly: where, how strong, how it came, and whether it is as every month. */
export function readPain(reader: TextReader, known: Facts): void {
  const pains = reader.present('_lowPain').filter((said) => isOfBelly(reader, said));
  const periodPains = [...reader.present('_periodPain')];
  const isPregnancyNear = mayBePregnant(reader, known);
  // Where a pregnancy is or was lately, pain without a place is one of the belly.
  const isNear = isPregnancyNear || known.daysSinceBirth !== undefined || known.daysSinceLoss !== undefined;
  if (isNear) pains.push(...reader.present('_severeHere').filter((said) => isOfBelly(reader, said)));
  reader.flag('shoulderTipPain', shoulderTip(reader, pains.length > 0 || isPregnancyNear));
  const number = reader.measured('painOfTen').find((one) => reader.isHers(one));
  for (const said of [...pains, ...periodPains]) {
    readOne(reader, said, {
      isPregnancyNear,
      isPeriod: periodPains.some((one) => one.sentence === said.sentence),
      number: number?.value ?? null,
    });
  }
  if (
    pains.length === 0 &&
    periodPains.length === 0 &&
    number &&
    number.value >= 8 &&
    !OTHER_PLACE.test(textOf(reader, reader.read.tokens[number.first]?.sentence ?? 0)) &&
    reader.present('_headPain').length === 0
  ) {
    reader.set('severeLowPain', true, number);
  }
  if (pains.length > 0 || periodPains.length > 0) {
    reader.flag('suddenPain', reader.present('suddenPain'));
    reader.flag(
      'constantPain',
      reader
        .present('constantPain')
        .filter(({ sentence }) => pains.some((pain) => pain.sentence === sentence)),
    );
    const hours = reader
      .measured('hoursFor')
      .find((one) => pains.some(({ sentence }) => sentence === reader.read.tokens[one.first]?.sentence));
    if (hours) reader.set('constantPainHours', hours.value, hours);
  }
}

function readOne(
  reader: TextReader,
  said: Said,
  {
    isPregnancyNear,
    isPeriod,
    number,
  }: { isPregnancyNear: boolean; isPeriod: boolean; number: number | null },
): void {
  const text = textOf(reader, said.sentence);
  const isUsual =
    !NOT_USUAL.test(text) && reader.present('_usual').some(({ sentence }) => sentence === said.sentence);
  const isSevere = (number !== null ? number >= 8 : SEVERE.test(text)) || reader.has('rigidBelly');
  const isMild = !isSevere && (number !== null ? number < 4 : MILD.test(text));
  const isUnlike = UNLIKE.test(text);
  if (((isPeriod && !NOT_USUAL.test(text)) || isUsual) && !isPregnancyNear) {
    reader.set('periodNow', true, said.match);
    if (isSevere && (isUnlike || !isUsual)) reader.set('severeLowPain', true, said.match);
    else if (isSevere || (number ?? 0) >= 6) reader.set('usualPain', true, said.match);
    return;
  }
  const isOneSided = ONE_SIDE.test(text);
  if (isMild || (USUAL_MILD.test(text) && !isSevere)) {
    if (isOneSided && isPregnancyNear && !USUAL_MILD.test(text)) reader.set('oneSidedPain', true, said.match);
    if (isPregnancyNear) reader.set('mildCramp', true, said.match);
    return;
  }
  if (isOneSided) reader.set('oneSidedPain', true, said.match);
  if (isSevere) reader.set('severeLowPain', true, said.match);
  else if (LOW_PLACE.test(text) || STRONG.test(text)) reader.set('lowPain', true, said.match);
  else if (isPregnancyNear) reader.set('lowPain', true, said.match);
  else reader.set('mildCramp', true, said.match);
}

/** Cramps of a leg, an aching back and a full stomach are others. */
function isOfBelly(reader: TextReader, { match, sentence }: Said): boolean {
  // The lower back is no lower belly.
  const text = textOf(reader, sentence).replace(/\b(low|lower) (back|backache)\b/g, 'back');
  const inside = match.of.map((index) => reader.read.tokens[index]?.text ?? '').join(' ');
  if (DIGESTION.test(text) && !SEVERE.test(text)) return false;
  const namesBelly =
    /\b(belly|tummy|stomach|abdom\w*|pelvi\w*|womb|uterus|ovar\w*|groin|gut|bump|low|lower|period|side|below)\b/.test(
      text,
    );
  return namesBelly || !OTHER_PLACE.test(text) || (/\b(cramp\w*)\b/.test(inside) && !OTHER_PLACE.test(text));
}

function shoulderTip(reader: TextReader, isNear: boolean): Said[] {
  return reader.present('shoulderTipPain').filter(({ sentence }) => {
    const text = textOf(reader, sentence);
    if (/\b(tip|tips)\b/.test(text)) return true;
    return (
      isNear &&
      !/\b(gym|desk|slept|carrying|bag|sleeping|frozen|posture|computer|blade|blades|massage|lifting)\b/.test(
        text,
      )
    );
  });
}

/** Something speaks for a pregnancy, beyond that nothing speaks against it. */
export function mayBePregnant(reader: TextReader, known: Facts): boolean {
  const stage = known.stage?.value;
  if (known.daysSinceBirth !== undefined && (known.daysSinceBirth.value ?? 0) < 21) return false;
  return (
    stage === 'pregnancy' ||
    known.gestationalAgeDays !== undefined ||
    reader.knows('pregnancy') ||
    known.pregnancy?.value === 'certain' ||
    reader.read.sentences.some(
      (text, sentence) =>
        LATE_OR_PREGNANT.test(text) &&
        !reader.present('_usual').some((one) => one.sentence === sentence) &&
        /\b(late|overdue|missed period|missed my period|periods? (is |was |are )?(missed|delayed|missing)|period (never|didnt|hasnt|not) (came|come|arrived?|started)|positive|no period|unprotected|skipped)\b/.test(
          text,
        ),
    )
  );
}
