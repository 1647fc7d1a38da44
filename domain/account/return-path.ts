/** Where she goes after signing in when nothing else was asked for. */
export const SIGNED_IN_HOME = '/dashboard';

const RETURN_AREAS = ['/dashboard', '/health-statistics', '/onboarding'];

/** Whether a path is one of our pages that need a session, and nothing that a browser could read as another host. */
export function isReturnPath(path: string): boolean {
  const [page = ''] = path.split('?');
  const isOurs = RETURN_AREAS.some((area) => page === area || page.startsWith(`${area}/`));
  return isOurs && /^(\/[a-z0-9-]+)+(\?section=[a-z0-9-]+)?$/i.test(path);
}
