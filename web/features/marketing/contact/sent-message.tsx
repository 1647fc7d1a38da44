import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SentMessage } from './send-message.ts';

const showTime = (at: Date) =>
  at.toLocaleString('en-GB', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' });

/** In place of the form once the server has the message. Takes the focus, so that it is read. */
export function MessageTaken({ takenAt }: { takenAt: Date }) {
  const message = useRef<HTMLDivElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div ref={message} role="status" tabIndex={-1} className="rounded-small outline-offset-8">
      <p className="type-h3">We have your message</p>
      <p className="mt-2">
        It came in on <time dateTime={takenAt.toISOString()}>{showTime(takenAt)}</time> and is on its way by
        mail to the people who run this server, with your address to answer to.
      </p>
    </div>
  );
}

/** Why a message was not taken. Always in the page, so that it is read when it fills. */
export function SendFailed({ sent }: { sent: SentMessage | null }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In a window the button stays in view while this may be below the edge.
    if (sent?.kind === 'failed') place.current?.scrollIntoView({ block: 'nearest' });
  }, [sent]);
  return (
    <div ref={place} role="alert">
      {sent?.kind === 'failed' && (
        <p className="mt-5 flex gap-2.5 rounded-input bg-danger-tint p-3.5 text-danger">
          <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0" />
          {sent.text}
        </p>
      )}
    </div>
  );
}
