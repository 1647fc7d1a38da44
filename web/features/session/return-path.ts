/** Where she goes after signing in when nothing else was asked for. */
export const SIGNED_IN_HOME = '/dashboard';

/** Between the password and what is hers, where her account has a second step. */
export const SECOND_STEP_PATH = '/auth/second-step';

const RETURN_AREAS = ['/dashboard', '/health-statistics', '/onboarding'];

/**
 * The page to open after signing in: the one that sent her to the login, when it is one of ours that needs a
 * session, otherwise the dashboard. `historyState` is what the history entry of the login page carries.
 */
export function chooseReturnPath(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('returnTo' in historyState)) {
    return SIGNED_IN_HOME;
  }
  const { returnTo } = historyState;
  if (typeof returnTo !== 'string') return SIGNED_IN_HOME;
  const [path = ''] = returnTo.split('?');
  const isOurs = RETURN_AREAS.some((area) => path === area || path.startsWith(`${area}/`));
  // Letters, digits, hyphens and slashes only: nothing that a browser could read as another host.
  return isOurs && /^[a-z0-9/-]+(\?section=[a-z0-9-]+)?$/i.test(returnTo) ? returnTo : SIGNED_IN_HOME;
}
