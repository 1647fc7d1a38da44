/** Somebody who has an account at the issuer. */
export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: boolean | string;
  name?: string;
  /** Told beside the token, and only the first time, as Apple does. */
  appleName?: { firstName: string; lastName: string };
}
