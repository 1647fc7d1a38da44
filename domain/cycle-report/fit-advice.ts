import type { AdviceCard } from '../advice/advice-card.ts';
import { NOT_CHECKED } from '../dangers/not-checked.ts';
import type { ReportList } from './cycle-report.ts';
import { cutPlan, heightOf, planList } from './fit-texts.ts';

/** Lines of one of them while there is room. */
const MOST_LINES = 4;

export interface FittedAdvice {
  /** One list, or none. */
  lists: ReportList[];
  /** Points that it takes. */
  height: number;
  cutCount: number;
  leftOutCount: number;
}

/**
 * What is worth an appointment, on the page before what she typed: whole where there is room, then shortened, then only the
 * first of them, which are the sooner ones.
 */
export function fitAdvice(advice: readonly AdviceCard[], height: number): FittedAdvice {
  for (let count = advice.length; count > 0; count -= 1) {
    const plan = planList({ title: 'To ask about', items: itemsOf(advice.slice(0, count)) }, false);
    for (let lines = MOST_LINES; lines >= 1; lines -= 1) {
      const taken = heightOf(plan, lines, plan.items.length);
      if (taken > height) continue;
      const { list, cutCount } = cutPlan(plan, lines, plan.items.length);
      return { lists: [list], height: taken, cutCount, leftOutCount: advice.length - count };
    }
  }
  return { lists: [], height: 0, cutCount: 0, leftOutCount: advice.length };
}

function itemsOf(advice: readonly AdviceCard[]) {
  return [
    ...advice.map(({ title, herDates, sentence, sources }) => {
      const dates = herDates.map(({ label, value }) => `${label} ${value}`).join('; ');
      const from = sources.map(({ publisher, year }) => `${publisher} ${year}`).join(', ');
      return { label: title, text: `${dates === '' ? '' : `${dates}. `}${sentence} (${from})` };
    }),
    { label: null, text: `Found by rules in what she recorded. ${NOT_CHECKED}.` },
  ];
}
