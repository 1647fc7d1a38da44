import { all, any, atLeast, has, hasAny } from '../when.ts';
import { ANYBODY } from './conditions.ts';
import { family } from './family.ts';
import { BOOK, CALL_TODAY, GO_NOW, NOT_ALONE, WATCH_WORSE } from './texts.ts';

/** Mood, crisis, violence. */
export const MIND_RULES = [
  ...family(
    'crisis',
    {
      aliases: ['D23'],
      who: ANYBODY,
      do: [
        'If you are in danger right now, call the emergency number.',
        'Call or write to a crisis line: somebody is there day and night.',
        NOT_ALONE,
      ],
      watch: [WATCH_WORSE],
      call: 'crisis-line',
      sources: ['cdc-hear-her', 'who-mhgap', 'samhsa-988'],
      card: 'crisis',
    },
    [
      {
        as: 'plan',
        when: has('suicidePlan'),
        level: 'ambulance',
        say: 'You do not have to carry this alone: please call now.',
        supersedes: ['thoughts'],
      },
      {
        as: 'injury',
        when: has('selfHarmInjury'),
        level: 'emergency',
        do: [GO_NOW, NOT_ALONE],
        say: 'An injury should be looked at now, however it came about, and somebody should be with you.',
      },
      {
        as: 'thoughts',
        when: any(hasAny('suicidalThoughts'), atLeast('phq9Item9', 1), atLeast('epdsItem10', 1)),
        level: 'emergency',
        say: 'Thoughts of dying or of harming yourself can be spoken about, now, with somebody who knows them.',
      },
      {
        as: 'baby',
        when: has('harmBabyThoughts'),
        level: 'emergency',
        do: [
          'Put the baby down in a safe place and call somebody to come.',
          'Call a crisis line or the emergency number.',
        ],
        say: 'Thoughts of harming the baby can be spoken about, now, with somebody who knows them.',
      },
    ],
  ),
  ...family(
    'mood',
    {
      who: ANYBODY,
      do: [BOOK],
      watch: ['Thoughts of dying or harming yourself: call a crisis line at once.'],
      call: 'doctor',
      sources: ['kroenke-phq', 'spitzer-gad', 'nice-cg192'],
      quietDays: 14,
    },
    [
      {
        as: 'score',
        aliases: ['D25'],
        when: any(atLeast('phq9', 10), atLeast('gad7', 10), atLeast('epds', 10)),
        level: 'soon',
        within: { days: 14 },
        say: 'A score like this is worth speaking about within two weeks.',
      },
      {
        as: 'high-score',
        aliases: ['D25'],
        when: any(atLeast('phq9', 15), atLeast('gad7', 15), atLeast('epds', 13)),
        level: 'soon',
        within: { days: 2 },
        say: 'A score like this is worth speaking about within two days.',
        supersedes: ['score'],
      },
      {
        as: 'very-high-score',
        aliases: ['D25'],
        when: atLeast('phq9', 20),
        level: 'today',
        do: [CALL_TODAY],
        say: 'A score like this should be spoken about today.',
        supersedes: ['score', 'high-score'],
      },
      {
        as: 'low-days',
        when: atLeast('lowMoodDays', 7),
        level: 'routine',
        say: 'A low mood on half of the days of two weeks is worth speaking about.',
      },
    ],
  ),
  ...family(
    'violence',
    {
      who: ANYBODY,
      do: [
        'Call the emergency number when you are in danger.',
        'A line for violence at home can be called without giving a name.',
      ],
      watch: [WATCH_WORSE],
      call: 'violence-line',
      sources: ['racgp-violence', 'who-violence'],
      card: 'violence',
      isPrivate: true,
    },
    [
      {
        as: 'now',
        when: has('dangerNow'),
        level: 'ambulance',
        do: ['Call the emergency number and ask for the police, when you can do so safely.'],
        call: 'emergency-number',
        say: 'When you are in danger, the police come first.',
        supersedes: ['told'],
      },
      {
        as: 'strangled',
        when: has('strangled'),
        level: 'emergency',
        do: [GO_NOW, 'Say that your neck was held, also when nothing is to be seen.'],
        call: 'emergency-department',
        say: 'Hands or anything else around the neck should be seen now, also when nothing is to be seen.',
        supersedes: ['told'],
      },
      {
        as: 'assault',
        when: has('assault'),
        level: 'today',
        say: 'You are believed. Some help after an assault is bound to hours; a clinic can tell you what is open to you.',
        supersedes: ['told'],
      },
      {
        as: 'told',
        when: all(has('violence')),
        level: 'soon',
        say: 'You are believed, and it is not your fault. There are people who know how to help.',
      },
    ],
  ),
];
