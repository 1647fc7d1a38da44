import type { PregnancyEnd } from '../pregnancy/pregnancy-end.ts';
import { type Chapter, DAYS_WITH_SIGNS } from './find-chapter.ts';

// The warning signs of the weeks after a pregnancy, listed before any of them is there. What she enters is judged by
// domain/dangers; a test holds each line here to the rules that it stands for. After a loss no word is of a baby, and where she
// would rather not say how it ended no word tells.

/** How soon, as she reads it. */
type HowSoon = 'now' | 'today';

export interface ChapterSign {
  id: string;
  /** What it is, without a cause. */
  what: string;
  soon: HowSoon;
  /** Whom to call. */
  call: string;
  /** The rules of domain/dangers that say the same once it is entered. */
  rules: readonly [string, ...string[]];
}

/** To the last day on which the rules treat these weeks as their own, 0 being the day it ended. */
const SIX_WEEKS = 42;

const EMERGENCY = 'Call the emergency number.';
const CALLS = {
  birth: {
    unit: 'Call your maternity unit, day or night, and go in.',
    today: 'Call your midwife, doctor or an advice line.',
  },
  other: {
    unit: 'Call the hospital or clinic that looked after you, day or night, or go to an emergency department.',
    today: 'Call your doctor or an advice line.',
  },
} as const;

interface Row extends Pick<ChapterSign, 'id' | 'what' | 'rules'> {
  call: 'unit' | 'emergency' | 'today';
  /** Not after these ends. */
  not?: readonly PregnancyEnd[];
  /** The first and the last day of it. */
  from?: number;
  to: number;
}

const ROWS: readonly Row[] = [
  {
    id: 'bleeding',
    what: 'A pad soaked through in an hour, a clot as large as a golf ball, or bleeding that turns heavy or red again.',
    call: 'unit',
    to: DAYS_WITH_SIGNS,
    rules: ['haemorrhage-after'],
  },
  {
    id: 'fever',
    what: '38.0 °C (100.4 °F) or more, discharge that smells bad, or strong pain low in the belly.',
    call: 'unit',
    to: SIX_WEEKS,
    rules: ['infection-after', 'bleeding-and-pain-after'],
  },
  {
    id: 'head',
    what: 'A severe headache, disturbed sight, pain under the ribs, or a suddenly swollen face.',
    call: 'unit',
    not: ['loss'],
    to: SIX_WEEKS,
    rules: ['pre-eclampsia'],
  },
  {
    id: 'leg',
    what: 'One leg that is swollen, hot or painful.',
    call: 'unit',
    to: SIX_WEEKS,
    rules: ['clot.higher-risk'],
  },
  {
    id: 'faint',
    what: 'Heavy bleeding with faintness, pain in the chest, or breathlessness that is sudden or there at rest.',
    call: 'emergency',
    to: DAYS_WITH_SIGNS,
    rules: ['haemorrhage-after.faint', 'chest', 'breathing'],
  },
  {
    id: 'mind-with-baby',
    what: 'Thoughts of harming yourself or the baby, awake with racing thoughts, hearing or believing strange things.',
    call: 'emergency',
    not: ['loss', 'prefer-not-to-say'],
    to: DAYS_WITH_SIGNS,
    rules: ['psychosis', 'crisis.thoughts', 'crisis.baby'],
  },
  {
    id: 'mind',
    what: 'Thoughts of harming yourself, awake with racing thoughts, hearing or believing strange things.',
    call: 'emergency',
    not: ['birth'],
    to: DAYS_WITH_SIGNS,
    rules: ['psychosis.any', 'crisis.thoughts'],
  },
  {
    id: 'wound',
    what: 'A wound that opens, weeps or turns red. With fever: now.',
    call: 'today',
    not: ['loss'],
    to: SIX_WEEKS,
    rules: ['infection-after.wound'],
  },
  {
    id: 'breast',
    what: 'A breast that is hot, red and painful. With shivering: now.',
    call: 'today',
    not: ['loss'],
    to: DAYS_WITH_SIGNS,
    rules: ['breast-infection'],
  },
  {
    id: 'leg-later',
    what: 'One leg that is swollen, hot or painful.',
    call: 'today',
    from: SIX_WEEKS + 1,
    to: DAYS_WITH_SIGNS,
    rules: ['clot'],
  },
];

/** The signs of her weeks, what needs somebody soonest first; none once the weeks are over. */
export function signsOf({ end, days, hasSigns }: Chapter): readonly ChapterSign[] {
  if (!hasSigns) return [];
  const calls = CALLS[end === 'birth' ? 'birth' : 'other'];
  return ROWS.filter(({ not = [], from = 0, to }) => !not.includes(end) && days >= from && days <= to).map(
    ({ id, what, call, rules }) => ({
      ...{ id, what, rules },
      soon: call === 'today' ? ('today' as const) : ('now' as const),
      call: call === 'emergency' ? EMERGENCY : calls[call],
    }),
  );
}
