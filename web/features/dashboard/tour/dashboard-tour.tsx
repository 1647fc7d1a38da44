import { CALENDAR_PAGE } from '@lunaria/domain/dashboard/places.ts';
import { X } from 'lucide-react';
import * as RadixDialog from 'radix-ui/dialog';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ICON_BUTTON_STYLE } from '../../../ui/icon-button.tsx';
import { ICON } from '../dashboard-icons.tsx';
import { TABS_NAME } from '../frame/tabs.tsx';
import { PLACE_HEADING_ID } from '../use-place.ts';
import { useTourPlace } from './use-tour-place.ts';

/** A short walk over the dashboard: five stops, each at the real part. Arrow keys move, Escape ends it. */
export function DashboardTour({ onEnd }: { onEnd: () => void }) {
  const { stop, index, count, isLast, title, move, readKey } = useTour(onEnd);
  const { card, light } = useTourPlace(stop?.selector ?? null);

  if (!stop) return null;
  return (
    <RadixDialog.Root open onOpenChange={(isOpen) => isOpen || onEnd()}>
      <RadixDialog.Portal>
        {/* The light and the shade around it; a press beside the card does not end the tour. */}
        <div
          ref={light}
          aria-hidden="true"
          data-tour-light={stop.name}
          className="fixed z-50 rounded-card border-3 border-focus shadow-[0_0_0_200vmax_var(--backdrop)] forced-colors:border-[Highlight]"
        />
        <RadixDialog.Content
          ref={card}
          onKeyDown={readKey}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            title.current?.focus({ preventScroll: true });
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            document.getElementById(PLACE_HEADING_ID)?.focus();
          }}
          onPointerDownOutside={(event) => event.preventDefault()}
          className="fixed z-50 w-[min(23rem,100vw-2rem)] animate-fade-in rounded-dialog border border-float-edge bg-raised p-5 shadow-dialog"
        >
          <p className="type-hint text-muted tabular-nums">
            {index + 1} of {count}
          </p>
          <RadixDialog.Title ref={title} tabIndex={-1} className="type-h3 mt-0.5 pr-12 outline-none">
            {stop.title}
          </RadixDialog.Title>
          <RadixDialog.Description className="mt-1.5">{stop.text}</RadixDialog.Description>
          <RadixDialog.Close
            aria-label="End the tour"
            className={`absolute top-4 right-4 ${ICON_BUTTON_STYLE}`}
          >
            <X {...ICON} size={18} />
          </RadixDialog.Close>
          <div className="mt-4 flex justify-end gap-2.5">
            {index > 0 && (
              <Button kind="quiet" onClick={() => move(-1)}>
                Back
              </Button>
            )}
            <Button onClick={() => move(1)}>{isLast ? 'Done' : 'Next'}</Button>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Which stop it is at, and how it goes on from there. */
function useTour(onEnd: () => void) {
  // What is not on the page (a profile that did not load) is passed over.
  const [stops] = useState(() =>
    TOUR_STOPS.flatMap(({ selectors, ...stop }) => {
      const selector = selectors.find((one) => document.querySelector(one));
      return selector === undefined ? [] : [{ ...stop, selector }];
    }),
  );
  const [index, setIndex] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  const stop = stops[index];
  const isLast = index === stops.length - 1;

  // Each stop is read out from its title on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every stop
  useEffect(() => title.current?.focus({ preventScroll: true }), [index]);

  function move(by: 1 | -1) {
    if (by === 1 && isLast) onEnd();
    else setIndex((now) => Math.max(0, Math.min(stops.length - 1, now + by)));
  }
  function readKey({ key }: KeyboardEvent) {
    if (key === 'ArrowRight' && !isLast) move(1);
    else if (key === 'ArrowLeft') move(-1);
  }
  return { stop, index, count: stops.length, isLast, title, move, readKey };
}

/** A stop of the tour: the part of the dashboard that it shows, and what to know of it. */
interface TourStop {
  name: string;
  /** Find the part in the page; on a phone another one stands for what has a page of its own. */
  selectors: readonly string[];
  title: string;
  text: string;
}

const TOUR_STOPS: readonly TourStop[] = [
  {
    name: 'mode',
    selectors: ['[data-tour="mode"]'],
    title: 'Your life stage',
    text: 'Everything below follows it. Change it here whenever your body does; nothing you recorded is lost.',
  },
  {
    name: 'today',
    selectors: ['section[aria-labelledby="health-today-heading"]'],
    title: 'Your Health Today',
    text: 'The figures of your day; each opens what is behind it. What is marked Sample only shows the layout and goes once there is something of yours.',
  },
  {
    name: 'calendar',
    selectors: ['[data-tour="calendar"]', `a[href="${CALENDAR_PAGE}"]`],
    title: 'Your calendar',
    text: 'Choose a day to note how you are. Solid discs are recorded, dashed ones are estimates.',
  },
  {
    name: 'sections',
    selectors: ['section[aria-labelledby="groups-heading"]'],
    title: 'All sections',
    text: 'Everything there is, in five groups. What is still to come says so.',
  },
  {
    name: 'places',
    selectors: [`nav[aria-label="${TABS_NAME}"]`],
    title: 'The way around',
    text: 'The four places are always here. Search finds every section, and the Menu has your account and the way out.',
  },
];
