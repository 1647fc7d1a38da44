import { all, any, atLeast, has, hasAny, isOneOf, lessThan, moreThan, within } from '../when.ts';
import {
  ANY_PAIN,
  afterBirth,
  BLEEDS,
  BREATHLESS,
  before,
  CIRCULATION_SIGN,
  COIL,
  FAINT,
  FEVER,
  FROM_20_WEEKS_TO_SIX_AFTER,
  from,
  HEAVY,
  LOW_PAIN,
  MAYBE_PREGNANT,
  NO_URINE,
  NOTHING_DOWN,
  PAD_AN_HOUR,
  PRE_ECLAMPSIA_SIGN,
  PREGNANT,
  PREGNANT_OR_SIX_WEEKS_AFTER,
  PRESSURE_RAISED,
  PRESSURE_SEVERE,
  SEVERE_LOW_PAIN,
  SIX_WEEKS,
} from './conditions.ts';
import { family } from './family.ts';
import {
  CALL_AMBULANCE,
  CALL_TODAY,
  CALL_UNIT,
  GO_NOW,
  KEEP_PADS,
  LIE_DOWN,
  NOT_ALONE,
  SAY_WEEKS,
  WATCH_BLEEDING,
  WATCH_FEVER,
  WATCH_PRESSURE,
  WATCH_WORSE,
} from './texts.ts';

const unit = { do: [CALL_UNIT, SAY_WEEKS], watch: [WATCH_WORSE], call: 'maternity-unit' } as const;
const ambulance = { do: [LIE_DOWN, CALL_AMBULANCE, SAY_WEEKS], call: 'emergency-number' } as const;

