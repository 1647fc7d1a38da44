import { type CalendarDate, isCalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LIFE_STAGE_VALUES } from '@lunaria/domain/profile/life-stages.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useReducer } from 'react';
import * as z from 'zod/mini';
import { keep, readKept } from '../../app/device-store/device-store.ts';
import { KEPT_DRAFTS } from '../../data/daily-log/kept-drafts.ts';
import { type DayDraft, EMPTY_DRAFT, isEmptyDraft } from './log-draft.ts';

type LogDrafts = Readonly<Record<CalendarDate, DayDraft>>;

const draftsKey = (userId: string) => ['daily-log-drafts', userId] as const;

// Checked for its shape alone: whatever stands in a field is judged there, as if she had typed it.
const entriesSchema = z.record(z.string(), z.union([z.number(), z.string(), z.literal(true), z.null()]));
const draftsSchema = z.record(
  z.string(),
  z.object({
    common: entriesSchema,
    extras: z.partialRecord(z.enum(LIFE_STAGE_VALUES), entriesSchema),
    signs: z.exactOptional(entriesSchema),
  }),
);

async function readDrafts(userId: string): Promise<LogDrafts> {
  const { data = {} } = draftsSchema.safeParse(await readKept(userId, KEPT_DRAFTS));
  return Object.fromEntries(Object.entries(data).filter(([date]) => isCalendarDate(date))) as LogDrafts; // as: filtered
}

interface Drafts {
  /** Null until the device has answered. */
  drafts: LogDrafts | null;
  changeDraft: (date: CalendarDate, change: (draft: DayDraft) => DayDraft) => void;
}

/**
 * What she typed on any day and did not save yet. In memory for as long as she is signed in, and on this device, so that
 * a reload keeps it; gone from both when she logs out, which asks first (session/leave-device.tsx).
 */
export function useLogDrafts(userId: string): Drafts {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: draftsKey(userId),
    // Asked once: from then on this page knows better than the device.
    queryFn: async () => client.getQueryData<LogDrafts>(draftsKey(userId)) ?? (await readDrafts(userId)),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  // The cache tells its readers in a timer: the next key would meet the entry before this one.
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const changeDraft = useCallback(
    (date: CalendarDate, change: (draft: DayDraft) => DayDraft) => {
      const key = draftsKey(userId);
      const drafts = client.getQueryData<LogDrafts>(key) ?? {};
      const draft = change(drafts[date] ?? EMPTY_DRAFT);
      client.setQueryData<LogDrafts>(key, putDraft(drafts, date, draft));
      redraw();
      void keepDraft(userId, date, draft);
    },
    [client, userId],
  );
  return { drafts: data ?? null, changeDraft };
}

let keeping: Promise<void> = Promise.resolve();

/** One day alone: another tab may hold drafts of other days. */
function keepDraft(userId: string, date: CalendarDate, draft: DayDraft): Promise<void> {
  keeping = keeping.then(async () =>
    keep(userId, KEPT_DRAFTS, putDraft(await readDrafts(userId), date, draft)),
  );
  return keeping;
}

function putDraft(drafts: LogDrafts, date: CalendarDate, draft: DayDraft): LogDrafts {
  const { [date]: _, ...others } = drafts;
  return isEmptyDraft(draft) ? others : { ...others, [date]: draft };
}
