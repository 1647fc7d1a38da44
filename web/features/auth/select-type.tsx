import { ChevronRight, Stethoscope, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { titlePage } from '../../app/page-title.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { AuthLayout } from './auth-layout.tsx';

export const meta = () =>
  titlePage(
    'How will you use the app?',
    'Start as a patient today, free and with no credit card. Accounts for healthcare providers are coming soon.',
  );

const CARD = 'flex items-center gap-4 rounded-card border p-5 max-sm:rounded-[20px]';
const DISC = 'grid size-12 shrink-0 place-items-center rounded-full';

export default function SelectTypePage() {
  return (
    <AuthLayout title="How will you use the app?" backTo="/" hasHome>
      <ul className="mt-8 grid gap-4">
        <li>
          <Link
            to="/auth/signup"
            className={`${CARD} border-control bg-surface shadow-card transition-colors hover:border-primary hover:bg-primary-tint`}
          >
            <span className={`${DISC} bg-primary-tint text-primary`}>
              <UserRound aria-hidden="true" size={22} strokeWidth={1.75} />
            </span>
            <span className="flex-1">
              <span className="type-h3 block">Patient</span>
              <span className="type-small mt-0.5 block text-muted">
                Follow your cycle and your days, and keep your health documents in one place.
              </span>
            </span>
            <ChevronRight aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
          </Link>
        </li>
        {/* Nothing to press: a control that does nothing would be a promise. */}
        <li className={`${CARD} border-border bg-transparent`}>
          <span className={`${DISC} bg-sunken text-muted`}>
            <Stethoscope aria-hidden="true" size={22} strokeWidth={1.75} />
          </span>
          <span className="flex-1">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="type-h3">Healthcare Provider</span>
              <span className="type-badge rounded-full bg-moon px-2.5 py-1 text-text">Coming soon</span>
            </span>
            <span className="type-small mt-0.5 block text-muted">
              Accounts for clinicians are planned. There is nothing to sign up for yet.
            </span>
          </span>
        </li>
      </ul>
      <p className="type-small mt-8 text-center">
        Already have an account?{' '}
        <TextLink to="/auth/login" className="type-label">
          Log in
        </TextLink>
      </p>
    </AuthLayout>
  );
}
