import type { AdviceCard } from '@lunaria/domain/advice/advice-card.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { TodaySentence } from '@lunaria/domain/today/today-view.ts';
import { Plus } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import { openLogSheet } from '../../app/log-sheet-request.ts';
import { styleButton } from '../../ui/button-style.ts';
import { MissingPart } from '../../ui/missing-part.tsx';
import { NO_ALERTS } from './alerts-known.ts';
import { ICON } from './icon.ts';
import { Bare, later, NoAdvice, Nothing, NotReckoned } from './later.tsx';
import { ChipsOutline, DiscOutline } from './outlines.tsx';
import { Below, DiscPlace, RowPlace, Week } from './places.tsx';
import { NOT_KNOWN_YET } from './today-known.ts';

// What is reckoned, and what draws it: one file, which the page fetches by itself (web/vite.config.ts).
const StartedLine = later(
  async () => ({ default: (await import('./started-line.tsx')).StartedLine }),
  Nothing,
);
const KnownToday = later(() => import('./known-today.tsx'), NotReckoned);
const AlertsPart = later(() => import('./alerts-part.tsx'), Nothing);
const LogToday = later(async () => ({ default: (await import('./log-today.tsx')).LogToday }), Bare);
const AdvicePart = later(() => import('./advice-part.tsx'), NoAdvice);
const FirstRun = later(() => import('./first-run.tsx'), MissingPart);
// What most days do not need.

export interface TodayProps {
  userId: string;
  /** Null while it is not known. */
  stage: LifeStage | null;
  onChooseStage: (stage: LifeStage) => void;
  /** The log of a day lies open beside it: which one, and how another is chosen. Null: the log opens over the page. */
  logBeside: { day: CalendarDate; onDay: (day: CalendarDate) => void } | null;
  /** Where the keyboard goes on when something goes that had the focus. */
  onLeave: () => void;
  /** Finds what comes back in her cycles. */
  FindPattern: ComponentType<FindPatternProps>;
}

export interface FindPatternProps {
  userId: string;
  stage: LifeStage;
  onFound: (sentence: TodaySentence | null) => void;
}

/** Today: her week, what today is, what comes next, and the ways to log it. */
export function Today(props: TodayProps) {
  const { userId, stage, logBeside } = props;
  const [known, setKnown] = useState(NOT_KNOWN_YET);
  const [pattern, setPattern] = useState<TodaySentence | null>(null);
  const [advice, setAdvice] = useState<AdviceCard | null>();
  const [alertsKnown, setAlertsKnown] = useState(NO_ALERTS);
  const [started, setStarted] = useState<CalendarDate | null>(null);
  const isAsking = advice === undefined && known.status !== 'failed';
  // What waits for an appointment is said once: by its card, which has the way to the page for it.
  const isSaid = alertsKnown.canWait && alertsKnown.rules.every((rule) => rule === advice?.rule);
  const alerts = (
    <Suspense fallback={null}>
      <AlertsPart
        {...{ userId }}
        isSaid={isSaid || (alertsKnown.canWait && isAsking)}
        onKnown={setAlertsKnown}
      />
    </Suspense>
  );
  const openAlerts = isSaid ? alertsKnown.rules.length : 0;
  const isInDisc = alertsKnown.canWait && !isSaid && !isAsking;
  const openDay = logBeside?.onDay ?? openLogSheet;
  const below =
    started === null ? (
      <Below {...{ userId, known, pattern }} onLeave={props.onLeave} />
    ) : (
      <Suspense fallback={null}>
        <StartedLine {...{ userId }} day={started} onClose={() => setStarted(null)} />
      </Suspense>
    );

  return (
    <section aria-label="Today at a glance" data-stage={stage ?? undefined}>
      {!isInDisc && alerts}
      <Suspense fallback={null}>{stage && <KnownToday {...{ userId, stage }} onKnown={setKnown} />}</Suspense>
      <Suspense fallback={null}>
        {stage && known.status === 'ready' && <AdvicePart {...{ userId, stage }} onAdvice={setAdvice} />}
      </Suspense>
      <Suspense fallback={null}>
        {stage && known.cycleCount >= LEAST_CYCLES && (
          <props.FindPattern {...{ userId, stage }} onFound={setPattern} />
        )}
      </Suspense>
      {known.isFirstRun ? (
        <Suspense fallback={<DiscOutline />}>
          <FirstRun userId={userId} onStarted={setStarted} onChooseStage={props.onChooseStage} />
        </Suspense>
      ) : (
        <div className={COLUMNS}>
          <div>
            <Week {...{ userId, known, openDay }} chosen={logBeside?.day ?? null} />
            {isInDisc ? (
              alerts
            ) : alertsKnown.canWait && isAsking ? (
              <DiscOutline />
            ) : (
              <DiscPlace
                {...{ userId, known, openDay }}
                advice={advice ?? null}
                openAlerts={openAlerts}
                onLeave={props.onLeave}
              />
            )}
          </div>
          <div className={`grid gap-2.5 ${logBeside === null ? '' : 'xl:gap-9'}`}>
            {!isInDisc && (
              <RowPlace
                {...{ userId, known, openAlerts }}
                onStarted={setStarted}
                advice={advice ?? null}
                onLeave={props.onLeave}
              />
            )}
            {logBeside === null && (
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => openLogSheet()}
                className={styleButton('primary', 'hero', 'w-full')}
              >
                <Plus {...ICON} />
                Log today
              </button>
            )}
            {logBeside !== null ? (
              below
            ) : stage === null ? (
              <ChipsOutline />
            ) : (
              <Suspense fallback={<ChipsOutline />}>
                <LogToday {...{ userId, stage, known }}>
                  {/* The place stands empty where there is nothing to say. */}
                  <div className="min-h-15">{below}</div>
                </LogToday>
              </Suspense>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

/** With fewer nothing can come back. */
const LEAST_CYCLES = 3;

/** On a tablet the disc stands beside what comes next; on a phone, and in the column of a wide page, above it. */
const COLUMNS =
  'md:max-xl:grid md:max-xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:max-xl:items-center md:max-xl:gap-10';
