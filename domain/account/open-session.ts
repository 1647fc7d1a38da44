/** A browser in which the account is signed in, as `GET /api/auth/sessions` lists them: hers first, then the last used. */
export interface OpenSession {
  id: string;
  /** Browser and system by the name the browser gives itself, such as "Firefox on Android"; null when it gives none. */
  device: string | null;
  /** Without its last part, such as "203.0.113.x"; null when it is not known. */
  address: string | null;
  /** ISO 8601. */
  signed_in_at: string;
  /** ISO 8601; kept to the hour: a use within an hour after it is not noted. */
  last_used_at: string;
  /** The one that asks. */
  is_current: boolean;
}
