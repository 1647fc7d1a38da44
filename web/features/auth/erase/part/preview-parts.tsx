import type { PartsChoice } from '@lunaria/domain/account/parts/parts.ts';
import { sayRecords, sayWhatFollows } from '@lunaria/domain/account/parts/say-parts.ts';
import { longDays } from '@lunaria/domain/calendar/name-day.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useToday } from '../../../../app/use-today.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../../ui/list-row.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { Lines } from './lines.tsx';
import { previewQuery } from './parts-query.ts';

interface PreviewPartsProps {
  userId: string;
  choice: PartsChoice;
  /** Why it was not erased. */
  trouble: string | null;
  /** Told whether there is nothing to erase, as soon as the server has said so. */
  onKnown: (isEmpty: boolean) => void;
}

/** What the choice takes, as the server counts it, and what comes of it. */
export function PreviewParts({ userId, choice, trouble, onKnown }: PreviewPartsProps) {
  const today = useToday();
  const { data, isPending, isFetching, fetchStatus, refetch } = useQuery(previewQuery(userId, choice));
  const isEmpty = data === undefined || data.records.length === 0;
  useEffect(() => onKnown(isEmpty), [isEmpty, onKnown]);
  const days =
    choice.from === null || choice.to === null ? 'All days' : longDays(choice.from, choice.to, today);
  if (fetchStatus === 'paused' && data === undefined)
    return <p role="status">You are offline. What goes is counted when you are back.</p>;
  if (isPending) return <RowsSkeleton />;
  if (data === undefined)
    return (
      <ErrorState
        message="What goes could not be counted. Nothing was changed."
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (isEmpty)
    return (
      <div className="space-y-4">
        <p role="status">{days}: there is nothing of this to erase. Go back to choose something else.</p>
        <Trouble text={trouble} />
      </div>
    );
  const follows = sayWhatFollows(data, choice);
  return (
    <div className="space-y-4">
      <div role="status">
        <h3 className="type-label">What goes</h3>
        <p className="type-small text-muted">{days}</p>
        <Lines lines={sayRecords(data, today)} />
      </div>
      {follows.length > 0 && (
        <div>
          <h3 className="type-label">What comes of it</h3>
          <Lines lines={follows} />
        </div>
      )}
      <div>
        <h3 className="type-label">What stays</h3>
        <p className="mt-1">
          All else you recorded, your mode, your profile and your answers at setup. A backup from before holds
          it until that backup ends.
        </p>
      </div>
      <p className="type-small">
        Want to keep a copy? <TextLink to="/dashboard/files">Take everything along</TextLink> before, and
        download it.
      </p>
      <p className="font-medium">Nobody can bring it back.</p>
      <Trouble text={trouble} />
    </div>
  );
}

function Trouble({ text }: { text: string | null }) {
  return (
    text !== null && (
      <p role="alert" className="type-small text-danger">
        {text}
      </p>
    )
  );
}
