import { hasCycle } from '../cycle/cycle-modes.ts';
import { chapterOf } from '../dashboard/chapter-figures.ts';
import { noteDay } from '../dashboard/note-day.ts';
import { EMERGENCY_ADDRESS } from '../dashboard/sections.ts';
import type { TodayFacts } from '../dashboard/today-facts.ts';
import { describePregnancy } from '../pregnancy/gestational-age.ts';
import type { LifeStage } from '../profile/life-stages.ts';
import type { TodaySentence } from './today-view.ts';

/** From when on a change of the baby's movements is to be told at once (domain/dangers/rules/in-pregnancy.ts). */
export const MOVEMENTS_FROM_WEEK = 24;

/** What to look out for in her stage, said before anything else; null where it has nothing of its own. */
export function describeSafety(stage: LifeStage, facts: TodayFacts): TodaySentence | null {
  if (stage === 'pregnancy') return describeMovements(facts);
  const note = noteDay(facts.logs.get(facts.today) ?? null);
  if (stage !== 'contraception' || note === null) return null;
  const [lead = '', ...rest] = note.split(/(?<=\.) /);
  return { kind: 'safety', lead, text: rest.join(' '), to: null, isCall: false };
}

function describeMovements({ pregnancy, today }: TodayFacts): TodaySentence | null {
  if (pregnancy === null) return null;
  const { phase, week } = describePregnancy(pregnancy, today);
  if (phase === 'not-started' || week < MOVEMENTS_FROM_WEEK) return null;
  return {
    kind: 'safety',
    lead: 'Baby moving less?',
    text: 'Call your maternity unit right away, day or night.',
    to: EMERGENCY_ADDRESS,
    isCall: true,
  };
}

/** Where nothing is forecast any more, what brings it back; said only if there is nothing else to say. */
export function describeNote(stage: LifeStage, facts: TodayFacts): TodaySentence | null {
  if (!hasCycle(stage) || facts.now?.state !== 'too-long' || chapterOf(facts) !== null) return null;
  const text = 'No forecast for now. It starts again with your next period.';
  return { kind: 'note', lead: '', text, to: null, isCall: false };
}
