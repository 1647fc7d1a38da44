import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { UNREADABLE_BLOOD_PRESSURE } from '@lunaria/domain/daily-log/daily-log.ts';
import { noteDay } from '@lunaria/domain/dashboard/note-day.ts';
import { describeDay, type MissingField, type NamedValue } from '@lunaria/domain/dashboard/overview.ts';
import { CALENDAR_ADDRESS, logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import type { TodayFacts } from '@lunaria/domain/dashboard/today-facts.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { UNREADABLE_NOTES } from '@lunaria/domain/signals/health-signals.ts';
import { Info, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMonthSignals } from '../../data/signals/signals.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { TextLink } from '../../ui/text-link.tsx';

interface DayPanelProps {
  userId: string;
  stage: LifeStage;
  facts: TodayFacts;
  date: CalendarDate;
}

/** One day: the values of its log, the signals of the calendar, and the fields that are still empty. */
export function DayPanel({ userId, stage, facts, date }: DayPanelProps) {
  const { status, signals, retry } = useMonthSignals(userId, date);
  const log = facts.logs.get(date) ?? null;
  const record = signals.get(date) ?? null;
  const { name, logged, noted, missing } = describeDay(stage, facts, record, date);
  const isToday = date === facts.today;
  const address = logAddressOf(isToday ? null : date);
  const note = noteDay(log);
  const isUnreadable = log?.blood_pressure_unreadable ?? false;
  const hasLog = logged.length > 0 || isUnreadable;
  return (
    <>
      <p className="type-small text-muted">{name}</p>
      {hasLog ? (
        <Part
          title="Logged"
          action={
            <TextLink to={address} className="inline-flex min-h-6 items-center">
              Change the log
            </TextLink>
          }
        >
          <Values values={logged} />
          {isUnreadable && <Note>{UNREADABLE_BLOOD_PRESSURE}</Note>}
          {note && <Note>{note}</Note>}
        </Part>
      ) : (
        <EmptyState
          sentence={
            isToday
              ? 'Nothing is logged for today yet. Log what you know, leave the rest.'
              : 'Nothing is logged for yesterday.'
          }
          action={<LinkButton to={address}>{isToday ? 'Log today' : 'Log yesterday'}</LinkButton>}
        />
      )}
      <Noted values={noted} isUnreadable={record?.notes_unreadable ?? false} {...{ status, retry }} />
      {hasLog && missing.length > 0 && <Missing {...{ missing, address }} />}
    </>
  );
}

interface NotedProps extends Pick<ReturnType<typeof useMonthSignals>, 'status' | 'retry'> {
  values: readonly NamedValue[];
  isUnreadable: boolean;
}

function Noted({ values, status, retry, isUnreadable }: NotedProps) {
  return (
    <Part
      title="Noted in the calendar"
      action={
        <TextLink to={CALENDAR_ADDRESS} className="inline-flex min-h-6 items-center">
          Open the calendar
        </TextLink>
      }
    >
      {status === 'loading' ? (
        <SkeletonGroup className="mt-3">
          <Skeleton className="h-5 w-2/3" />
        </SkeletonGroup>
      ) : values.length > 0 ? (
        <Values values={values} />
      ) : (
        <p className="mt-2 text-muted">
          {status === 'ready'
            ? 'No symptoms, moods or notes.'
            : 'Your signals did not load. They are safe on the server. '}
          {status === 'failed' && <LineButton onPress={retry}>Try again</LineButton>}
        </p>
      )}
      {isUnreadable && <Note>{UNREADABLE_NOTES}</Note>}
    </Part>
  );
}

function Part({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-5 border-t border-border pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-hint font-medium text-muted">{title}</h3>
        <span className="type-small">{action}</span>
      </div>
      {children}
    </div>
  );
}

function Values({ values }: { values: readonly NamedValue[] }) {
  return (
    <dl className="mt-2 grid gap-x-8 sm:grid-cols-2">
      {values.map(({ label, value }) => (
        <div
          key={label}
          className={`flex flex-wrap justify-between gap-x-4 py-1.5 ${value.length > 24 ? 'sm:col-span-2' : ''}`}
        >
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 whitespace-pre-line tabular-nums lining-nums wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Missing({ missing, address }: { missing: readonly MissingField[]; address: string }) {
  return (
    <div className="mt-5 border-t border-border pt-4">
      <h3 className="type-hint font-medium text-muted">Not logged</h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {missing.map(({ label, field }) => (
          <li key={field}>
            {/* The field is no part of the address: addresses stay in the history of a browser. */}
            <Link
              to={address}
              state={{ field }}
              aria-label={`${label}: log it`}
              className="type-small inline-flex min-h-9 items-center gap-1.5 rounded-full border border-control bg-raised px-3.5 transition-colors hover:bg-sunken"
            >
              <Plus aria-hidden="true" size={15} strokeWidth={1.75} />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return (
    <p className="type-small mt-2 flex gap-2.5 rounded-input bg-moon px-3.5 py-2.5">
      <Info aria-hidden="true" size={18} strokeWidth={1.75} className="mt-px shrink-0" />
      {children}
    </p>
  );
}
