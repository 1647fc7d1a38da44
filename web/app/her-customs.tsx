import type { WeekStart } from '@lunaria/domain/calendar/week.ts';
import {
  CLOCKS,
  DATE_ORDERS,
  DEFAULT_FORMS,
  type WrittenForms,
  writeAs,
} from '@lunaria/domain/calendar/written-forms.ts';
import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Customs, KnownCustomsProps } from '../data/daily-log/known-customs.tsx';
import { readMemory, writeMemory } from '../features/session/user-memory.ts';
import { WeekStartContext } from '../ui/week-start.ts';

const FORMS_MEMORY = 'written-forms';

let Known: ComponentType<KnownCustomsProps> | null = null;

/** The tables behind it are no part of the first load; without them weeks begin on Sunday. */
async function load(): Promise<void> {
  Known = (await import('../data/daily-log/known-customs.tsx').catch(() => null))?.default ?? null;
}

// With the page: it is here before the server has said who she is, and no calendar is drawn twice.
const loading = typeof window === 'undefined' ? null : load();

/**
 * Around her pages: the weeks of every calendar in them begin with the day that she chose or that is usual where she is, and days
 * and times are written as is usual there.
 */
export function HerCustoms({ userId, children }: { userId: string; children: ReactNode }) {
  const [weekStart, setWeekStart] = useState<WeekStart>(0);
  const { drawing, take } = useWrittenForms(userId);
  const [Part, setPart] = useState(() => Known);
  useEffect(() => {
    let isGone = false;
    if (Part === null) void loading?.then(() => isGone || setPart(() => Known));
    return () => {
      isGone = true;
    };
  }, [Part]);
  const know = useCallback(
    (customs: Customs) => {
      setWeekStart(customs.weekStart);
      take(customs);
    },
    [take],
  );
  return (
    <WeekStartContext value={weekStart}>
      {Part && <Part userId={userId} onKnown={know} />}
      <Fragment key={drawing}>{children}</Fragment>
    </WeekStartContext>
  );
}

/**
 * As this device saw them last, from the first drawing on. Where it turns out that they are others, everything is drawn once
 * more (`drawing` is another); where she chooses others herself, what she sees next is written so.
 */
function useWrittenForms(userId: string) {
  const [drawing, setDrawing] = useState(0);
  const written = useRef<WrittenForms | null>(null);
  const isLoaded = useRef(false);
  if (written.current === null) {
    written.current = readForms(readMemory(userId, FORMS_MEMORY));
    writeAs(written.current);
  }
  useEffect(() => {
    // Once more where it is drawn again after it was taken away.
    if (written.current) writeAs(written.current);
    return () => writeAs(DEFAULT_FORMS);
  }, []);
  const take = useCallback(
    ({ forms, isLoaded: isNowLoaded }: Customs) => {
      const { dates, clock } = written.current ?? DEFAULT_FORMS;
      if (forms.dates !== dates || forms.clock !== clock) {
        written.current = forms;
        writeAs(forms);
        writeMemory(userId, FORMS_MEMORY, forms);
        if (!isLoaded.current) setDrawing((count) => count + 1);
      }
      isLoaded.current = isNowLoaded;
    },
    [userId],
  );
  return { drawing, take };
}

/** Anybody at this device can write there. */
function readForms(memory: unknown): WrittenForms {
  const { dates, clock } = Object(memory);
  const [order, hours] = [DATE_ORDERS.find((one) => one === dates), CLOCKS.find((one) => one === clock)];
  return { dates: order ?? DEFAULT_FORMS.dates, clock: hours ?? DEFAULT_FORMS.clock };
}
