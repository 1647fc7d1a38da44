import { CRISIS_CARD, VIOLENCE_CARD } from '@lunaria/domain/alerts/crisis-card.ts';
import { LEVEL_NAMES } from '@lunaria/domain/dangers/level.ts';
import * as RadixAlert from 'radix-ui/alert-dialog';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useToday } from '../../app/use-today.ts';
import { useEmergencyNumbers } from '../../data/emergency/use-emergency-numbers.ts';
import { Button } from '../../ui/button.tsx';
import EmergencyCall from '../emergency/emergency-call.tsx';
import { ALERT_GROUNDS, AlertBody } from './alert-body.tsx';
import { CrisisCard } from './crisis-card.tsx';
import type { Found } from './found-dangers.ts';
import { ViolenceCard } from './violence-card.tsx';

interface AlertDialogProps {
  userId: string;
  /** Highest first; none: no window. */
  found: readonly Found[];
  /** She has read all of it. */
  onRead: () => void;
}

/**
 * What cannot wait: above everything, until she says that she has read it. The focus stands on its heading, the number to
 * call comes first; what she entered stays as it is and can still be saved. Nobody is told.
 */
export function AlertDialog({ userId, found, onRead }: AlertDialogProps) {
  const shown = useStill(found);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  if (found.length === 0) opener.current = null;
  else opener.current ??= document.activeElement;
  const [first, ...others] = shown;
  return (
    <RadixAlert.Root open={found.length > 0}>
      <RadixAlert.Portal>
        <RadixAlert.Overlay className="fixed inset-0 z-60 animate-fade-in bg-backdrop" />
        <RadixAlert.Content
          ref={box}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.querySelector('h2')?.focus();
          }}
          // It stays until it is read.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed inset-x-0 bottom-0 z-60 flex max-h-[94dvh] animate-sheet-in flex-col overflow-hidden rounded-t-dialog border border-float-edge bg-raised shadow-dialog sm:inset-x-auto sm:bottom-auto sm:top-1/2 sm:left-1/2 sm:max-h-[90dvh] sm:w-[min(600px,100vw-2rem)] sm:-translate-1/2 sm:animate-fade-in sm:rounded-dialog"
        >
          {first && <Alert key={first.key} {...{ userId, others }} danger={first.danger} />}
          <div className="flex justify-end border-t border-border bg-surface p-4 sm:px-7">
            <Button className="max-sm:w-full" onClick={onRead}>
              I have read this
            </Button>
          </div>
        </RadixAlert.Content>
      </RadixAlert.Portal>
    </RadixAlert.Root>
  );
}

interface AlertProps {
  userId: string;
  danger: Found['danger'];
  others: readonly Found[];
}

const CARD_TITLES = { crisis: CRISIS_CARD.title, violence: VIOLENCE_CARD.title } as const;
const CARDS = { crisis: CrisisCard, violence: ViolenceCard } as const;

function Alert({ userId, danger, others }: AlertProps) {
  const { numbers } = useEmergencyNumbers(userId);
  const today = useToday();
  const asTitle = (heading: ReactElement) => <RadixAlert.Title asChild>{heading}</RadixAlert.Title>;
  const { card } = danger;
  const Card = card && CARDS[card];
  return (
    <div
      className={`min-h-0 flex-1 space-y-6 overflow-y-auto p-5 sm:px-7 sm:py-6 ${card === null ? `rounded-t-[inherit] ${ALERT_GROUNDS[LEVEL_NAMES[danger.level]]}` : ''}`}
    >
      {card && Card ? (
        <Card
          {...{ userId, danger }}
          title={asTitle(
            <h2 tabIndex={-1} className="type-h2 rounded-small outline-offset-4">
              {CARD_TITLES[card]}
            </h2>,
          )}
        />
      ) : (
        <AlertBody {...{ danger, today }} heading="h2" numbers={numbers.emergency} aroundHeading={asTitle}>
          <EmergencyCall userId={userId} call={danger.call} />
        </AlertBody>
      )}
      {others.length > 0 && (
        <section aria-label="Also" className="border-t border-border pt-5">
          <ul className="space-y-3">
            {others.map(({ key, danger: other }) => (
              <li key={key}>{other.say}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** As it was when the window opened: what she reads does not change below her eyes, but for what is graver or new. */
function useStill(found: readonly Found[]): readonly Found[] {
  const [last, setLast] = useState(found);
  useEffect(() => {
    if (found.length > 0) setLast(found);
  }, [found]);
  return found.length > 0 ? found : last;
}
