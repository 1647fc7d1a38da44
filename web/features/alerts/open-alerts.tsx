import type { NotRightReason, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { useEffect, useState } from 'react';
import { useMarkAlert, useSafetyAlerts } from '../../data/alerts/use-safety-alerts.ts';
import { LoadLine } from '../../ui/load-line.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { AlertCard } from './alert-card.tsx';
import { foundByServer } from './found-dangers.ts';
import { useReadAlerts } from './use-read-alerts.ts';

interface OpenAlertsProps {
  userId: string;
  today: CalendarDate;
}

/** Takes the focus when an alert was closed. */
const NOTICE_ID = 'alert-notice';

/**
 * What of her entries somebody should look at, highest first: the first she has not read as a whole, the others folded. Nothing stands here
 * where nothing is open.
 */
export function OpenAlerts({ userId, today }: OpenAlertsProps) {
  const { alerts, status, isOutdated, isRetrying, retry } = useSafetyAlerts(userId);
  const { read, close, undoable, undo, forget } = useAlertSteps(userId);
  const unread = alerts.find(({ read_at }) => read_at === null);
  const isNothing = status !== 'failed' && undoable === null && alerts.length === 0;
  return (
    <section aria-label="Alerts" className="space-y-4" hidden={isNothing}>
      <div role="status" className="empty:hidden">
        {(status === 'failed' || (isOutdated && alerts.length > 0)) && (
          <LoadLine onRetry={retry} isRetrying={isRetrying}>
            {status === 'failed'
              ? 'Whether an alert is open did not load. If you feel unwell, do not wait for it.'
              : 'Shown as this device last saw it.'}
          </LoadLine>
        )}
      </div>
      {undoable !== null && (
        <UndoNotice id={NOTICE_ID} onUndo={undo} onClose={forget}>
          {undoable.text}
        </UndoNotice>
      )}
      {alerts.length > 0 && (
        <ul aria-label="Alerts that are open" className="space-y-4">
          {alerts.map((alert) => (
            <li key={alert.id}>
              <AlertCard
                {...{ userId, alert, today }}
                isFolded={alert !== unread}
                onRead={() => read(alert)}
                onClose={(mark, why) => close(alert, mark, why)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What she says of her alerts, with the way back, and with where the keyboard goes on. */
function useAlertSteps(userId: string) {
  const mark = useMarkAlert(userId);
  const { read: remember, settle, reopen } = useReadAlerts(userId);
  const [undoable, setUndoable] = useState<{ id: string; alert: SafetyAlert; text: string } | null>(null);
  // What had the focus goes with what was pressed.
  useEffect(() => {
    if (undoable !== null) document.getElementById(NOTICE_ID)?.focus();
  }, [undoable]);

  return {
    undoable,
    read(alert: SafetyAlert) {
      if (alert.id === null) return;
      mark(alert.id, 'read');
      remember([foundByServer(alert)]);
    },
    close(alert: SafetyAlert, how: 'done' | 'not-right', why?: NotRightReason) {
      const { id } = alert;
      if (id === null) return;
      mark(id, how, why);
      // Above the form of the day it is not said again either.
      settle(foundByServer(alert));
      const text = how === 'done' ? 'Good that you spoke to somebody.' : 'Thank you, it is closed.';
      setUndoable({
        id,
        alert,
        text: why === 'mistyped' ? `${text} You can correct the entry on its day.` : text,
      });
    },
    undo() {
      if (undoable !== null) {
        mark(undoable.id, 'open');
        reopen(foundByServer(undoable.alert));
      }
      setUndoable(null);
    },
    forget: () => setUndoable(null),
  };
}
