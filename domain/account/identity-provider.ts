export const IDENTITY_PROVIDERS = ['google', 'apple'] as const;

/** Who may say who she is, beside ourselves. */
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

export const PROVIDER_NAMES: Record<IdentityProvider, string> = { google: 'Google', apple: 'Apple' };

/** A provider that opens her account, as `GET /api/auth/linked-accounts` lists it. */
export interface LinkedAccount {
  provider: IdentityProvider;
  /** ISO 8601. */
  linked_at: string;
}
