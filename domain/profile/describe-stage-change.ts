import { hasCycle, hasOvulationForecast } from '../cycle/cycle-modes.ts';
import type { LifeStage } from './life-stages.ts';

/** What a change of mode means for her, as short sentences. */
export interface StageChange {
  /** Empty: nothing stops. */
  stops: string[];
  /** Empty: nothing begins. */
  begins: string[];
  kept: string;
}

/** What a mode asks in the daily log beside what all of them ask, by the fields she knows it by; null: nothing. */
const LOGGED: Record<LifeStage, { what: string; isOne: boolean } | null> = {
  'pre-menstrual': null,
  'menstrual-cycle': { what: 'period flow and PMS', isOne: false },
  contraception: { what: 'the pill', isOne: true },
  conception: { what: 'LH tests and cervical mucus', isOne: false },
  ivf: { what: 'medication and injections', isOne: false },
  pregnancy: { what: 'kicks and nausea', isOne: false },
  menopause: { what: 'hot flashes', isOne: false },
  'post-menopause': { what: 'blood pressure and energy', isOne: false },
};

/** Before the first period there is nothing to look ahead to, whatever could be forecast from one. */
const looksAhead = (stage: LifeStage) => stage !== 'pre-menstrual' && hasCycle(stage);
const showsFertileDays = (stage: LifeStage) => looksAhead(stage) && hasOvulationForecast(stage);

/** What is kept, what stops and what begins when she goes from one mode to another. */
export function describeStageChange(from: LifeStage, to: LifeStage): StageChange {
  const stops: string[] = [];
  const begins: string[] = [];
  if (showsFertileDays(from) && !showsFertileDays(to))
    stops.push('Fertile days and ovulation are no longer shown.');
  if (looksAhead(from) && !looksAhead(to)) stops.push('Your next period is no longer forecast.');
  if (from === 'pregnancy') stops.push('Weeks and due date wait in Pregnancy Mode.');
  if (looksAhead(to) && !looksAhead(from)) begins.push('Your next period is forecast from those you record.');
  if (showsFertileDays(to) && !showsFertileDays(from))
    begins.push('Fertile days and ovulation are shown, as estimates.');
  if (to === 'pregnancy') begins.push('Weeks and due date are shown once you say when it began.');
  const logged = LOGGED[to];
  if (logged && from !== to)
    begins.push(`${startSentence(logged.what)} ${logged.isOne ? 'joins' : 'join'} your daily log.`);
  return { stops, begins, kept: 'Your history stays.' };
}

/** The same as one line: `Fertile days and ovulation are no longer shown. The pill joins your daily log. Your history stays.` */
export function sayStageChange(from: LifeStage, to: LifeStage): string {
  const { stops, begins, kept } = describeStageChange(from, to);
  return [...stops, ...begins, kept].join(' ');
}

function startSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
