import { all, any, atLeast, has, hasAny, lessThan, moreThan } from '../when.ts';
import {
  ANYBODY,
  BLEEDS,
  BREATHLESS,
  CHEST,
  FAINT,
  FEVER,
  PREGNANT_OR_SIX_WEEKS_AFTER,
  SEVERE_LOW_PAIN,
} from './conditions.ts';
import { family } from './family.ts';
import { CALL_AMBULANCE, CALL_TODAY, GO_NOW, LIE_DOWN, NOT_ALONE, WATCH_WORSE } from './texts.ts';

const urgent = {
  who: ANYBODY,
  do: [CALL_AMBULANCE, NOT_ALONE],
  watch: [WATCH_WORSE],
  call: 'emergency-number',
} as const;

/** Breath, heart, head, consciousness: what ambulance services are called for. */
export const VITAL_SIGN_RULES = [
  ...family('breathing', { ...urgent, sources: ['ehra-999', 'nhs-breathing', 'aha-911'] }, [
    {
      when: any(
        hasAny('cannotBreathe', 'choking', 'blueLips'),
        lessThan('spo2', 92),
        atLeast('breathsPerMinute', 30),
      ),
      level: 'ambulance',
      say: 'Not getting enough air needs an ambulance now.',
      do: ['Sit upright.', CALL_AMBULANCE, NOT_ALONE],
      supersedes: ['slower'],
    },
    {
      as: 'slower',
      when: has('breathless'),
      level: 'today',
      say: 'Being short of breath should be looked at today.',
      do: [CALL_TODAY],
      watch: ['Breathless at rest or suddenly, blue lips, chest pain: call the emergency number.'],
      call: 'doctor',
    },
  ]),
  ...family('chest', { ...urgent, sources: ['ehra-999', 'aha-911'] }, [
    {
      when: has('chestPain'),
      level: 'ambulance',
      say: 'Chest pain or pressure needs an ambulance now.',
      do: ['Sit down and rest.', CALL_AMBULANCE, NOT_ALONE],
      supersedes: ['wall'],
    },
    {
      as: 'wall',
      when: has('chestPainOnPressing'),
      level: 'today',
      say: 'Pain in the chest should be spoken about today, also where it seems to come from muscle or stomach.',
      do: [CALL_TODAY],
      watch: ['Pressure, pain into arm or jaw, sweat, breathlessness: call the emergency number.'],
      call: 'doctor',
    },
    {
      as: 'heart',
      when: all(has('palpitations'), any(FAINT, has('cannotBreathe'))),
      level: 'ambulance',
      say: 'A racing heart with fainting or breathlessness needs an ambulance now.',
    },
  ]),
  ...family('stroke', { ...urgent, sources: ['ehra-999', 'aha-911'] }, [
    {
      when: hasAny('strokeSign', 'thunderclap', 'suddenSightLoss'),
      level: 'ambulance',
      say: 'A sudden change of face, arm, speech or sight, or a sudden worst headache, needs an ambulance now.',
      do: ['Note the time at which it began.', CALL_AMBULANCE, NOT_ALONE],
    },
  ]),
  ...family('consciousness', { ...urgent, sources: ['ehra-999', 'who-emergency'] }, [
    {
      when: hasAny('unconscious', 'seizure', 'confusion'),
      level: 'ambulance',
      say: 'A fit, new confusion or not being able to be woken needs an ambulance now.',
    },
  ]),
  ...family('anaphylaxis', { ...urgent, sources: ['nhs-anaphylaxis', 'who-emergency'] }, [
    {
      when: any(has('throatSwelling'), all(has('hives'), any(BREATHLESS, FAINT))),
      level: 'ambulance',
      say: 'Swelling of tongue, lips or throat, or hives with breathlessness or faintness, needs an ambulance now.',
    },
  ]),
  ...family('bleeding-elsewhere', { ...urgent, sources: ['ehra-999', 'nhs-blood-vomit', 'who-emergency'] }, [
    {
      when: any(hasAny('vomitsBlood', 'coughsBlood'), all(has('bloodyStool'), any(FAINT, has('dizzy')))),
      level: 'ambulance',
      say: 'Vomiting or coughing up blood, or blood in the stool with faintness, needs an ambulance now.',
      supersedes: ['stool'],
    },
    {
      as: 'stool',
      when: has('bloodyStool'),
      level: 'emergency',
      say: 'Black or bloody stool should be seen in an emergency department now.',
      do: [GO_NOW],
      call: 'emergency-department',
    },
    {
      as: 'no-end',
      when: has('bleedingWillNotStop'),
      level: 'ambulance',
      say: 'Bleeding that does not stop needs an ambulance now.',
      do: ['Press firmly where you can reach it.', CALL_AMBULANCE, LIE_DOWN],
    },
  ]),
  ...family('shock', { ...urgent, sources: ['news2', 'ehra-999', 'who-emergency'] }, [
    {
      when: all(FAINT, any(BLEEDS, SEVERE_LOW_PAIN, CHEST)),
      level: 'ambulance',
      say: 'Fainting or nearly so with bleeding, severe belly pain or chest pain needs an ambulance now.',
      do: [LIE_DOWN, CALL_AMBULANCE, NOT_ALONE],
    },
    {
      as: 'values',
      when: all(
        any(lessThan('systolic', 90), moreThan('pulse', 130), lessThan('pulse', 40)),
        any(
          hasAny(
            'dizzy',
            'breathless',
            'palpitations',
            'veryIll',
            'withIllness',
            'vomiting',
            'headache',
            'lowPain',
          ),
          BLEEDS,
          FAINT,
          CHEST,
          FEVER,
          BREATHLESS,
        ),
      ),
      level: 'ambulance',
      say: 'This pulse or blood pressure together with how you feel needs an ambulance now.',
    },
    {
      as: 'faint',
      when: has('faint'),
      level: 'today',
      say: 'Fainting should be spoken about today.',
      do: [LIE_DOWN, CALL_TODAY],
      call: 'doctor',
    },
  ]),
  ...family('sepsis', { ...urgent, sources: ['nice-sepsis', 'uk-sepsis-trust'] }, [
    {
      when: any(
        all(
          any(FEVER, hasAny('shivering', 'veryIll')),
          any(
            hasAny(
              'confusion',
              'mottledSkin',
              'nonFadingRash',
              'fastBreathing',
              'worstEver',
              'cannotBreathe',
            ),
            atLeast('noUrineHours', 18),
            atLeast('breathsPerMinute', 25),
          ),
        ),
        has('mottledSkin'),
      ),
      level: 'ambulance',
      say: 'Fever or shaking with confusion, mottled skin, fast breathing or no urine needs an ambulance now.',
      do: [CALL_AMBULANCE, 'Say: could this be sepsis?', NOT_ALONE],
    },
    {
      as: 'very-high-fever',
      when: atLeast('temperatureC', 40),
      level: 'today',
      say: 'A temperature this high should be spoken about today.',
      do: [CALL_TODAY],
      call: 'doctor',
    },
  ]),
  ...family('meningitis', { ...urgent, sources: ['nhs-meningitis', 'nice-sepsis', 'who-emergency'] }, [
    {
      when: all(any(FEVER, hasAny('headache', 'severeHeadache')), hasAny('stiffNeck', 'nonFadingRash')),
      level: 'ambulance',
      say: 'Fever or headache with a stiff neck or a rash that does not fade needs an ambulance now.',
    },
    {
      as: 'light',
      when: all(FEVER, hasAny('headache', 'severeHeadache'), has('lightHurts')),
      level: 'ambulance',
      say: 'Fever and headache with light that hurts needs an ambulance now.',
    },
  ]),
  ...family('headache', { ...urgent, sources: ['ehra-999', 'aha-911'] }, [
    {
      as: 'severe',
      when: has('severeHeadache'),
      level: 'soon',
      within: { days: 2 },
      say: 'A severe headache should be spoken about within two days.',
      do: [CALL_TODAY],
      watch: ['A stiff neck, fever, disturbed sight, weakness or confusion: call the emergency number.'],
      call: 'doctor',
    },
  ]),
  ...family('pressure', { ...urgent, aliases: ['D35'], sources: ['nice-ng136', 'aha-911'] }, [
    {
      as: 'crisis',
      when: all(
        any(atLeast('systolic', 180), atLeast('diastolic', 120)),
        any(
          CHEST,
          BREATHLESS,
          hasAny('headache', 'severeHeadache', 'visionChange', 'suddenSightLoss', 'strokeSign', 'confusion'),
        ),
      ),
      level: 'ambulance',
      say: 'A blood pressure this high with pain, breathlessness or disturbed sight or speech needs an ambulance now.',
    },
    {
      as: 'very-high',
      when: any(atLeast('systolic', 180), atLeast('diastolic', 120)),
      level: 'today',
      say: 'A blood pressure this high should be seen today.',
      do: ['Rest for fifteen minutes and measure again.', CALL_TODAY],
      watch: ['Chest pain, a severe headache, disturbed sight or speech: call the emergency number.'],
      call: 'doctor',
    },
  ]),
  ...family('poisoning', { ...urgent, sources: ['nhs-poisoning', 'cdc-co', 'who-emergency'] }, [
    {
      when: hasAny('overdose', 'carbonMonoxide'),
      level: 'emergency',
      say: 'Too much of a medicine, a poison or carbon monoxide is an emergency, also when you feel well.',
      do: [GO_NOW, 'Take the packages with you.', 'Leave a room that may hold carbon monoxide at once.'],
      call: 'emergency-number',
    },
    {
      as: 'drowsy',
      when: all(
        hasAny('overdose', 'carbonMonoxide'),
        hasAny('drowsy', 'confusion', 'unconscious', 'seizure'),
      ),
      level: 'ambulance',
      say: 'Drowsy or confused after a medicine or a poison needs an ambulance now.',
      supersedes: [''],
    },
  ]),
  ...family('injury', { ...urgent, sources: ['nice-head', 'ehra-999'] }, [
    {
      when: any(
        has('majorInjury'),
        all(has('headInjury'), hasAny('drowsy', 'unconscious', 'seizure', 'confusion')),
      ),
      level: 'ambulance',
      say: 'An injury like this needs an ambulance now.',
    },
    {
      as: 'head',
      when: all(has('headInjury'), hasAny('vomiting', 'bloodThinner', 'severeHeadache', 'visionChange')),
      level: 'emergency',
      say: 'A blow to the head with vomiting, a severe headache or a blood thinner should be seen now.',
      do: [GO_NOW],
      call: 'emergency-department',
    },
  ]),
  ...family('eye-spine-limb', { ...urgent, sources: ['nhs-eye', 'nhs-cauda', 'ehra-999'] }, [
    {
      when: any(
        hasAny('redEyeHaloes', 'numbSaddle', 'coldLimb'),
        all(has('newRetention'), hasAny('backPain', 'numbSaddle')),
      ),
      level: 'emergency',
      say: 'This should be seen in an emergency department now.',
      do: [GO_NOW],
      call: 'emergency-department',
    },
    {
      as: 'retention',
      when: has('newRetention'),
      level: 'today',
      say: 'Not being able to pass urine should be seen today.',
      do: [CALL_TODAY],
      call: 'doctor',
    },
  ]),
  ...family('sugar', { ...urgent, aliases: ['D39'], sources: ['nice-ng3', 'ada-hypo'] }, [
    {
      when: lessThan('glucose', 3),
      level: 'emergency',
      say: 'This blood sugar is very low: treat it now, and tell somebody.',
      do: [
        'Take sugar now: juice, a sweet drink, glucose.',
        'Measure again after fifteen minutes.',
        NOT_ALONE,
      ],
      watch: ['Drowsy, confused or it does not rise: call the emergency number.'],
      supersedes: ['low'],
    },
    {
      as: 'low',
      who: has('diabetesTreated'),
      when: all(atLeast('glucose', 3), lessThan('glucose', 4)),
      level: 'today',
      say: 'This blood sugar is low under treatment of diabetes: treat it, and tell your team today.',
      do: ['Take sugar now, and measure again after fifteen minutes.', CALL_TODAY],
      call: 'doctor',
    },
    {
      as: 'high',
      aliases: ['D40'],
      who: PREGNANT_OR_SIX_WEEKS_AFTER,
      when: all(
        atLeast('glucose', 11.1),
        any(hasAny('vomiting', 'withIllness', 'veryIll'), FEVER, atLeast('ketones', 1.5)),
      ),
      level: 'today',
      within: { hours: 4 },
      say: 'A high blood sugar with illness, vomiting or ketones in pregnancy should be seen within four hours.',
      do: [CALL_TODAY],
      watch: ['Drowsy or breathing fast: call the emergency number.'],
      call: 'maternity-unit',
    },
    {
      as: 'high-drowsy',
      aliases: ['D40'],
      when: all(atLeast('glucose', 11.1), hasAny('drowsy', 'fastBreathing', 'deepBreathing', 'confusion')),
      level: 'emergency',
      say: 'A high blood sugar with drowsiness or fast breathing is an emergency.',
      do: [GO_NOW],
      supersedes: ['high'],
    },
    {
      as: 'ketones',
      aliases: ['D40'],
      who: has('diabetesTreated'),
      when: any(
        atLeast('ketones', 3),
        all(has('vomiting'), hasAny('deepBreathing', 'drowsy')),
        has('deepBreathing'),
      ),
      level: 'emergency',
      say: 'Diabetes with vomiting, deep breathing or high ketones is an emergency.',
      do: [GO_NOW],
    },
  ]),
  ...family('testis', { ...urgent, sources: ['nhs-testicle', 'ehra-999'] }, [
    {
      when: has('testiclePain'),
      level: 'emergency',
      say: 'Sudden severe pain of a testicle should be seen now.',
      do: [GO_NOW],
      call: 'emergency-department',
    },
  ]),
  ...family('abdomen', { ...urgent, aliases: ['D45'], sources: ['ehra-999', 'nhs-stomach', 'nice-ng126'] }, [
    {
      when: all(any(SEVERE_LOW_PAIN, has('suddenPain')), any(FAINT, has('rigidBelly'))),
      level: 'ambulance',
      say: 'Severe belly pain with collapse or a belly hard as a board needs an ambulance now.',
      do: [LIE_DOWN, CALL_AMBULANCE],
      supersedes: ['severe', 'new'],
    },
    {
      as: 'severe',
      when: any(
        all(
          SEVERE_LOW_PAIN,
          any(
            hasAny('suddenPain', 'constantPain', 'vomitsWithoutEnd', 'vomiting', 'rigidBelly'),
            moreThan('constantPainHours', 4),
            FEVER,
          ),
        ),
        has('rigidBelly'),
      ),
      level: 'emergency',
      say: 'Severe belly pain that came suddenly, does not let go, or comes with fever or vomiting should be seen now.',
      do: [GO_NOW, 'Eat nothing until you have been seen.'],
      call: 'emergency-department',
      supersedes: ['new'],
    },
    {
      as: 'new',
      when: SEVERE_LOW_PAIN,
      level: 'today',
      say: 'Severe pain low in the belly should be spoken about today.',
      do: [CALL_TODAY],
      watch: [
        'Sudden, without a break for four hours, fever, vomiting, fainting: go to an emergency department.',
      ],
      call: 'doctor',
    },
  ]),
  ...family('vomiting', { ...urgent, aliases: ['D17'], sources: ['rcog-gtg-69', 'nhs-stomach'] }, [
    {
      when: any(
        has('nothingDown'),
        atLeast('nothingDownHours', 24),
        has('noUrine'),
        atLeast('noUrineHours', 8),
      ),
      level: 'today',
      say: 'Keeping nothing down, or hardly passing urine, should be seen today.',
      do: ['Take small sips often.', CALL_TODAY],
      watch: ['Faint, confused or no urine at all: go to an emergency department.'],
      call: 'doctor',
    },
    {
      as: 'faint',
      when: all(
        any(has('nothingDown'), atLeast('nothingDownHours', 24), has('noUrine'), atLeast('noUrineHours', 8)),
        hasAny('faint', 'confusion', 'drowsy'),
      ),
      level: 'emergency',
      say: 'Keeping nothing down and being faint or confused is an emergency.',
      do: [GO_NOW],
      call: 'emergency-department',
      supersedes: [''],
    },
  ]),
];
