import type { ReportList } from './cycle-report.ts';

import { HALF_WIDTH, lineWidth, PAGE } from './page-budget.ts';
import { estimateWidth, joinLines, wrapText } from './report-text.ts';

export type WantedList = Pick<ReportList, 'title' | 'items'>;

/** Lists as she wants them, with whole texts. */
export interface WantedLists {
  /** Medicines and questions: side by side where there are two. */
  own: readonly WantedList[];
  /** Newest first. */
  notes: WantedList | null;
}

export interface FittedLists {
  lists: ReportList[];
  /** Texts that end in the sign of cutting. */
  cutCount: number;
  /** Ticked notes, the oldest of them, for which there is no room at all. */
  leftOutCount: number;
}

/** Lines that a text of her own keeps while there are notes that can be shortened. */
const OWN_LINES = 4;
const MOST_LINES = 30;
/** The least that medicines and questions take: a heading and a line. */
export const OWN_HEIGHT = PAGE.listHeading + PAGE.line + PAGE.item;
/** Far more than fits; breaking lines costs time. */
const MOST_NOTES = 50;
const READABLE_LENGTH = 6_000;

/**
 * What fits into a height of the page: every text whole where there is room. Otherwise notes are shortened first, down to
 * a line each, then the oldest go, and at last medicines and questions are shortened too.
 */
export function fitTexts({ own, notes }: WantedLists, height: number): FittedLists {
  const ownPlans = own.map((list) => planList(list, own.length > 1));
  const allNotes = notes?.items.length ?? 0;
  const newest = notes?.items.slice(0, MOST_NOTES) ?? [];
  const notePlan = planList({ title: notes?.title ?? '', items: newest }, false);

  const fits = (ownLines: number, noteLines: number, noteCount: number) => {
    const beside = Math.max(0, ...ownPlans.map((plan) => heightOf(plan, ownLines, plan.items.length)));
    return beside + heightOf(notePlan, noteLines, noteCount) <= height;
  };
  const finish = (ownLines: number, noteLines: number, noteCount: number): FittedLists => {
    const cut = [
      ...ownPlans.map((plan) => cutPlan(plan, ownLines, plan.items.length)),
      ...(noteCount === 0 ? [] : [cutPlan(notePlan, noteLines, noteCount)]),
    ];
    return {
      lists: cut.map(({ list }) => list),
      cutCount: cut.reduce((sum, { cutCount }) => sum + cutCount, 0),
      leftOutCount: allNotes - noteCount,
    };
  };

  const most = notePlan.items.length;
  for (let lines = MOST_LINES; lines >= 1; lines -= 1) {
    const ownLines = Math.max(lines, OWN_LINES);
    if (fits(ownLines, lines, most)) return finish(ownLines, lines, most);
  }
  for (let count = most - 1; count >= 0; count -= 1) {
    if (fits(OWN_LINES, 1, count)) return finish(OWN_LINES, 1, count);
  }
  for (let lines = OWN_LINES - 1; lines > 1; lines -= 1) {
    if (fits(lines, 1, 0)) return finish(lines, 1, 0);
  }
  return finish(1, 1, 0);
}

export interface PlannedList {
  title: string;
  is_half: boolean;
  /** `lines` begin with the label, which stands before the text on its first line. */
  items: { label: string | null; prefix: string; lines: string[]; isLonger: boolean }[];
}

export function planList({ title, items }: WantedList, isHalf: boolean): PlannedList {
  const width = lineWidth(isHalf ? HALF_WIDTH : PAGE.width);
  return {
    title,
    is_half: isHalf,
    items: items.map(({ label, text }) => {
      const prefix = label === null ? '' : `${label}: `;
      const readable = `${prefix}${text}`.slice(0, READABLE_LENGTH).toWellFormed();
      return {
        label,
        prefix,
        lines: wrapText(readable, width, estimateWidth),
        isLonger: text.length > READABLE_LENGTH,
      };
    }),
  };
}

export function heightOf({ items }: PlannedList, maxLines: number, count: number): number {
  if (count === 0) return 0;
  return items
    .slice(0, count)
    .reduce(
      (sum, { lines }) => sum + Math.min(lines.length, maxLines) * PAGE.line + PAGE.item,
      PAGE.listHeading as number,
    );
}

export function cutPlan({ title, is_half, items }: PlannedList, maxLines: number, count: number) {
  let cutCount = 0;
  const kept = items.slice(0, count).map(({ label, prefix, lines, isLonger }) => {
    if (lines.length > maxLines || isLonger) cutCount += 1;
    return { label, text: joinLines(lines, maxLines).slice(prefix.length) };
  });
  return { list: { title, is_half, items: kept }, cutCount };
}
