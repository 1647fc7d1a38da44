import type { NumberKey } from '../facts/fact-keys.ts';
import type { DangerRule } from '../rule.ts';
import { all, any, atLeast, has, lessThan, moreThan, type When } from '../when.ts';
import { ANYBODY, BLEEDS, from, LOW_PAIN, PREGNANT } from './conditions.ts';
import { family } from './family.ts';
import { CALL_TODAY, GO_NOW, WATCH_WORSE } from './texts.ts';

const beyond = (key: NumberKey, { low, high }: { low?: number; high?: number }): When =>
  any(
    ...(low === undefined ? [] : [lessThan(key, low)]),
    ...(high === undefined ? [] : [moreThan(key, high)]),
  );

/** The two limits of a value that laboratories telephone. */
function limits(
  name: string,
  key: NumberKey,
  now: { low?: number; high?: number } | null,
  today: { low?: number; high?: number } | null,
): DangerRule[] {
  return family(
    `lab-${name}`,
    {
      who: ANYBODY,
      do: [CALL_TODAY, 'Have the paper at hand.'],
      watch: [WATCH_WORSE],
      call: 'doctor',
      sources: ['lab-phone-lists', 'lab-royal-melbourne'],
    },
    [
      ...(today
        ? [
            {
              as: 'today',
              when: beyond(key, today),
              level: 'today' as const,
              say: `A ${name} value like this is one that should be spoken about today.`,
            },
          ]
        : []),
      ...(now
        ? [
            {
              as: 'now',
              when: beyond(key, now),
              level: 'emergency' as const,
              do: [GO_NOW, 'Take the paper with you.'],
              call: 'emergency-department' as const,
              say: `A ${name} value like this is one that laboratories telephone: it should be seen now.`,
              ...(today && { supersedes: ['today'] }),
            },
          ]
        : []),
    ],
  );
}

const pregnantFrom20 = all(PREGNANT, from(20));

/** Values of documents: analyte and unit are sure, or there is no fact (facts-of-laboratory.ts). */
export const LABORATORY_RULES = [
  ...limits('potassium', 'labPotassium', { low: 2.5, high: 6.5 }, { low: 2.8, high: 6 }),
  ...limits('sodium', 'labSodium', { low: 120, high: 155 }, { low: 125, high: 150 }),
  ...limits('glucose', 'labGlucose', { low: 3, high: 25 }, { high: 20 }),
  ...limits('calcium', 'labCalcium', { low: 1.5, high: 3.5 }, { low: 1.8, high: 3 }),
  ...limits('magnesium', 'labMagnesium', { low: 0.4 }, null),
  ...limits('haemoglobin', 'labHaemoglobin', { low: 70 }, { low: 80 }),
  ...limits('platelet', 'labPlatelets', { low: 30 }, { low: 50, high: 1000 }),
  ...limits('neutrophil', 'labNeutrophils', { low: 0.5 }, { low: 1 }),
  ...limits('white cell', 'labWhiteCells', { high: 50 }, { high: 30 }).map((rule) => ({
    ...rule,
    id: rule.id.replace(' ', '-'),
    ...(rule.supersedes && { supersedes: rule.supersedes.map((id) => id.replace(' ', '-')) }),
  })),
  ...limits('INR', 'labInr', { high: 8 }, { high: 5 }),
  ...limits('fibrinogen', 'labFibrinogen', { low: 1 }, { low: 1.5 }),
  ...limits('creatinine', 'labCreatinine', { high: 354 }, { high: 200 }),
  ...limits('liver', 'labAlt', null, { high: 525 }),
  ...limits('CRP', 'labCrp', null, { high: 300 }),
  ...limits('troponin', 'labTroponinOverRange', { high: 1 }, null),
  ...family(
    'lab-in-context',
    {
      who: pregnantFrom20,
      do: [CALL_TODAY, 'Have the paper at hand.'],
      watch: [WATCH_WORSE],
      call: 'maternity-unit',
      sources: ['nice-ng133', 'acog-pb-222'],
    },
    [
      {
        as: 'haemoglobin',
        who: any(PREGNANT, BLEEDS),
        when: lessThan('labHaemoglobin', 90),
        level: 'today',
        say: 'A haemoglobin below 90 in pregnancy or with bleeding should be spoken about today.',
      },
      {
        as: 'platelets',
        when: lessThan('labPlatelets', 100),
        level: 'today',
        say: 'Platelets below 100 from 20 weeks on should be spoken about today.',
      },
      {
        as: 'creatinine',
        when: moreThan('labCreatinine', 90),
        level: 'today',
        say: 'A creatinine above 90 from 20 weeks on should be spoken about today.',
      },
      {
        as: 'liver',
        when: moreThan('labAlt', 70),
        level: 'today',
        say: 'A liver value above 70 from 20 weeks on should be spoken about today.',
      },
      {
        as: 'protein',
        when: atLeast('labProteinCreatinine', 30),
        level: 'today',
        say: 'A protein to creatinine ratio of 30 or more from 20 weeks on should be spoken about today.',
      },
      {
        as: 'bile-acids',
        who: PREGNANT,
        when: atLeast('labBileAcids', 40),
        level: 'today',
        sources: ['rcog-gtg-43', 'smfm-cholestasis'],
        say: 'Bile acids of 40 or more in pregnancy should be spoken about today.',
      },
      {
        as: 'bile-acids-high',
        who: PREGNANT,
        when: atLeast('labBileAcids', 100),
        level: 'today',
        within: { hours: 4 },
        sources: ['rcog-gtg-43', 'smfm-cholestasis'],
        say: 'Bile acids of 100 or more in pregnancy should be seen within four hours.',
        supersedes: ['bile-acids'],
      },
      {
        as: 'ketones',
        who: ANYBODY,
        when: atLeast('labKetones', 1.5),
        level: 'today',
        sources: ['nice-ng3', 'ada-hypo'],
        call: 'doctor',
        say: 'Ketones of 1.5 or more should be spoken about today.',
      },
      {
        as: 'ketones-high',
        who: ANYBODY,
        when: atLeast('labKetones', 3),
        level: 'emergency',
        do: [GO_NOW],
        sources: ['nice-ng3', 'ada-hypo'],
        call: 'emergency-department',
        say: 'Ketones of 3 or more should be seen now.',
        supersedes: ['ketones'],
      },
      {
        as: 'hcg',
        who: ANYBODY,
        when: all(atLeast('labHcg', 25), any(BLEEDS, LOW_PAIN, has('oneSidedPain'))),
        level: 'emergency',
        do: [GO_NOW],
        sources: ['nice-ng126', 'acog-pb-193'],
        call: 'emergency-department',
        say: 'A positive pregnancy hormone with pain or bleeding should be seen now.',
      },
    ],
  ),
];
