import { CRISIS_CARD } from '@lunaria/domain/alerts/crisis-card.ts';
import type { NotRightReason, SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import { useId, useState } from 'react';
import { useEmergencyNumbers } from '../../data/emergency/use-emergency-numbers.ts';
import { Button } from '../../ui/button.tsx';
import EmergencyCall from '../emergency/emergency-call.tsx';
import { ALERT_GROUNDS, AlertBody } from './alert-body.tsx';
import { CrisisCard } from './crisis-card.tsx';
import { NotRightForm } from './not-right-form.tsx';

interface AlertCardProps {
  userId: string;
  alert: SafetyAlert;
  today: CalendarDate;
  isFolded: boolean;
  onRead: () => void;
  onClose: (mark: 'done' | 'not-right', why?: NotRightReason) => void;
}

/** One open alert, and what she can say of it. */
export function AlertCard({ userId, alert, today, isFolded, onRead, onClose }: AlertCardProps) {
  const headingId = useId();
  const { numbers } = useEmergencyNumbers(userId);
  const [isAsking, setIsAsking] = useState(false);
  const { day, card, level, call } = alert;
  // A folded one is read when its turn comes.
  const isUnread = alert.read_at === null && (!isFolded || card !== null);
  const ground = card === null ? ALERT_GROUNDS[LEVEL_NAMES[level]] : 'border border-control bg-surface';
  const dayLine = day !== today && <p className="type-small mt-1">About {longDay(day, today)}</p>;
  return (
    <article
      aria-labelledby={headingId}
      className={`rounded-card p-5 max-sm:rounded-[20px] md:p-6 ${ground}`}
    >
      {card === null ? (
        <AlertBody
          danger={alert}
          numbers={numbers.emergency}
          heading="h2"
          {...{ today, headingId, isFolded }}
        >
          {dayLine}
          {!isFolded && <EmergencyCall {...{ userId, call }} isNow={LEVEL_NAMES[level] === 'now'} />}
        </AlertBody>
      ) : (
        <CrisisCard
          {...{ userId }}
          danger={alert}
          title={
            <div>
              <h2 id={headingId} className="type-h3">
                {CRISIS_CARD.title}
              </h2>
              {dayLine}
            </div>
          }
        />
      )}
      {isAsking ? (
        <NotRightForm onCancel={() => setIsAsking(false)} onChoose={(why) => onClose('not-right', why)} />
      ) : (
        <div className="mt-5 flex flex-wrap gap-2.5 sm:pl-9.5">
          {isUnread && (
            <Button kind="secondary" onClick={onRead}>
              I have read this
            </Button>
          )}
          <Button kind="secondary" onClick={() => onClose('done')}>
            Done: I spoke to somebody
          </Button>
          <Button kind="quiet" onClick={() => setIsAsking(true)}>
            Not right
          </Button>
        </div>
      )}
    </article>
  );
}
