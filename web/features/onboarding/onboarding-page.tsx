import { HerCustoms } from '../../app/her-customs.tsx';
import { RequireSession } from '../../app/require-session.tsx';
import { type Onboarding, useOnboarding } from '../../data/onboarding/use-onboarding.ts';

export interface StepProps {
  userId: string;
  onboarding: Onboarding;
}

interface OnboardingPageProps {
  title: string;
  children: (props: StepProps) => React.ReactNode;
}

/** Around each page of onboarding: whose answers they are, and that they are here before a form is drawn. */
export function OnboardingPage({ title, children }: OnboardingPageProps) {
  return (
    <RequireSession title={title}>
      {({ user }) => (
        // Another user is another page: nothing of the first may stay in its state.
        <HerCustoms key={user.id} userId={user.id}>
          <Loaded userId={user.id} title={title}>
            {children}
          </Loaded>
        </HerCustoms>
      )}
    </RequireSession>
  );
}

function Loaded({ userId, title, children }: OnboardingPageProps & { userId: string }) {
  const onboarding = useOnboarding(userId);
  if (onboarding.isReady) return children({ userId, onboarding });
  return (
    <main id="main" className="mx-auto grid min-h-dvh max-w-160 content-center px-4">
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="text-center text-muted">
        Loading...
      </p>
    </main>
  );
}
