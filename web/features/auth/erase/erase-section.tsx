import { ERASURE_GRACE_DAYS } from '@lunaria/domain/account/erasure.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { RowsSkeleton } from '../../../ui/list-row.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { erasureQuery } from './erasure-query.ts';
import { KeepAccount } from './keep-account.tsx';

/** The end of her account: what goes, when, and, while it waits, the way back. */
export function EraseSection({ userId }: { userId: string }) {
  const query = useQuery(erasureQuery(userId));
  const [isOpen, setOpen] = useState(false);
  const isOffline = query.fetchStatus === 'paused';
  return (
    <section aria-labelledby="erase">
      <h2 id="erase" tabIndex={-1} className="type-h3">
        Erase your account
      </h2>
      <p className="mt-1 text-muted">
        Everything goes, and nobody can bring it back. You have {ERASURE_GRACE_DAYS} days to change your mind,
        or it goes at once, as you choose.{' '}
        <TextLink to="/dashboard/files">Take everything along first</TextLink>
      </p>
      <div className="mt-4">
        {query.data === undefined && isOffline && (
          <p role="status" className="border-y border-border py-4">
            You are offline. You can erase your account when you are back.
          </p>
        )}
        {query.isPending && !isOffline && <RowsSkeleton />}
        {query.data === undefined && query.isError && (
          <ErrorState
            message="How your account stands did not load. Nothing was changed."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && (
          <>
            {query.data.erasure === null ? (
              <Button kind="secondary" onClick={() => setOpen(true)}>
                Erase your account…
              </Button>
            ) : (
              <>
                <KeepAccount userId={userId} state={query.data} />
                {!query.data.erasure.is_due && (
                  <Button kind="quiet" className="mt-2" onClick={() => setOpen(true)}>
                    Erase it at once…
                  </Button>
                )}
              </>
            )}
            {isOpen && (
              <EraseDialog
                userId={userId}
                isWaiting={query.data.erasure !== null}
                onClose={() => setOpen(false)}
              />
            )}
          </>
        )}
      </div>
    </section>
  );
}
