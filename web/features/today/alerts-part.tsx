import { Suspense, useEffect, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useSafetyAlerts } from '../../data/alerts/use-safety-alerts.ts';
import { MissingPart } from '../../ui/missing-part.tsx';
import type { AlertsKnown } from './alerts-known.ts';
import { later } from './later.tsx';

// Most days there is none.
const OpenAlerts = later(
  async () => ({ default: (await import('../alerts/open-alerts.tsx')).OpenAlerts }),
  MissingPart,
);

interface AlertsPartProps {
  userId: string;
  /** Something else of the page says it already. */
  isSaid: boolean;
  onKnown: (known: AlertsKnown) => void;
}

/** Alerts of her entries. Read, they are a line above the strip, and the disc is back. */
export default function AlertsPart({ userId, isSaid, onKnown }: AlertsPartProps) {
  const today = useToday();
  const { alerts, status } = useSafetyAlerts(userId);
  // From then on it stays: the way back from one that was closed is in it.
  const [wasOpen, setOpen] = useState(false);
  const isOpen = wasOpen || alerts.length > 0 || status === 'failed';
  useEffect(() => setOpen(isOpen), [isOpen]);
  const unread = alerts.filter(({ read_at }) => read_at === null);
  const canWait = unread.length > 0 && unread.every(({ level }) => level === 'soon' || level === 'routine');
  const rules = unread.map(({ rule }) => rule).join(' ');
  useEffect(
    () => onKnown({ canWait, rules: rules === '' ? [] : rules.split(' ') }),
    [canWait, rules, onKnown],
  );
  if (isSaid || !isOpen) return null;
  return (
    <div className="my-2 has-[section[hidden]]:hidden">
      <Suspense fallback={null}>
        <OpenAlerts {...{ userId, today }} />
      </Suspense>
    </div>
  );
}
