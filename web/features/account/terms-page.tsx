import { TERMS_VERSION } from '@lunaria/domain/account/terms.ts';
import { type AcceptedTerms, acceptedTermsSchema } from '@lunaria/domain/account/terms-answer.ts';
import { TERMS_CHANGES } from '@lunaria/domain/account/terms-changes.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { useQuery } from '@tanstack/react-query';
import { api, readApiError } from '../../app/api-client.ts';
import type { PageFrame } from '../../app/page-frame.ts';
import { titlePage } from '../../app/page-title.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RowsSkeleton } from '../../ui/list-row.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { useHerSession } from '../session/use-her-session.ts';
import { SignedInPage } from './signed-in-page.tsx';

export const handle = { title: 'Terms & Policies' } satisfies PageFrame;

export const meta = () => titlePage(handle.title);

const TEXTS = [
  { to: '/terms', name: 'Terms', about: 'what you may expect, and what is expected of you' },
  {
    to: '/privacy-policy',
    name: 'Privacy Policy',
    about: 'what is stored about you, where, and for how long',
  },
] as const;

const DATE = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longDay = (day: string) => DATE.format(new Date(`${day}T00:00:00Z`));

/** Both texts in their current version, which one she accepted and when, and what is different. */
export default function TermsPage() {
  const { user } = useHerSession();
  const query = useQuery({
    queryKey: ['accepted-terms', user.id],
    queryFn: async ({ signal }): Promise<AcceptedTerms> => {
      const response = await api.auth.terms.$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return acceptedTermsSchema.parse(await response.json());
    },
    refetchOnMount: 'always',
  });
  return (
    <SignedInPage title={handle.title}>
      <p>You accepted two texts with your account; both are short. They hold in this version:</p>
      <ul className="divide-y divide-border border-y border-border">
        {TEXTS.map(({ to, name, about }) => (
          <li key={to} className="py-3.5">
            <TextLink to={to} className="font-medium">
              {name}
            </TextLink>
            <p className="type-small mt-0.5">
              {about[0]?.toUpperCase()}
              {about.slice(1)}
            </p>
            <p className="type-small mt-0.5 text-muted">Version of {longDay(TERMS_VERSION)}</p>
          </li>
        ))}
      </ul>
      <h2 className="type-h3 pt-4">What you accepted</h2>
      {query.isPending && query.fetchStatus === 'paused' && (
        <p role="status">You are offline. It comes when you are back.</p>
      )}
      {query.isPending && query.fetchStatus !== 'paused' && <RowsSkeleton />}
      {query.data === undefined && query.isError && (
        <ErrorState
          message="What you accepted did not load. Nothing was changed."
          onRetry={() => void query.refetch()}
          isRetrying={query.isFetching}
        />
      )}
      {query.data && <Accepted accepted={query.data} />}
      <p className="text-muted">
        What stays in your browser is on the page about <TextLink to="/cookies">cookies and storage</TextLink>
        , and what you agreed to beside these texts on{' '}
        <TextLink to="/dashboard/privacy#consents">Privacy & Security</TextLink>.
      </p>
    </SignedInPage>
  );
}

function Accepted({ accepted }: { accepted: AcceptedTerms }) {
  const on = accepted.accepted_at === null ? '' : longDay(localDateOf(new Date(accepted.accepted_at)));
  const isCurrent = accepted.version === TERMS_VERSION;
  return (
    <>
      <p>
        {isCurrent ? 'The version that holds' : `The version of ${longDay(accepted.version)}`}
        {on !== '' && `, on ${on}`}.
      </p>
      {isCurrent ? (
        <Disclosure summary="What is different from the version before">
          <Changes />
        </Disclosure>
      ) : (
        <>
          <h3 className="type-label">What is different now</h3>
          <Changes />
        </>
      )}
    </>
  );
}

function Changes() {
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-control">
      {TERMS_CHANGES.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ul>
  );
}
