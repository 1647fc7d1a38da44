import type { CalendarFeed } from '@lunaria/domain/calendar-feed/calendar-feed.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FeedForm } from './feed-form.tsx';
import { type FeedStep, useFeedSteps } from './feeds-query.ts';
import { NewAddress } from './new-address.tsx';

/** What the window is open for. */
export type FeedWindow =
  | { kind: 'make' }
  | { kind: 'change'; feed: CalendarFeed }
  | { kind: 'renew'; feed: CalendarFeed }
  | { kind: 'end'; feed: CalendarFeed };

interface FeedDialogProps {
  userId: string;
  /** Null: closed. */
  of: FeedWindow | null;
  onClose: () => void;
  onEnded: () => void;
}

const TITLES: Record<FeedWindow['kind'], string> = {
  make: 'Make a calendar address',
  change: 'What is in your calendar',
  renew: 'Another address?',
  end: 'End this address?',
};

/** Makes, changes, renews and ends an address; a new one stands in it this once. */
export function FeedDialog(props: FeedDialogProps) {
  return props.of === null ? null : <OpenDialog {...props} of={props.of} />;
}

function OpenDialog({ userId, of, onClose, onEnded }: FeedDialogProps & { of: FeedWindow }) {
  const formId = useId();
  const { take, isBusy, trouble } = useFeedSteps(userId);
  const [address, setAddress] = useState<string | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (address !== null) shown.current?.focus();
  }, [address]);

  async function go(step: FeedStep) {
    const answer = await take(step);
    if (answer === null) return;
    // It was made before, and its address got lost on the way: another takes its place.
    const isLost = of.kind === 'make' && step.do === 'save' && answer.address === null;
    if (isLost) return await go({ do: 'renew', id: step.feed.id });
    if (answer.address !== null) setAddress(answer.address);
    else if (step.do === 'end') onEnded();
    else onClose();
  }

  if (address !== null) {
    return (
      <Dialog
        isOpen
        onOpenChange={(isOpen) => isOpen || onClose()}
        title="Your calendar address"
        subtitle="It is shown this once. We keep no copy of it."
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <div ref={shown} tabIndex={-1}>
          <NewAddress address={address} />
        </div>
      </Dialog>
    );
  }
  const isForm = of.kind === 'make' || of.kind === 'change';
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={TITLES[of.kind]}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          {isForm ? (
            <Button type="submit" form={formId} isBusy={isBusy}>
              {of.kind === 'make' ? 'Make the address' : 'Save'}
            </Button>
          ) : (
            <Button isBusy={isBusy} onClick={() => go({ do: of.kind, id: of.feed.id })}>
              {of.kind === 'renew' ? 'Make another address' : 'End it'}
            </Button>
          )}
        </>
      }
    >
      {isForm && (
        <FeedForm
          id={formId}
          feed={of.kind === 'change' ? of.feed : null}
          onSave={(feed) => go({ do: 'save', feed })}
        />
      )}
      {of.kind === 'renew' && (
        <p>
          The address from before leads nowhere from that moment on. Every calendar program that reads it
          needs the new one. What is in it stays.
        </p>
      )}
      {of.kind === 'end' && (
        <p>
          The address leads nowhere from that moment on. What a calendar program has read stays there until it
          looks again, or until you remove the calendar in it.
        </p>
      )}
      <p role="alert" className="type-small mt-3 text-danger empty:hidden">
        {trouble}
      </p>
    </Dialog>
  );
}
