import { isReturnPath, SIGNED_IN_HOME } from '@lunaria/domain/account/return-path.ts';

/** Between the password and what is hers, where her account has a second step. */
export const SECOND_STEP_PATH = '/auth/second-step';

/**
 * The page to open after signing in: the one that sent her to the login, when it is one of ours that needs a
 * session, otherwise the dashboard. `historyState` is what the history entry of the login page carries.
 */
export function chooseReturnPath(historyState: unknown): string {
  if (typeof historyState !== 'object' || historyState === null || !('returnTo' in historyState)) {
    return SIGNED_IN_HOME;
  }
  const { returnTo } = historyState;
  return typeof returnTo === 'string' && isReturnPath(returnTo) ? returnTo : SIGNED_IN_HOME;
}
