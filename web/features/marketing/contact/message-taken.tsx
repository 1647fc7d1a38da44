import { useEffect, useRef } from 'react';

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
