import type { IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import type { Config } from '../../config/read-config.ts';
import { signAppleSecret } from './apple-secret.ts';

/** A provider as it is set up here. */
export interface ProviderSettings {
  issuer: URL;
  clientId: string;
  /** What this server shows for itself at the provider, made when it is needed. */
  makeSecret(): Promise<string>;
  scope: string;
  /** Apple sends the browser back with a form from its own site as soon as a name or an address is asked for. */
  answersWithForm: boolean;
}

/** How a provider is set up; null when it is not. The settings were checked at the start (config/read-config.ts). */
export function readProviderSettings(config: Config, provider: IdentityProvider): ProviderSettings | null {
  return provider === 'google' ? readGoogle(config) : readApple(config);
}

function readGoogle({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: secret,
  GOOGLE_ISSUER,
}: Config): ProviderSettings | null {
  if (!clientId || !secret) return null;
  return {
    issuer: new URL(GOOGLE_ISSUER),
    clientId,
    makeSecret: async () => secret,
    scope: 'openid email profile',
    answersWithForm: false,
  };
}

function readApple(config: Config): ProviderSettings | null {
  const { APPLE_CLIENT_ID: clientId, APPLE_TEAM_ID: teamId, APPLE_KEY_ID: keyId } = config;
  const { APPLE_PRIVATE_KEY: privateKey, APPLE_ISSUER: issuer } = config;
  if (!clientId || !teamId || !keyId || !privateKey) return null;
  return {
    issuer: new URL(issuer),
    clientId,
    makeSecret: () => signAppleSecret({ clientId, teamId, keyId, privateKey, issuer }),
    scope: 'openid name email',
    answersWithForm: true,
  };
}
