import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { findDayFault, LAB_TEXTS, type LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { type LabProposal, waitsForAnswer } from '@lunaria/domain/proposals/proposal.ts';
import { isSamePrint, sayRow } from '@lunaria/domain/proposals/said-row.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useIsOnline } from '../../../app/use-is-online.ts';
import { useToday } from '../../../app/use-today.ts';
import { askWhatItSays, type Confirmed } from '../../../data/proposals/confirm.ts';
import { useProposals } from '../../../data/proposals/proposals.ts';
import { useAnswers } from '../../../data/proposals/use-answers.ts';

/** A row of the document with what the server offers of it. */
export interface OfferedRow {
  value: ShownValue;
  proposal: LabProposal;
}

/** What she has just done, with the way back. */
export interface Done {
  message: string;
  /** Answers whether it is undone; null: there is no way back from here. */
  undo: (() => Promise<boolean>) | null;
  /** Grows with every step: the focus goes to it again. */
  times: number;
}

export type Offer = ReturnType<typeof useOffer>;

/** What of a document can go to her test results, and her answers to it. */
export function useOffer({ id, user_id: userId }: HealthDocument, values: readonly ShownValue[]) {
  const today = useToday();
  const { rows: loaded, hasFailed, isRetrying, retry } = useProposals(userId, id);
  const answers = useAnswers(userId, id);
  const isOnline = useIsOnline();
  /** For all rows that print none. */
  const [day, setDay] = useState<CalendarDate | null>(null);
  const [isDayMissed, setDayMissed] = useState(false);
  const [done, setDone] = useState<Done | null>(null);
  const { rows, doubtful } = useMemo(() => matchRows(values, loaded?.proposals ?? []), [values, loaded]);
  useAskedOnDoubt(userId, id, doubtful);

  const needsDay = (of: readonly OfferedRow[]) => of.some(({ proposal }) => proposal.local_day === null);
  const dayFault = day === null ? LAB_TEXTS.day : findDayFault(day, today);

  function tell(message: string, undo: Done['undo']) {
    setDone((last) => ({ message, undo, times: (last?.times ?? 0) + 1 }));
  }

  async function undoBy(step: Promise<Confirmed | null>): Promise<boolean> {
    if ((await step) === null) return false;
    setDone(null);
    return true;
  }

  /**
   * Adds rows that are new, and answers whether they are added. One that joined a result of hers stays joined: what was there before
   * is not ours to take.
   */
  async function add(of: readonly OfferedRow[]): Promise<boolean> {
    if (needsDay(of) && dayFault !== null) {
      setDayMissed(true);
      focusDay();
      return false;
    }
    const confirm = of.map(({ proposal }) => answers.entryOf(proposal, day ?? today));
    const confirmed = await answers.send({ confirm });
    if (confirmed === null) return false;
    const sentIds = confirm.map((one) => one.id);
    const made = of.flatMap(({ proposal: { value_key } }) => {
      const became = findProposal(confirmed, value_key)?.value_id ?? null;
      return became !== null && sentIds.includes(became) ? [{ value_key, id: became }] : [];
    });
    const [first] = of;
    const message =
      of.length === 1 && first
        ? `${first.proposal.printed.name} is in your test results.`
        : `${of.length} results are in your test results.`;
    tell(message, made.length > 0 ? () => undoBy(answers.takeBack(made)) : null);
    return true;
  }

  /** Her result says what the document says by now; where that prints no day, it keeps its own. One that has another ground stays. */
  async function use({ proposal }: OfferedRow, hers: LabValue): Promise<boolean> {
    const { value_key, printed } = proposal;
    const confirmed = await answers.send({ confirm: [answers.entryOf(proposal, hers.local_day)] });
    if (confirmed === null) return false;
    // What she typed, or another report says, stays beside it.
    const isChanged = findProposal(confirmed, value_key)?.value_id === hers.id;
    tell(
      isChanged
        ? `Your ${printed.name} is as the document says.`
        : `${printed.name} of the document is in your test results too, beside what was there.`,
      null,
    );
    return true;
  }

  async function dismiss({ proposal: { value_key, printed, state } }: OfferedRow): Promise<boolean> {
    if ((await answers.send({ dismiss: [value_key] })) === null) return false;
    const message =
      state === 'differs' ? `Your ${printed.name} stays as it is.` : `${printed.name} is left out.`;
    tell(message, () => undoBy(answers.send({ bring_back: [value_key] })));
    return true;
  }

  async function bringBack({ proposal: { value_key, printed } }: OfferedRow): Promise<boolean> {
    if ((await answers.send({ bring_back: [value_key] })) === null) return false;
    tell(`${printed.name} is offered again.`, null);
    return true;
  }

  return {
    isLoaded: loaded !== null,
    ...{ hasFailed, isRetrying, retry, isOnline, rows },
    isSending: answers.isSending,
    trouble: answers.trouble,
    ...{ day, done, needsDay },
    setDay(next: CalendarDate) {
      setDay(next);
      setDayMissed(false);
    },
    /** Said at the field once she tried without. */
    dayFault: isDayMissed ? dayFault : null,
    closeDone: () => setDone(null),
    ...{ add, use, dismiss, bringBack },
  };
}

/** It was read from a picture and waits for her answer: she gives it beside its cut-out. */
export const isToCheck = ({ proposal: { is_from_picture, state } }: OfferedRow): boolean =>
  is_from_picture && waitsForAnswer(state);

/** On the element around the field for the day; the window over the page has one too. */
export const DAY_FIELD = 'data-offer-day';

function focusDay(): void {
  const fields = document.querySelectorAll<HTMLElement>(`[${DAY_FIELD}] [aria-haspopup=dialog]`);
  [...fields].at(-1)?.focus();
}

const findProposal = ({ proposals }: Confirmed, key: string) =>
  proposals.find(({ value_key }) => value_key === key);

/** Both sides of each doubt are asked for again, once: it is known by what they say. */
function useAskedOnDoubt(userId: string, documentId: string, doubtful: string): void {
  const client = useQueryClient();
  useEffect(() => {
    if (doubtful !== '') askWhatItSays(client, userId, documentId);
  }, [client, userId, documentId, doubtful]);
}

/** `rows`: in the order of the table. `doubtful`: what the rows say that are offered as something else than she sees; '' for none. */
function matchRows(
  values: readonly ShownValue[],
  proposals: readonly LabProposal[],
): { rows: Map<string, OfferedRow>; doubtful: string } {
  const byKey = new Map(proposals.map((proposal) => [proposal.value_key, proposal]));
  const rows = new Map<string, OfferedRow>();
  const doubtful: unknown[] = [];
  for (const value of values) {
    const proposal = byKey.get(value.key);
    if (!proposal || value.is_removed) continue;
    if (isSettled(value, proposal)) rows.set(value.key, { value, proposal });
    else doubtful.push([proposal, value]);
  }
  return { rows, doubtful: doubtful.length === 0 ? '' : JSON.stringify(doubtful) };
}

/**
 * Whether what is offered is what she sees. Not so while a correction is on its way, or where another device corrected the document,
 * or it was read again, and this page has heard of it by half.
 */
function isSettled(value: ShownValue, { printed, local_day, state }: LabProposal): boolean {
  if (state === 'added') return true;
  const said = sayRow(value, latestTodayOnEarth(new Date()));
  return isSamePrint(said.printed, printed) && said.local_day === local_day;
}
