import type { FactorList } from '@lunaria/domain/account/factors.ts';
import { type IdentityProvider, PROVIDER_NAMES } from '@lunaria/domain/account/identity-provider.ts';
import { passwordProofSchema, type WayToProve } from '@lunaria/domain/account/proof.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorLine } from '../../../ui/field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { faultsOf, useForm } from '../../../ui/use-form.ts';
import { requestAccount } from '../../session/request-account.ts';
import { useSessionManager } from '../../session/session-provider.tsx';
import { fetchFactors } from '../factors-query.ts';
import { refusalOf, type Send, useConfirming } from '../second-step/use-confirming.ts';
import { WayChoice } from '../second-step/way-choice.tsx';
import { listSteps, type Way } from '../second-step/ways.ts';
import { startWithProvider } from '../start-with-provider.ts';

interface ProofDialogProps {
  ways: readonly Way[];
  onEnd: (isProved: boolean) => void;
}

/** Between her and a change of how her account is protected. */
export function ProofDialog({ ways, onEnd }: ProofDialogProps) {
  const { confirm } = useSessionManager();
  const onDone = () => onEnd(true);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onEnd(false)}
      title="Confirm it is you"
      subtitle="For what protects your account. It holds for ten minutes."
    >
      <WayChoice
        ways={ways}
        send={confirm}
        onDone={onDone}
        renderOther={(way) => {
          if (way.kind === 'password') return <PasswordWay send={confirm} onDone={onDone} />;
          if (way.kind === 'google' || way.kind === 'apple') return <ProviderWay provider={way.kind} />;
          return null;
        }}
      />
    </Dialog>
  );
}

interface PasswordWayProps {
  send: Send;
  onDone: () => void;
}

/** Her password once more; for an account without a second step. */
function PasswordWay({ send, onDone }: PasswordWayProps) {
  const { formProps, say, isBusy } = useForm<'password'>({
    async onSubmit(form) {
      const typed = passwordProofSchema.safeParse({ password: new FormData(form).get('password') });
      if (!typed.success) return faultsOf<'password'>(typed.error);
      const refusal = refusalOf(await send('/api/auth/proof', typed.data));
      if (refusal !== undefined) return { password: refusal };
      onDone();
    },
  });

  return (
    <form {...formProps} method="post" className="grid gap-5">
      <PasswordField
        autoFocus
        label="Your password"
        name="password"
        autoComplete="current-password"
        error={say('password')}
      />
      <Button type="submit" isBusy={isBusy} busyLabel="Checking..." className="max-sm:w-full sm:w-fit">
        Confirm
      </Button>
    </form>
  );
}

/** She logs in with Google or Apple once more, which leaves this page; it is proved when she is back. */
function ProviderWay({ provider }: { provider: IdentityProvider }) {
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

const NO_FACTORS: FactorList = { factors: [], recovery_codes_left: 0, phone_available: false };

/** How she can show that it is she; `fresh` when she just did. Throws when the server could not be asked. */
export async function fetchProofWays(): Promise<Way[] | 'fresh'> {
  const outcome = await requestAccount('GET', '/api/auth/proof');
  if (outcome.kind !== 'done') throw new Error('no ways to prove');
  const { is_fresh, ways } = outcome.body;
  if (is_fresh) return 'fresh';
  const steps = ways.some(isStep) ? await fetchFactors() : NO_FACTORS;
  if (steps === null) throw new Error('no factors');
  const named = listSteps(steps).filter(({ kind }) => ways.includes(kind));
  return [...named, ...ways.flatMap(toWay)];
}

function isStep(name: WayToProve): boolean {
  return toWay(name).length === 0;
}

function toWay(name: WayToProve): Way[] {
  return name === 'password' || name === 'google' || name === 'apple' ? [{ kind: name }] : [];
}
