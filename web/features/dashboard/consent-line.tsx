import { Info } from 'lucide-react';
import { useSavedOnboarding } from '../../data/onboarding/use-onboarding.ts';

/** While a guardian's consent is awaited: where what she enters is. Nothing otherwise. */
export function ConsentLine({ userId }: { userId: string }) {
  const { data } = useSavedOnboarding(userId);
  if (data?.consent !== 'pending') return null;
  return (
    <p role="status" className="type-small flex items-start gap-2.5 rounded-input bg-moon px-4 py-3">
      <Info aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      <span className="min-w-0">
        {data.guardian_asked_at === null
          ? 'A parent or guardian has to agree before anything about your health is stored. What you enter stays on this device.'
          : 'Your guardian has not agreed yet. Until they do, what you enter stays on this device.'}
      </span>
    </p>
  );
}
