import { ArrowRight, UserRoundPen } from 'lucide-react';
import { LinkButton } from '../../ui/link-button.tsx';
import { ICON } from './dashboard-icons.tsx';

/** The way to the three steps of getting started. */
export function ProfileBanner() {
  return (
    <section
      aria-label="Your profile"
      className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 rounded-card bg-primary-tint p-3.5 max-sm:rounded-[20px] max-sm:p-4 sm:grid-cols-[auto_1fr_auto] sm:px-4.5"
    >
      <span className="grid size-11 place-items-center rounded-full bg-raised text-primary">
        <UserRoundPen {...ICON} />
      </span>
      <div>
        <h2 className="type-body font-strong">Complete your profile</h2>
        <p className="type-small text-muted">Three short steps, so that what stands below becomes yours.</p>
      </div>
      <LinkButton to="/onboarding/basic-info" className="max-sm:col-span-2">
        Start
        <ArrowRight {...ICON} size={18} />
      </LinkButton>
    </section>
  );
}