/** From the first sign to the birth. */
export const PREGNANCY_RULES = [
  ...family(
    'ectopic',
    {
      aliases: ['D03'],
      who: all(MAYBE_PREGNANT, before(16)),
      do: [GO_NOW, 'Say that a pregnancy is possible, and where it hurts.'],
      watch: ['Fainting, very pale, pain at the tip of the shoulder: call the emergency number.'],
      call: 'emergency-department',
      sources: ['nice-ng126', 'nhs-ectopic', 'acog-pb-193'],
    },
    [
      {
        when: any(
          hasAny('oneSidedPain', 'shoulderTipPain'),
          LOW_PAIN,
          all(BLEEDS, ANY_PAIN),
          all(has('positiveTest'), has('faint')),
        ),
        level: 'emergency',
        say: 'Pain on one side, or pain with bleeding, should be seen now when a pregnancy is possible.',
        supersedes: ['cramp'],
      },
      {
        as: 'collapse',
        when: any(
          has('shoulderTipPain'),
          all(any(FAINT, has('dizzy')), any(ANY_PAIN, BLEEDS)),
          all(SEVERE_LOW_PAIN, any(has('oneSidedPain'), BLEEDS)),
        ),
        level: 'ambulance',
        ...ambulance,
        say: 'Severe pain, pain at the tip of the shoulder or fainting, when a pregnancy is possible, needs an ambulance now.',
        supersedes: ['', 'cramp'],
      },
      {
        as: 'fainting',
        who: all(PREGNANT, before(16)),
        when: has('faint'),
        level: 'emergency',
        say: 'Fainting in early pregnancy should be seen now.',
      },
      {
        as: 'cramp',
        aliases: ['D06'],
        who: all(PREGNANT, before(20)),
        when: has('mildCramp'),
        level: 'today',
        do: [CALL_TODAY, SAY_WEEKS],
        call: 'midwife-or-doctor',
        say: 'A new cramp in pregnancy should be spoken about today.',
      },
    ],
  ),
  ...family(
    'coil-and-test',
    {
      aliases: ['D04'],
      who: COIL,
      do: [GO_NOW, 'Say that a coil is in place and the test is positive.'],
      watch: ['Fainting or pain at the tip of the shoulder: call the emergency number.'],
      call: 'doctor',
      sources: ['cdc-spr', 'fsrh-coil', 'nice-ng126'],
    },
    [
      {
        when: any(has('positiveTest'), PREGNANT),
        level: 'today',
        do: [CALL_TODAY, 'Say that a coil is in place and the test is positive.'],
        say: 'A positive test with a coil in place should be looked at today.',
      },
      {
        as: 'pain-or-bleeding',
        when: all(any(has('positiveTest'), PREGNANT), any(ANY_PAIN, BLEEDS)),
        level: 'emergency',
        call: 'emergency-department',
        say: 'A positive test with a coil in place, and pain or bleeding, should be seen now.',
        supersedes: [''],
      },
    ],
  ),
  ...family(
    'early-bleeding',
    {
      aliases: ['D05', 'D06'],
      who: all(PREGNANT, before(20)),
      do: [GO_NOW, SAY_WEEKS, KEEP_PADS],
      watch: [WATCH_BLEEDING, 'Rhesus negative: ask about it at this call.'],
      call: 'emergency-department',
      sources: ['nice-ng126', 'acog-pb-200', 'cdc-hear-her'],
    },
    [
      {
        aliases: ['D06'],
        when: BLEEDS,
        level: 'today',
        do: [CALL_TODAY, SAY_WEEKS, KEEP_PADS],
        call: 'midwife-or-doctor',
        say: 'Bleeding in pregnancy should be spoken about today, however little it is.',
      },
      {
        as: 'heavy',
        aliases: ['D05'],
        when: any(
          PAD_AN_HOUR,
          HEAVY,
          hasAny('clots', 'clotGolfBall'),
          atLeast('clotDaysOfPeriod', 1),
          SEVERE_LOW_PAIN,
          all(BLEEDS, FEVER),
        ),
        level: 'emergency',
        say: 'A pad in an hour, clots, severe pain, or bleeding with fever in early pregnancy should be seen now.',
        supersedes: [''],
      },
    ],
  ),
  ...family(
    'late-bleeding',
    {
      ...unit,
      aliases: ['D07'],
      who: all(PREGNANT, from(20)),
      sources: ['rcog-gtg-63', 'nhs-bump', 'cdc-hear-her'],
    },
    [
      {
        when: any(BLEEDS, has('bellyHard'), SEVERE_LOW_PAIN, has('constantPain')),
        level: 'emergency',
        say: 'Bleeding, or a belly that is constantly hard or very painful, should be seen now.',
      },
      {
        as: 'hard-belly',
        when: any(all(BLEEDS, any(has('bellyHard'), SEVERE_LOW_PAIN)), all(BLEEDS, any(PAD_AN_HOUR, FAINT))),
        level: 'ambulance',
        ...ambulance,
        say: 'Bleeding with a hard or very painful belly, or heavy bleeding, in pregnancy needs an ambulance now.',
        supersedes: [''],
      },
    ],
  ),
  ...family(
    'movements',
    {
      ...unit,
      do: [CALL_UNIT, 'Say that the baby moves less or differently.'],
      watch: ['Do not put the call off, and do not use a device at home to listen for the heart.'],
      sources: ['rcog-gtg-57', 'nhs-movements', 'cdc-hear-her'],
      who: all(PREGNANT, from(24)),
    },
    [
      {
        aliases: ['D08'],
        when: any(
          isOneOf('movements', 'fewer', 'changed', 'none-felt', 'not-known'),
          lessThan('kicksInTwoHours', 10),
        ),
        level: 'emergency',
        say: 'A baby that moves less or differently than usual is a reason to call now, day or night.',
      },
      {
        as: 'never-felt',
        aliases: ['D09'],
        when: has('neverFeltMovement'),
        level: 'today',
        say: 'By 24 weeks, not having felt the baby move is a reason to call today.',
      },
    ],
  ),
  ...family(
    'waters',
    {
      ...unit,
      aliases: ['D10'],
      who: PREGNANT,
      do: [CALL_UNIT, 'Put on a clean pad and keep it to show.'],
      sources: ['nice-ng207', 'nhs-bump', 'cdc-hear-her'],
    },
    [
      {
        when: isOneOf('leak', 'clear', 'unsure'),
        level: 'today',
        within: { hours: 4 },
        say: 'Fluid that leaks is a reason to call your unit now and be seen within hours.',
      },
      {
        as: 'early-or-coloured',
        when: any(
          all(isOneOf('leak', 'clear', 'unsure'), before(37)),
          isOneOf('leak', 'green', 'bloody'),
          has('leakSmells'),
          all(isOneOf('leak', 'clear', 'unsure'), FEVER),
        ),
        level: 'emergency',
        say: 'Fluid before 37 weeks, or green, brown, bloody or smelling fluid, should be seen now.',
        supersedes: [''],
      },
      {
        as: 'cord',
        when: has('cordSeen'),
        level: 'ambulance',
        do: ['Get on knees and chest, with your bottom up, and stay there.', CALL_AMBULANCE],
        call: 'emergency-number',
        say: 'A cord that is felt or seen needs an ambulance now.',
      },
    ],
  ),
  ...family(
    'early-labour',
    {
      ...unit,
      aliases: ['D11'],
      who: all(PREGNANT, before(37)),
      sources: ['acog-faq-087', 'nhs-bump', 'rcog-gtg-63'],
    },
    [
      {
        when: any(
          atLeast('contractionsPerHour', 6),
          isOneOf('contractions', 'regular'),
          hasAny('pressureBelow', 'backacheInWaves', 'fiveOneOne'),
        ),
        level: 'emergency',
        say: 'Regular contractions, pressure, or backache in waves before 37 weeks should be seen now.',
        supersedes: ['due'],
      },
      {
        as: 'due',
        who: all(PREGNANT, from(37)),
        when: any(has('fiveOneOne'), isOneOf('contractions', 'regular'), atLeast('contractionsPerHour', 12)),
        level: 'today',
        within: { hours: 1 },
        say: 'By the common rule it is time to call your maternity unit.',
      },
    ],
  ),
  ...family(
    'pre-eclampsia',
    {
      ...unit,
      aliases: ['D12', 'D14'],
      who: FROM_20_WEEKS_TO_SIX_AFTER,
      watch: [WATCH_PRESSURE],
      sources: ['cdc-hear-her', 'nice-ng133', 'acog-pb-222'],
    },
    [
      {
        aliases: ['D14'],
        when: any(
          PRE_ECLAMPSIA_SIGN,
          all(has('swellingSevere'), hasAny('headache', 'visionChange')),
          all(has('headache'), hasAny('visionChange', 'newAura', 'upperBellyPain', 'swellingFace')),
        ),
        level: 'emergency',
        say: 'A severe headache, disturbed sight, pain under the ribs or sudden swelling should be seen now.',
      },
      {
        as: 'severe-pressure',
        aliases: ['D12'],
        who: PREGNANT_OR_SIX_WEEKS_AFTER,
        when: PRESSURE_SEVERE,
        level: 'emergency',
        do: [CALL_UNIT, 'Sit down, and measure again after fifteen minutes; call in the meantime.'],
        say: 'A blood pressure of 160 or more, or of 110 or more below, in pregnancy or after birth should be seen now.',
        supersedes: ['raised'],
      },
      {
        as: 'raised-with-sign',
        aliases: ['D13', 'D14'],
        who: PREGNANT_OR_SIX_WEEKS_AFTER,
        when: all(
          PRESSURE_RAISED,
          any(PRE_ECLAMPSIA_SIGN, hasAny('headache', 'swellingSevere', 'chestPain')),
        ),
        level: 'emergency',
        say: 'A raised blood pressure with a headache, disturbed sight, pain or swelling should be seen now.',
        supersedes: ['raised'],
      },
      {
        as: 'raised',
        aliases: ['D13'],
        who: PREGNANT_OR_SIX_WEEKS_AFTER,
        when: PRESSURE_RAISED,
        level: 'today',
        do: ['Rest, and measure again.', CALL_TODAY],
        say: 'A blood pressure of 140 or more, or of 90 or more below, should be looked at today.',
      },
      {
        as: 'protein',
        aliases: [],
        who: all(PREGNANT, from(20)),
        when: isOneOf('urineProtein', '2+', '3+'),
        level: 'today',
        do: ['Measure your blood pressure if you can.', CALL_TODAY],
        sources: ['nice-ng133', 'acog-pb-222'],
        say: 'This much protein in the urine from 20 weeks on should be looked at today, with your blood pressure.',
      },
      {
        as: 'swelling',
        when: has('swellingSevere'),
        level: 'today',
        do: ['Measure your blood pressure if you can.', CALL_TODAY],
        say: 'Severe swelling in pregnancy or after birth should be looked at today.',
      },
      {
        as: 'headache',
        when: has('headache'),
        who: all(PREGNANT, from(20)),
        level: 'routine',
        do: ['Measure your blood pressure if you can, and tell your midwife at the next visit.'],
        say: 'A headache in pregnancy is worth telling at your next visit, and worth a call when it does not go.',
      },
      {
        as: 'fit',
        who: PREGNANT_OR_SIX_WEEKS_AFTER,
        when: has('seizure'),
        level: 'ambulance',
        ...ambulance,
        say: 'A fit in pregnancy or after birth needs an ambulance now.',
      },
    ],
  ),
  ...family(
    'fever-in-pregnancy',
    {
      ...unit,
      aliases: ['D15'],
      who: PREGNANT,
      watch: [WATCH_FEVER],
      sources: ['cdc-hear-her', 'rcog-gtg-64', 'aim-signs'],
    },
    [
      {
        when: FEVER,
        level: 'today',
        within: { hours: 4 },
        say: 'A fever of 38.0 °C (100.4 °F) or more in pregnancy should be seen within four hours.',
      },
      {
        as: 'ill',
        when: all(
          FEVER,
          any(
            hasAny('shivering', 'palpitations', 'foulDischarge', 'rash', 'wombPain', 'flankPain', 'veryIll'),
            CIRCULATION_SIGN,
            LOW_PAIN,
            BREATHLESS,
          ),
        ),
        level: 'ambulance',
        ...ambulance,
        say: 'Fever in pregnancy with shaking, faintness, a racing heart, pain or breathlessness needs help now.',
        supersedes: [''],
      },
    ],
  ),
  ...family(
    'itching',
    {
      ...unit,
      aliases: ['D16'],
      who: PREGNANT,
      do: [CALL_TODAY],
      sources: ['rcog-gtg-43', 'smfm-cholestasis'],
    },
    [
      {
        when: hasAny('itchPalms', 'itchNoRash', 'yellowSkin'),
        level: 'today',
        say: 'Itching of palms or soles or without a rash, or yellow skin, in pregnancy should be looked at today.',
      },
    ],
  ),
  ...family(
    'sickness',
    { ...unit, aliases: ['D17'], who: PREGNANT, sources: ['rcog-gtg-69', 'cdc-hear-her', 'aim-signs'] },
    [
      {
        when: any(
          NOTHING_DOWN,
          NO_URINE,
          all(has('vomitsWithoutEnd'), has('dizzy')),
          all(atLeast('nausea', 9), moreThan('weightLossPercent', 5)),
        ),
        level: 'today',
        within: { hours: 4 },
        do: ['Take small sips often.', CALL_TODAY],
        say: 'Keeping nothing down, or hardly passing urine, in pregnancy should be seen within four hours.',
      },
      {
        as: 'faint',
        when: all(
          any(NOTHING_DOWN, NO_URINE, has('vomitsWithoutEnd')),
          hasAny('faint', 'confusion', 'drowsy'),
        ),
        level: 'emergency',
        do: [GO_NOW, SAY_WEEKS],
        call: 'emergency-department',
        say: 'Being faint or confused and keeping nothing down in pregnancy is an emergency.',
        supersedes: [''],
      },
    ],
  ),
  ...family(
    'blow',
    { ...unit, aliases: ['D18'], who: PREGNANT, sources: ['nhs-bump', 'who-anc', 'rcog-gtg-63'] },
    [
      {
        when: has('fall'),
        level: 'today',
        say: 'A fall in pregnancy should be spoken about today.',
      },
      {
        as: 'belly',
        when: any(
          hasAny('bellyBlow', 'majorInjury'),
          all(has('fall'), any(ANY_PAIN, BLEEDS, isOneOf('movements', 'fewer', 'changed', 'none-felt'))),
        ),
        level: 'emergency',
        say: 'A blow to the belly, a crash or a fall onto it should be seen now, also when nothing hurts.',
        supersedes: [''],
      },
    ],
  ),
  ...family('contact', { ...unit, who: PREGNANT, sources: ['nhs-infections', 'who-anc'] }, [
    {
      when: has('infectiousContact'),
      level: 'today',
      do: ['Call before you go anywhere where other pregnant women wait.', CALL_TODAY],
      say: 'Contact with chickenpox, measles or rubella in pregnancy should be spoken about today.',
    },
  ]),
  ...family(
    'urine-in-pregnancy',
    { ...unit, who: PREGNANT, sources: ['nice-uti', 'nice-ng201', 'who-anc'] },
    [
      {
        when: has('burningUrine'),
        level: 'today',
        do: [CALL_TODAY],
        say: 'Burning when passing urine in pregnancy should be looked at today.',
      },
      {
        as: 'kidney',
        when: all(
          hasAny('burningUrine', 'flankPain'),
          any(FEVER, has('shivering'), all(has('burningUrine'), has('flankPain'))),
        ),
        level: 'emergency',
        do: [GO_NOW],
        say: 'Fever, shaking or pain in the side with burning urine in pregnancy should be seen now.',
        supersedes: [''],
      },
    ],
  ),
  ...family(
    'harmful-medicine',
    {
      ...unit,
      aliases: ['D46'],
      // It is taken on every day: once somebody knows of it, it is not said again with the next entry, but another medicine is.
      quietDays: 28,
      quietFor: 'same facts',
      who: any(has('harmfulMedicine'), atLeast('harmfulMedicines', 1)),
      do: ['Do not stop the medicine by yourself.', CALL_TODAY],
      call: 'doctor',
      sources: ['mhra-pregnancy', 'ema-pregnancy'],
    },
    [
      {
        when: any(has('positiveTest'), PREGNANT),
        level: 'today',
        say: 'A positive test with a medicine that may harm a pregnancy should be spoken about today, before you stop it by yourself.',
      },
    ],
  ),
  ...family('past-42-weeks', { ...unit, who: PREGNANT, sources: ['who-anc', 'nice-ng207'] }, [
    {
      when: within('gestationalAgeDays', 294, 320),
      level: 'today',
      say: 'Past 42 weeks your maternity unit should know of it today, or the dates should be looked at.',
    },
  ]),
  ...family(
    'diabetes-in-pregnancy',
    { ...unit, who: any(PREGNANT, afterBirth(SIX_WEEKS)), sources: ['nice-ng3', 'ada-hypo'] },
    [
      {
        as: 'ketones',
        aliases: ['D40'],
        when: atLeast('ketones', 3),
        level: 'emergency',
        do: [GO_NOW, NOT_ALONE],
        say: 'Ketones this high in pregnancy are an emergency.',
      },
    ],
  ),
  ...family(
    'heart-in-pregnancy',
    { ...unit, who: PREGNANT, sources: ['cdc-hear-her', 'aim-signs', 'who-anc'] },
    [
      {
        when: all(has('palpitations'), hasAny('dizzy', 'breathless')),
        level: 'emergency',
        do: [GO_NOW, SAY_WEEKS],
        say: 'A racing heart with dizziness or breathlessness in pregnancy should be seen now.',
      },
    ],
  ),
];
