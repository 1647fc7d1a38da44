import { ArrowRight, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { ICON } from './dashboard-icons.tsx';

/** Remembered from the last visit, so that nothing jumps while her answers load: whether all of them were there. */
export const PROFILE_COMPLETE_MEMORY = 'profile-complete';

interface ProfileBannerCardProps {
  title?: string;
  text?: ReactNode;
  /** The way on; the first step where nothing else is said. */
  action?: ReactNode;
}

/** The banner itself. */
export function ProfileBannerCard({ title, text, action }: ProfileBannerCardProps) {
  return (
    <section
      aria-label="Your profile"
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-card bg-primary-tint p-3.5 max-sm:rounded-[20px] max-sm:p-4 sm:grid-cols-[auto_1fr_auto] sm:px-4.5"
    >
      <span className="grid size-11 place-items-center rounded-full bg-raised text-primary">
        <UserRoundPen {...ICON} />
      </span>
      <div className="min-w-0">
        <h2 className="type-body font-strong">{title ?? 'Complete your profile'}</h2>
        <p role="status" className="type-small text-muted">
          {text ?? 'Three short steps, so that what stands below becomes yours.'}
        </p>
      </div>
      <div className="grid max-sm:col-span-2">
        {action ?? <StepLink path="/onboarding/basic-info" label="Start" />}
      </div>
    </section>
  );
}

export function StepLink({ path, label }: { path: string; label: string }) {
  return (
    <LinkButton to={path}>
      {label}
      <ArrowRight {...ICON} size={18} />
    </LinkButton>
  );
}

/** Once everything is answered: where to change it. */
export function ProfileLink() {
  return (
    <p className="type-small -mt-2 text-muted">
      Something has changed? <TextLink to="/onboarding/basic-info">Change your answers</TextLink>
    </p>
  );
}
