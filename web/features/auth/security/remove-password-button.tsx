import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useFactors } from './use-factors.ts';

const RemovePassword = lazy(async () => ({
  default: (await import('./remove-password.tsx')).RemovePassword,
}));

interface RemovePasswordButtonProps {
  userId: string;
  email: string;
  onRemove: () => void;
  isRemoving: boolean;
}

/** Only where a passkey could take the password's place. */
export function RemovePasswordButton({ userId, email, onRemove, isRemoving }: RemovePasswordButtonProps) {
  const { list } = useFactors(userId);
  const [isAsking, setAsking] = useState(false);
  const verified = list?.factors.filter(({ status }) => status === 'verified') ?? [];
  if (!verified.some(({ factor_type: type }) => type === 'webauthn')) return null;
  return (
    <>
      <Button kind="quiet" className="max-sm:w-full" onClick={() => setAsking(true)} isBusy={isRemoving}>
        Remove password
      </Button>
      {isAsking && (
        <Suspense>
          <RemovePassword
            email={email}
            hasSpare={verified.length > 1 || (list?.recovery_codes_left ?? 0) > 0}
            onKeep={() => setAsking(false)}
            onRemove={() => {
              setAsking(false);
              onRemove();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
