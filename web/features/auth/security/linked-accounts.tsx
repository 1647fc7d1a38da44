import {
  IDENTITY_PROVIDERS,
  type IdentityProvider,
  type LinkedAccount,
  PROVIDER_NAMES,
} from '@lunaria/domain/account/identity-provider.ts';
import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { AppleGlyph, GoogleGlyph } from '../provider-glyphs.tsx';
import { RowsSkeleton } from './rows-skeleton.tsx';
import { SecurityRow } from './security-row.tsx';
import { useLinkedAccounts } from './use-linked-accounts.ts';

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
    <SecurityRow
      glyph={<Glyph />}
      name={PROVIDER_NAMES[provider]}
      detail={
        link
          ? `Added on ${shortDay(localDateOf(new Date(link.linked_at)), localDateOf(new Date()))}`
          : 'Not added'
      }
      action={
        <Button kind="secondary" isBusy={isBusy} disabled={isWaiting} onClick={() => onChange(kind)}>
          {link ? 'Remove' : 'Add'}
          <span className="sr-only"> {PROVIDER_NAMES[provider]}</span>
        </Button>
      }
    />
  );
}
