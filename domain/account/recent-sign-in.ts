/** How many of them `GET /api/auth/sign-ins` lists. */
export const SIGN_INS_SHOWN = 20;

export type SignInMethod = 'sign-up' | 'password' | 'google' | 'apple' | 'passkey';

/** A time at which somebody came into the account, as `GET /api/auth/sign-ins` lists them: the newest first. */
export interface RecentSignIn {
  id: string;
  method: SignInMethod;
  /** Browser and system by the name the browser gives itself, such as "Firefox on Android"; null when it gives none. */
  device: string | null;
  /** Without its last part, such as "203.0.113.x"; null when it is not known. */
  address: string | null;
  /** ISO 8601. */
  at: string;
  /** From a browser that was not known for this account: she was told by mail. */
  is_new_browser: boolean;
}
