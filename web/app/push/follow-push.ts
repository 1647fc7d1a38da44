import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isBusy } from '../busy-tabs.ts';

/** Of each visit, only where she ever let notifications through: everybody else loads nothing of it. */
export function followPush(userId: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  void import('./settle-push.ts').then(({ settlePush }) => settlePush(userId)).catch(() => undefined);
}

/** A reminder that was pressed leads to its place in this window, unless something in it is unfinished. */
export function useLedByReminders(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = typeof navigator === 'undefined' ? undefined : navigator.serviceWorker;
    const hear = ({ data, ports }: MessageEvent) => {
      if (data?.type !== 'LEAD_TO' || isBusy()) return;
      ports[0]?.postMessage('leading');
      void navigate(data.to);
    };
    workers?.addEventListener('message', hear);
    return () => workers?.removeEventListener('message', hear);
  }, [navigate]);
}
