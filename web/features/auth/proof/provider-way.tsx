import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { useConfirming } from '../second-step/use-confirming.ts';
import { startWithProvider } from '../start-with-provider.ts';

/** She logs in with Google or Apple once more, which leaves this page; it is proved when she is back. */
export function ProviderWay({ provider }: { provider: IdentityProvider }) {
  const { isSending, refusal, attempt } = useConfirming();
  const name = PROVIDER_NAMES[provider];

  async function start() {
    await attempt(async () => {
      const failure = await startWithProvider(provider, {
        purpose: 'proof',
        callbackURL: window.location.pathname,
      });
      return failure ?? { kind: 'done', body: null };
    });
  }

  return (
    <div>
      <p className="text-muted">
        You go to {name} and come back to this page. Then begin again what you wanted to change.
      </p>
      <Button className="mt-4 max-sm:w-full" onClick={start} isBusy={isSending} busyLabel={`To ${name}...`}>
        Go on with {name}
      </Button>
      <ErrorLine id={`${provider}-error`} error={refusal} />
    </div>
  );
}
