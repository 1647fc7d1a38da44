import type { Config } from '../config/read-config.ts';

/**
 * A cookie scripts may read, beside the session cookie that they may not: "a session was started here". The bar of
 * a prerendered page shows itself signed in before anything was asked; nothing is ever granted for it.
 */
const NAME = 'signed_in';

/** Adds the hint to an answer that sets or clears the session cookie. */
export function addSignInHint(headers: Headers, { isSecure }: Pick<Config, 'isSecure'>): void {
  const session = headers.getSetCookie().find((cookie) => /(^|-)lunaria\.session_token=/.test(cookie));
  if (!session) return;
  const maxAge = /;\s*max-age=(\d+)/i.exec(session)?.[1] ?? '0';
  const isCleared = maxAge === '0' || /session_token=;/.test(session);
  const secure = isSecure ? '; Secure' : '';
  headers.append(
    'Set-Cookie',
    `${NAME}=${isCleared ? '' : '1'}; Path=/; Max-Age=${isCleared ? 0 : maxAge}; SameSite=Lax${secure}`,
  );
}
