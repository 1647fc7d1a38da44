import { sayHeading } from '@lunaria/domain/alerts/say-heading.ts';
import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useEmergencyNumbers } from '../../data/emergency/use-emergency-numbers.ts';
import { LineButton } from '../../ui/line-button.tsx';
import EmergencyCall from '../emergency/emergency-call.tsx';
import { ALERT_GROUNDS, AlertBody } from './alert-body.tsx';
import type { Found } from './found-dangers.ts';
import { isRead, useReadAlerts } from './use-read-alerts.ts';

interface AlertBoxProps {
  userId: string;
  /** Highest first. */
  found: readonly Found[];
}

/** What is dangerous of a day, above its form: the highest that she has not put away stands open, the others wait under it. */
export default function AlertBox({ userId, found }: AlertBoxProps) {
  const { isLoaded, told, read } = useReadAlerts(userId);
  const today = useToday();
  if (!isLoaded) return null;
  // What has weeks stands on the overview once she has read it here.
  const shown = found.filter((one) => !isRead(told, one) || isOfToday(one));
  const first = shown.find((one) => !isRead(told, one));
  return (
    <ul className="mb-5 space-y-2.5">
      {shown.map((one) => (
        <li key={one.key}>
          <FoundCard
            {...{ userId, today, found: one }}
            startsOpen={one === first}
            onPutAway={isRead(told, one) ? null : () => read([one])}
          />
        </li>
      ))}
    </ul>
  );
}

const isOfToday = ({ danger }: Found) => danger.level !== 'soon' && danger.level !== 'routine';

interface FoundCardProps {
  userId: string;
  today: CalendarDate;
  found: Found;
  startsOpen: boolean;
  /** Null: she has put it away before. */
  onPutAway: (() => void) | null;
}

function FoundCard({ userId, today, found, startsOpen, onPutAway }: FoundCardProps) {
  const { danger } = found;
  const { numbers } = useEmergencyNumbers(userId);
  const headingId = useId();
  const [isOpened, setOpened] = useState<boolean | null>(null);
  const isOpen = isOpened ?? startsOpen;
  const ground = `rounded-card ${ALERT_GROUNDS[LEVEL_NAMES[danger.level]]}`;
  if (!isOpen) {
    return (
      <button
        type="button"
        aria-expanded={false}
        onClick={() => setOpened(true)}
        className={`flex min-h-11 w-full items-center gap-3 px-4 py-2.5 text-left ${ground}`}
      >
        <span className="min-w-0 flex-1 font-medium">{sayHeading(danger, numbers.emergency)}</span>
        <ChevronDown aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      </button>
    );
  }
  const putAway = () => {
    setOpened(false);
    onPutAway?.();
  };
  return (
    <section aria-labelledby={headingId} className={`p-4 sm:p-5 ${ground}`}>
      <AlertBody {...{ danger, today, headingId }}>
        <EmergencyCall userId={userId} call={danger.call} isNow={LEVEL_NAMES[danger.level] === 'now'} />
      </AlertBody>
      <p className="mt-4 text-right">
        <LineButton onPress={putAway}>{onPutAway === null ? 'Put away' : 'I have read this'}</LineButton>
      </p>
    </section>
  );
}
