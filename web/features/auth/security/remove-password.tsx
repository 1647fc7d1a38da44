import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

interface RemovePasswordProps {
  email: string;
  /** Lost the one passkey, she still gets in. */
  hasSpare: boolean;
  onKeep: () => void;
  onRemove: () => void;
}

/** What it means to have no password, before it goes. */
export function RemovePassword({ email, hasSpare, onKeep, onRemove }: RemovePasswordProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onKeep()}
      title={hasSpare ? 'Remove your password?' : 'Not with one passkey alone'}
      footer={
        <>
          <Button kind="quiet" onClick={onKeep}>
            {hasSpare ? 'Keep it' : 'Close'}
          </Button>
          {hasSpare && (
            <Button kind="delete" onClick={onRemove}>
              Remove password
            </Button>
          )}
        </>
      }
    >
      {hasSpare ? (
        <ul className="list-disc space-y-2 pl-5">
          <li>
            From then on a passkey opens your account. There is no password that could be guessed or stolen.
          </li>
          <li>You are logged out everywhere but here, and you get a mail that says so.</li>
          <li>
            Should you lose every device with a passkey: “Forgot password?” sends a mail to {email} with which
            you set a password, and after it you need one of your recovery codes or another second step.
            Without one, nobody can let you in.
          </li>
        </ul>
      ) : (
        <p>
          If that one device were lost, nothing would open your account any more. Add a second passkey or make
          recovery codes first.
        </p>
      )}
    </Dialog>
  );
}
