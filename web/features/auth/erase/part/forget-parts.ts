import type { PartKind } from '@lunaria/domain/account/parts/kinds.ts';
import { isWithin, type Stretch } from '@lunaria/domain/account/parts/parts.ts';
import { type CalendarDate, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { QueryClient } from '@tanstack/react-query';
import { emptyCopies } from '../../../../app/device-store/device-rows.ts';
import { keep, readKept } from '../../../../app/device-store/device-store.ts';
import { loadAnew, tellPartsErased } from '../../../../app/parts-erased.ts';
import { getWriteQueue } from '../../../../app/write-queue/browser-write-queue.ts';
import { KEPT_DRAFTS } from '../../../../data/daily-log/kept-drafts.ts';
import { changeKeptAnswers } from '../../../../data/onboarding/onboarding-store.ts';
import { withoutLastPeriods } from '../../../../data/periods/forget-last-period.ts';

export type Choice = Stretch & { kinds: readonly PartKind[] };

const SEND_LIMIT_MS = 5_000;

/** With which kind the changes of a name go that wait on the device. */
export const KIND_OF_WRITES: Record<string, PartKind> = {
  'period-tracking': 'bleeding',
  'bleeding-days': 'bleeding',
  'cycle-marks': 'bleeding',
  'cycle-pauses': 'bleeding',
  'cycle-forecasts': 'bleeding',
  'daily-health-signals': 'feelings',
  'day-answers': 'feelings',
  'own-tags': 'feelings',
  'daily-logs': 'log',
  'lab-values': 'measured',
  pregnancy: 'pregnancies',
  'past-pregnancies': 'pregnancies',
  methods: 'methods',
  'medical-records': 'history',
  'health-documents': 'documents',
  'document-values': 'documents',
  'health-goals': 'goals',
};

/** What waits is sent before: then the server has it, and erases what of it was chosen. */
export async function sendBefore(userId: string): Promise<void> {
  await getWriteQueue().flush(userId, SEND_LIMIT_MS);
}

/** After the server has erased it: nothing of it stays in this browser, in none of its tabs. Never throws. */
export async function forgetParts(client: QueryClient, userId: string, choice: Choice): Promise<void> {
  const isGone = (day: CalendarDate) => isWithin(day, choice);
  const steps = [
    // What the server did not take: refused, or held until a guardian agrees.
    () => getWriteQueue().drop(userId, (write) => isOfChoice(write, choice)),
    () => client.cancelQueries(),
    () => emptyCopies(userId),
    async () => choice.kinds.includes('log') && (await forgetDrafts(userId, isGone)),
    async () =>
      choice.kinds.includes('bleeding') &&
      (await changeKeptAnswers(client, userId, (data) => withoutLastPeriods(data, isGone))),
    () => loadAnew(client),
  ];
  // One that the browser refuses holds up no other.
  for (const step of steps) await step().catch(() => undefined);
  tellPartsErased();
}

/** Whether a change that waits is of what was chosen. One of a document says no day: with documents, all of them are. */
export function isOfChoice({ kind, change }: { kind: string; change: unknown }, choice: Choice): boolean {
  const own = KIND_OF_WRITES[kind];
  if (own === undefined || !choice.kinds.includes(own)) return false;
  if (own === 'documents' || (choice.from === null && choice.to === null)) return true;
  return listDays(change).some((day) => isWithin(day, choice));
}

/** The days that a change names, but for what was there before it. */
function listDays(value: unknown): CalendarDate[] {
  if (typeof value === 'string') return isCalendarDate(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'base' ? [] : listDays(part)));
}

/** What she typed on such a day, and did not save. */
async function forgetDrafts(userId: string, isGone: (day: CalendarDate) => boolean): Promise<void> {
  const kept = await readKept(userId, KEPT_DRAFTS);
  if (typeof kept !== 'object' || kept === null) return;
  const left = Object.entries(kept).filter(([day]) => !isCalendarDate(day) || !isGone(day));
  await keep(userId, KEPT_DRAFTS, Object.fromEntries(left));
}
