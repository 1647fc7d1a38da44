import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { PushDevice } from '@lunaria/domain/push/push-subscription.ts';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../app/api-client.ts';
import { type PushSupport, readPushSupport } from '../../app/push/push-device.ts';
import { usePush } from '../../data/push/push-state.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ListRow } from '../../ui/list-row.tsx';

/** What stands in the way on this device, in words. */
const WITHOUT: Record<Exclude<PushSupport, 'open'>, string> = {
  none: 'This browser cannot show reminders. They still come by mail and on the dashboard.',
  'needs-home-screen':
    'On an iPhone or iPad, Lunaria has to be on the home screen first. Open it in Safari, press Share, then Add to Home Screen. Open it from there and come back to this page.',
  denied:
    'This browser blocks notifications from Lunaria. To change that, press the sign to the left of the address, choose Notifications, and allow them. On a phone it is in the settings, under this app or browser.',
};

const TROUBLE = 'It was not turned on. Check your connection, then try again.';

/** On which of her devices reminders show up also when Lunaria is closed. Nothing at all where the server sends none. */
export function PushDevices({ userId }: { userId: string }) {
  const { state, query, turnOn, end } = usePush(userId);
  const [support, setSupport] = useState(readPushSupport);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Allowed or blocked in the browser's own settings meanwhile.
    const look = () => setSupport(readPushSupport());
    window.addEventListener('focus', look);
    return () => window.removeEventListener('focus', look);
  }, []);
  if (state === undefined && !query.isError) return null;
  if (state === undefined) {
    return (
      <Section heading={heading}>
        <ErrorState
          message="Your devices did not load. Nothing was changed."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      </Section>
    );
  }
  const { key, devices } = state;
  if (key === null) return null;
  const isHere = devices.some(({ is_here }) => is_here);
  const press = async () => {
    const isOn = await turnOn.mutateAsync(key).catch(() => false);
    setSupport(readPushSupport());
    if (isOn) heading.current?.focus();
  };
  const leave = async ({ id, is_here }: PushDevice) => {
    const isEnded = await end.mutateAsync({ id, isHere: is_here }).then(
      () => true,
      () => false,
    );
    if (isEnded) heading.current?.focus();
  };
  return (
    <Section heading={heading}>
      {!isHere && support === 'open' && (
        <Button
          kind="secondary"
          className="max-sm:w-full"
          onClick={() => void press()}
          isBusy={turnOn.isPending}
        >
          Turn on for this device
        </Button>
      )}
      {!isHere && support !== 'open' && (
        <p className="type-small measure rounded-input bg-moon px-3.5 py-2.5">{WITHOUT[support]}</p>
      )}
      <p role="status" className="type-small text-muted empty:hidden">
        {turnOn.data === false &&
          support === 'open' &&
          'You did not answer your browser’s question. Reminders are still off here.'}
        {isHere && support === 'denied' && WITHOUT.denied}
      </p>
      {(turnOn.isError || end.isError) && (
        <p role="alert" className="type-small text-danger">
          {end.isError
            ? 'It was not ended. Check your connection, then try again.'
            : sayTrouble(turnOn.error)}
        </p>
      )}
      {devices.length > 0 && (
        <ul
          aria-label="Devices that show reminders"
          className="divide-y divide-border border-y border-border"
        >
          {devices.map((device) => (
            <DeviceRow
              key={device.id}
              device={device}
              onEnd={() => void leave(device)}
              isEnding={end.isPending && end.variables.id === device.id}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface SectionProps {
  heading: React.RefObject<HTMLHeadingElement | null>;
  children: React.ReactNode;
}

function Section({ heading, children }: SectionProps) {
  return (
    <section id="devices" aria-labelledby="devices-heading" className="scroll-mt-20 space-y-3">
      <h2 ref={heading} id="devices-heading" tabIndex={-1} className="type-h2 outline-none">
        On your devices
      </h2>
      <p className="measure text-muted">
        A device shows your reminders even when Lunaria is closed. The maker of its browser carries them,
        locked so that it cannot read them. It ends when you log out there.
      </p>
      {children}
    </section>
  );
}

interface DeviceRowProps {
  device: PushDevice;
  onEnd: () => void;
  isEnding: boolean;
}

function DeviceRow({ device: { device, service, turned_on_at, is_here }, onEnd, isEnding }: DeviceRowProps) {
  const name = device ?? 'Unknown browser';
  const day = shortDay(localDateOf(new Date(turned_on_at)), localDateOf(new Date()));
  return (
    <ListRow
      name={name}
      badge={is_here && <Badge tone="success">This device</Badge>}
      detail={`On since ${day}${service === '' ? '' : `, carried by ${service}`}`}
      action={
        <Button kind="secondary" onClick={onEnd} isBusy={isEnding}>
          Turn off<span className="sr-only"> for {is_here ? 'this device' : name}</span>
        </Button>
      }
    />
  );
}

/** What the server says of it, or that it was not reached. */
const sayTrouble = (error: Error | null) => (error instanceof ApiError ? error.message : TROUBLE);
