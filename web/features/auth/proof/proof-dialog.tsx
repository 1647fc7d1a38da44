import { Dialog } from '../../../ui/dialog.tsx';
import { useSessionManager } from '../../session/session-provider.tsx';
import { WayChoice } from '../second-step/way-choice.tsx';
import type { Way } from '../second-step/ways.ts';
import { PasswordWay } from './password-way.tsx';
import { ProviderWay } from './provider-way.tsx';

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
