import { nameDay } from '@lunaria/domain/calendar/name-day.ts';
import { UNREADABLE_BLOOD_PRESSURE } from '@lunaria/domain/daily-log/daily-log.ts';
import { listEntries, listLoggedDays } from '@lunaria/domain/daily-log/history-days.ts';
import { sayEntry } from '@lunaria/domain/daily-log/show-value.ts';
import { logAddressOf } from '@lunaria/domain/dashboard/places.ts';
import { useMemo, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { History } from './use-history.ts';

/** A year stays quick: so many days are drawn at first, and with every press. */
const PAGE = 10;

/** The days on which something was logged, newest first, with everything that was; each opens its day. */
export function DayList({ history }: { history: History }) {
  const { logs, days, units } = history;
  const [count, setCount] = useState(PAGE);
  const logged = useMemo(() => listLoggedDays(logs, days), [logs, days]);
  if (logged.length === 0) return null;
  return (
    <section aria-labelledby="history-days">
      <h2 id="history-days" className="type-h2">
        Days
      </h2>
      <p className="mt-1 text-muted">
        {logged.length} of {days.length} days logged, newest first.
      </p>
      <ol className="mt-3">
        {logged.slice(0, count).map((log) => (
          <li key={log.log_date} className="border-t border-border py-4">
            <h3 className="type-label">
              <TextLink to={logAddressOf(log.log_date)} className="inline-flex min-h-6 items-center">
                {nameDay(log.log_date)}
              </TextLink>
            </h3>
            <dl className="type-small mt-1.5 flex flex-wrap gap-x-5 gap-y-1">
              {listEntries(log).map((entry) => (
                <div key={`${entry.stage} ${entry.key}`} className="flex gap-1.5">
                  <dt className="text-muted">{entry.field.label}</dt>
                  <dd className="tabular-nums">{sayEntry(entry, units)}</dd>
                </div>
              ))}
            </dl>
            {log.blood_pressure_unreadable && (
              <p className="type-small mt-1 text-muted">{UNREADABLE_BLOOD_PRESSURE}</p>
            )}
          </li>
        ))}
      </ol>
      {count < logged.length && (
        <Button kind="secondary" onClick={() => setCount(count + PAGE * 2)}>
          {`Show ${Math.min(PAGE * 2, logged.length - count)} more days`}
        </Button>
      )}
    </section>
  );
}
