import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { cardQuery } from './card-query.ts';
import { CardTexts } from './card-texts.tsx';
import { PublicPage } from './public-page.tsx';

interface HelpersProps {
  userId: string;
  isEmailVerified: boolean;
  /** The address of her page, as long as she sees it; null from then on. */
  onAddress: (address: string | null) => void;
}

/** What helpers should know of her, and the page that says it behind a secret address. */
export default function Helpers({ userId, isEmailVerified, onAddress }: HelpersProps) {
  const query = useQuery(cardQuery(userId));
  const { data: card } = query;
  if (card !== undefined)
    return (
      <>
        <CardTexts userId={userId} card={card} />
        <PublicPage {...{ userId, isEmailVerified, card, onAddress }} />
      </>
    );
  return (
    <Card>
      <h2 className="type-h2">For helpers</h2>
      {query.fetchStatus === 'paused' ? (
        <p role="status" className="mt-1 text-muted">
          You are offline. What helpers should know comes when you are back.
        </p>
      ) : query.isError ? (
        <ErrorState
          message="What helpers should know did not load. It is safe on the server."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      ) : (
        <SkeletonGroup className="mt-3 space-y-3">
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-6 w-2/3" />
        </SkeletonGroup>
      )}
    </Card>
  );
}
