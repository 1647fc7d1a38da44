import { followsHormones, hasCycle, showsForecast } from '../cycle/cycle-modes.ts';
import type { MethodUse } from '../methods/method-use.ts';
import type { Method } from '../methods/methods.ts';
import type { LifeStage } from '../profile/life-stages.ts';

// Rules and worked examples: docs/algorithms/reminders.md (the tests use the same table).

/** What she can be reminded of, in the order in which it is offered. A code is never given a new meaning: rows hold it. */
export const REMINDER_KINDS = [
  'period-due',
  'period-late',
  'fertile-window',
  'log-today',
  'pill',
  'patch',
  'ring',
  'injection',
  'renewal',
  'implant',
  'document-read',
  'something-waits',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

interface KindRule {
  label: string;
  hint: string;
  /** How many days before she may be reminded; left out where there is no before. */
  maxLeadDays?: number;
  /** `day`: she names the day; `days`: also after how many days it comes again. */
  series?: 'day' | 'days';
  /** False: it comes when it happens, or whatever the day of the week. */
  hasWeekdays: boolean;
  /** False: it comes when it happens. */
  hasTime: boolean;
  /** The methods of which one has to go on. */
  methods?: readonly Method[];
}

export const REMINDER_RULES: Record<ReminderKind, KindRule> = {
  'period-due': {
    label: 'Next period',
    hint: 'Before the day on which it most likely starts. An estimate: it moves with what you record.',
    ...{ maxLeadDays: 7, hasWeekdays: true, hasTime: true },
  },
  'period-late': {
    label: 'Period later than usual',
    hint: 'Once, when your cycle has gone on for longer than is usual for you.',
    ...{ hasWeekdays: true, hasTime: true },
  },
  'fertile-window': {
    label: 'Fertile days',
    hint: 'Before the first of the estimated fertile days of this cycle. An estimate, and not contraception.',
    ...{ maxLeadDays: 5, hasWeekdays: true, hasTime: true },
  },
  'log-today': {
    label: 'Log your day',
    hint: 'On days of which nothing is logged yet.',
    ...{ hasWeekdays: true, hasTime: true },
  },
  pill: {
    label: 'Pill',
    hint: 'Every day, in a week without pills too.',
    ...{ hasWeekdays: false, hasTime: true, methods: ['combined-pill', 'progestogen-pill'] },
  },
  patch: {
    label: 'Patch',
    hint: 'From the day you name, again after the days you name.',
    ...{ hasWeekdays: false, hasTime: true, series: 'days', maxLeadDays: 3, methods: ['patch'] },
  },
  ring: {
    label: 'Vaginal ring',
    hint: 'From the day you name, again after the days you name.',
    ...{ hasWeekdays: false, hasTime: true, series: 'days', maxLeadDays: 3, methods: ['ring'] },
  },
  injection: {
    label: 'Injection',
    hint: 'The day your clinic named for the next one, and after how many days it comes again.',
    ...{ hasWeekdays: false, hasTime: true, series: 'days', maxLeadDays: 30, methods: ['injection'] },
  },
  renewal: {
    label: 'Renewal of a coil or implant',
    hint: 'Before the day by which your clinic said that it has to be renewed.',
    ...{ hasWeekdays: false, hasTime: true, series: 'day', maxLeadDays: 60 },
    methods: ['implant', 'hormonal-coil', 'copper-coil'],
  },
  implant: {
    label: 'Another implant to renew',
    hint: 'Before the “renew by” day of an implant in your medical history, where you ticked “Remind me”.',
    ...{ hasWeekdays: false, hasTime: true, maxLeadDays: 60 },
  },
  'document-read': {
    label: 'A document was read',
    hint: 'When the reading of a document you uploaded is over.',
    ...{ hasWeekdays: false, hasTime: false },
  },
  'something-waits': {
    label: 'A question that waits',
    hint: 'When your cycles cannot be told from what is recorded, and a word of yours would settle it.',
    ...{ hasWeekdays: true, hasTime: true },
  },
};

/** The method that a kind is about, of those she uses; null for none. */
export function methodOf(kind: ReminderKind, methods: readonly MethodUse[]): MethodUse | null {
  const wanted = REMINDER_RULES[kind].methods ?? [];
  return methods.find(({ method, ended_on }) => ended_on === null && wanted.includes(method)) ?? null;
}

/**
 * Whether she can be reminded of it as she lives now. Fertile days in Conception Mode alone: never with contraception, nor
 * where hormones decide. A late period only where what is usual for cycles is a measure.
 */
export function isOffered(
  kind: ReminderKind,
  {
    stage,
    methods,
    implants,
  }: {
    stage: LifeStage;
    methods: readonly MethodUse[];
    /** Those with a day on which they are to be renewed. */
    implants: readonly unknown[];
  },
): boolean {
  switch (kind) {
    case 'period-due':
      return showsForecast(stage);
    case 'period-late':
      return showsForecast(stage) && !followsHormones(stage);
    case 'fertile-window':
      return stage === 'conception';
    case 'something-waits':
      return hasCycle(stage) && !followsHormones(stage);
    case 'implant':
      return implants.length > 0;
    case 'log-today':
    case 'document-read':
      return true;
    default:
      return methodOf(kind, methods) !== null;
  }
}
