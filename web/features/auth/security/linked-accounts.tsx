import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type LinkedAccount,
  PROVIDER_NAMES,
} from '@lunaria/domain/account/identity-provider.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, readApiError } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ListRow, RowsSkeleton } from '../../../ui/list-row.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { requestAccount } from '../../session/request-account.ts';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { describeFailedChange } from '../account-toasts.ts';
import { useProof } from '../proof/proof-provider.tsx';
import { AppleGlyph, GoogleGlyph } from '../provider-buttons.tsx';
import { startWithProvider } from '../start-with-provider.ts';

const GLYPHS = { google: GoogleGlyph, apple: AppleGlyph };

/** Google and Apple as ways into her account: adding one leads there and back, removing one asks that it is she. */
export function LinkedAccounts({ userId }: { userId: string }) {
  const { linked, isMissing, isLoadingAgain, load, change, changed } = useLinkedAccounts(userId);
  return (
    <section aria-labelledby="linked-accounts">
      <h2 id="linked-accounts" className="type-h3">
        Google and Apple
      </h2>
      <p className="mt-1 text-muted">
        An account there can open yours here. They learn that you log in here, and nothing that you record.
      </p>
      <div className="mt-4">
        {linked === null && !isMissing && <RowsSkeleton />}
        {linked === null && isMissing && (
          <ErrorState
            message="The list did not load. Nothing was changed."
            onRetry={load}
            isRetrying={isLoadingAgain}
          />
        )}
        {linked !== null && (
          <ul className="divide-y divide-border border-y border-border">
            {IDENTITY_PROVIDERS.map((provider) => (
              <ProviderRow
                key={provider}
                provider={provider}
                link={linked.find((one) => one.provider === provider) ?? null}
                isBusy={changed === provider}
                isWaiting={changed !== null}
                onChange={(kind) => change({ kind, provider })}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ProviderRowProps {
  provider: IdentityProvider;
  link: LinkedAccount | null;
  isBusy: boolean;
  isWaiting: boolean;
  onChange: (kind: 'add' | 'remove') => void;
}

function ProviderRow({ provider, link, isBusy, isWaiting, onChange }: ProviderRowProps) {
  const Glyph = GLYPHS[provider];
  const kind = link ? 'remove' : 'add';
  return (
    <ListRow
      glyph={<Glyph />}
      name={PROVIDER_NAMES[provider]}
      detail={
        link
          ? `Added on ${shortDay(localDateOf(new Date(link.linked_at)), localDateOf(new Date()))}`
          : 'Not added'
      }
      action={
        <Button
          kind="secondary"
          // One that is set up no more can still be taken away.
          data-provider={link ? undefined : provider}
          isBusy={isBusy}
          disabled={isWaiting}
          onClick={() => onChange(kind)}
        >
          {link ? 'Remove' : 'Add'}
          <span className="sr-only"> {PROVIDER_NAMES[provider]}</span>
        </Button>
      }
    />
  );
}

type Change = { kind: 'add' | 'remove'; provider: IdentityProvider };

/** Which providers open her account, adding one and taking one away. Never kept on the device. */
function useLinkedAccounts(userId: string) {
  const client = useQueryClient();
  const { sendWithProof } = useProof();
  const queryKey = ['linked-accounts', userId];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<LinkedAccount[]> => {
      const response = await api.auth['linked-accounts'].$get({}, { init: { signal } });
      if (!response.ok) throw await readApiError(response);
      return await response.json();
    },
  });
  const change = useMutation({
    mutationFn: async ({ kind, provider }: Change) =>
      await sendWithProof(() => (kind === 'add' ? add(provider) : remove(provider))),
    onSuccess: (outcome, { kind, provider }) => {
      if (outcome === null) return;
      const name = PROVIDER_NAMES[provider];
      if (outcome.kind === 'done') {
        // Adding goes on at the provider.
        if (kind === 'remove')
          showToast({ title: `${name} was removed`, message: 'It does not open your account any more.' });
        return;
      }
      const title = `${name} was not ${kind === 'add' ? 'added' : 'removed'}`;
      showToast({ ...describeFailedChange(title, outcome), kind: 'destructive' });
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  });
  return {
    linked: query.data ?? null,
    isMissing: query.isError,
    isLoadingAgain: query.isFetching,
    load: () => void query.refetch(),
    change: change.mutate,
    /** What is being changed now. */
    changed: change.isPending ? change.variables.provider : null,
  };
}

async function add(provider: IdentityProvider): Promise<AccountOutcome> {
  const failure = await startWithProvider(provider, { purpose: 'link', callbackURL: '/dashboard/privacy' });
  return failure ?? { kind: 'done', body: null };
}

async function remove(provider: IdentityProvider): Promise<AccountOutcome> {
  return await requestAccount('DELETE', '/api/auth/linked-accounts/:provider', { param: { provider } });
}
