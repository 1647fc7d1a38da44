import type { Call } from '@lunaria/domain/dangers/rule.ts';
import { telephoneAddress } from '@lunaria/domain/emergency/numbers-for.ts';
import { useEmergencyNumbers } from './use-emergency-numbers.ts';

/** STAND-IN until the page of emergency contacts is merged. */
export function EmergencyCall({ userId }: { userId: string; call: Call }) {
  const { numbers } = useEmergencyNumbers(userId);
  return (
    <a
      href={telephoneAddress(numbers.emergency[0] ?? '112')}
      className="mt-3 block rounded-full border p-3 text-center"
    >
      Call {numbers.emergency[0]}
    </a>
  );
}
