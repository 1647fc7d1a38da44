import { Button } from '../../ui/button.tsx';
import { CIRCLE_PATH, LineIcon } from '../../ui/line-icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { describeFailedSignOut } from '../session/sign-out-toasts.ts';
import { useLogOut } from '../session/use-log-out.tsx';
import { useSession } from '../session/use-session.ts';
import { START_PATH } from './public-pages.ts';

const ROW = 'gap-2.5 max-lg:mt-4 max-lg:flex-col lg:items-center lg:gap-1 max-lg:noscript:flex-row';
/** In the unfolded menu a word alone would not look like something to press. */
const EDGED_WHEN_NARROW = 'max-lg:border-control max-lg:bg-surface';

/**
 * Both states of the account part of the bar. Styles show one of them by the mark on <html>, which is there before
 * the first paint; the other is `display: none`, out of reach for keyboard and screen reader alike.
 */
export function AccountActions() {
  return (
    <>
      <div className={`${ROW} flex signed-in:hidden`}>
        <LinkButton to="/auth/login" kind="quiet" className={EDGED_WHEN_NARROW}>
          Log In
        </LinkButton>
        <LinkButton to={START_PATH}>Get Started</LinkButton>
      </div>
      <div className={`${ROW} hidden signed-in:flex`}>
        <p className="type-small flex items-center justify-center gap-1.5 text-muted lg:mr-1">
          <LineIcon
            path={`${CIRCLE_PATH}M8.5 12l2.5 2.5 4.5-5`}
            size={18}
            className="shrink-0 text-success"
          />
          Logged in
        </p>
        <LogOutButton />
        <LinkButton to="/dashboard" className="max-lg:-order-1">
          Dashboard
        </LinkButton>
      </div>
    </>
  );
}

function LogOutButton() {
  const { signOut } = useSession();
  const { logOut, isBusy, dialog } = useLogOut(signOut, (outcome) => {
    // No toast: the reload, which the specification asks for, would swallow it.
    if (outcome.kind === 'done') window.location.reload();
    else showToast({ ...describeFailedSignOut(outcome), kind: 'destructive' });
  });
  return (
    <>
      <Button kind="quiet" className={EDGED_WHEN_NARROW} onClick={() => void logOut()} isBusy={isBusy}>
        Log Out
      </Button>
      {dialog}
    </>
  );
}
