import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { Consent, ConsentList } from '@lunaria/domain/consents/consent.ts';
import { consentTextOf } from '@lunaria/domain/consents/consent-texts.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsSkeleton } from '../../ui/list-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { consentsQuery, useConsentChange } from './consents-query.ts';

/** What she agreed to by itself: which words, when, to whom; and the way out of each. */
export function Consents({ userId }: { userId: string }) {
  const query = useQuery(consentsQuery(userId));
  const isOffline = query.fetchStatus === 'paused';
  return (
    <section aria-labelledby="consents">
      <h2 id="consents" tabIndex={-1} className="type-h3">
        What you agreed to
      </h2>
      <p className="mt-1 text-muted">
        Each by itself, and only where it is used. All of it is off until you say yes. The two texts that you
        accepted with your account are under <TextLink to="/dashboard/terms">Terms & Policies</TextLink>.
      </p>
      <div className="mt-4">
        {query.data === undefined && isOffline && (
          <p role="status" className="border-y border-border py-4">
            You are offline. The list comes when you are back.
          </p>
        )}
        {query.isPending && !isOffline && <RowsSkeleton />}
        {query.data === undefined && query.isError && (
          <ErrorState
            message="What you agreed to did not load. Nothing was changed."
            onRetry={() => void query.refetch()}
            isRetrying={query.isFetching}
          />
        )}
        {query.data && <ConsentRows userId={userId} list={query.data} />}
      </div>
    </section>
  );
}

function ConsentRows({ userId, list }: { userId: string; list: ConsentList }) {
  const groups = groupByWhat(list.consents);
  if (groups.length === 0) {
    return <p className="border-y border-border py-4">Nothing so far. Nothing that needs your yes is on.</p>;
  }
  return (
    <ul className="divide-y divide-border border-y border-border">
      {groups.map((rows) => (
        <ConsentRow
          key={`${rows[0].purpose} ${rows[0].subject}`}
          userId={userId}
          rows={rows}
          isOffered={list.offered.some(
            ({ purpose, subject }) => purpose === rows[0].purpose && subject === rows[0].subject,
          )}
        />
      ))}
    </ul>
  );
}

type Rows = readonly [newest: Consent, ...earlier: Consent[]];

/** All rows of one purpose and subject together, the newest first in each. */
function groupByWhat(consents: readonly Consent[]): Rows[] {
  const groups = new Map<string, [Consent, ...Consent[]]>();
  for (const consent of consents) {
    const key = `${consent.purpose} ${consent.subject}`;
    const group = groups.get(key);
    if (group) group.push(consent);
    else groups.set(key, [consent]);
  }
  return [...groups.values()];
}

interface ConsentRowProps {
  userId: string;
  rows: Rows;
  /** Whether it could be given again. */
  isOffered: boolean;
}

function ConsentRow({ userId, rows, isOffered }: ConsentRowProps) {
  const id = useId();
  const [newest, ...earlier] = rows;
  const words = consentTextOf(newest.purpose);
  const { change, isBusy, trouble } = useConsentChange(userId);
  const [wasWithdrawn, setWithdrawn] = useState(false);
  const counts = newest.withdrawn_at === null;
  const noticeId = `${id}-notice`;
  const isShown = wasWithdrawn && !counts;
  const hadNotice = useRef(false);
  useEffect(() => {
    // The button that she pressed is gone: the reading goes on with what became of it.
    if (isShown && !hadNotice.current) document.getElementById(noticeId)?.focus();
    hadNotice.current = isShown;
  }, [isShown, noticeId]);

  const title = words?.title ?? newest.purpose;
  const name = words?.nameSubject?.(newest.subject) ?? newest.subject;
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-[min(14rem,100%)] flex-1">
          <h3 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
            <span className="min-w-0 break-words">{title}</span>
            {counts ? <Badge tone="success">On</Badge> : <Badge tone="dashed">Withdrawn</Badge>}
          </h3>
          {name !== '' && <p className="type-small mt-0.5 wrap-anywhere">To {name}</p>}
          <p className="type-small mt-0.5 text-muted">
            {describeTime(newest)}, version {newest.text_version} of the text
          </p>
        </div>
        {counts && (
          <Button
            kind="secondary"
            isBusy={isBusy}
            aria-describedby={`${id}-effect`}
            onClick={async () => setWithdrawn(await change('withdraw', newest))}
          >
            Withdraw<span className="sr-only">: {title}</span>
          </Button>
        )}
      </div>
      {counts && words && (
        <p id={`${id}-effect`} className="type-small measure mt-2">
          <strong className="font-strong">If you withdraw:</strong> {words.withdrawing}
        </p>
      )}
      {isShown && (
        <div className="mt-3">
          {isOffered ? (
            <UndoNotice
              id={noticeId}
              onUndo={async () => {
                if (await change('again', newest)) document.getElementById('consents')?.focus();
              }}
              onClose={() => {
                setWithdrawn(false);
                document.getElementById('consents')?.focus();
              }}
            >
              {words?.withdrawn ?? 'Withdrawn.'}
            </UndoNotice>
          ) : (
            <p id={noticeId} tabIndex={-1} role="status" className="type-small">
              {words?.withdrawn ?? 'Withdrawn.'}
            </p>
          )}
        </div>
      )}
      {trouble !== null && (
        <p role="alert" className="type-small mt-2 text-danger">
          {trouble}
        </p>
      )}
      <TheWords paragraphs={words?.versions[newest.text_version]} earlier={earlier} />
    </li>
  );
}

function TheWords({
  paragraphs,
  earlier,
}: {
  paragraphs: readonly string[] | undefined;
  earlier: readonly Consent[];
}) {
  return (
    <Disclosure className="mt-2" summary="What the text said">
      <div className="type-small measure space-y-2 pb-1">
        {paragraphs?.map((paragraph) => <p key={paragraph}>{paragraph}</p>) ?? (
          <p>The words of this version are not part of this release any more.</p>
        )}
        {earlier.length > 0 && (
          <ul className="text-muted" aria-label="Earlier">
            {earlier.map((consent) => (
              <li key={consent.id}>
                {describeTime(consent)}, version {consent.text_version}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Disclosure>
  );
}

/** `Given on 3 Nov`, `Given on 3 Nov, withdrawn on 8 Nov`. */
export function describeTime({ given_at, withdrawn_at }: Pick<Consent, 'given_at' | 'withdrawn_at'>): string {
  const today = localDateOf(new Date());
  const on = (at: string) => shortDay(localDateOf(new Date(at)), today);
  const given = `Given on ${on(given_at)}`;
  return withdrawn_at === null ? given : `${given}, withdrawn on ${on(withdrawn_at)}`;
}
