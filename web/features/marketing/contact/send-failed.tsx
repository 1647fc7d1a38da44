import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { SentMessage } from './send-message.ts';

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
