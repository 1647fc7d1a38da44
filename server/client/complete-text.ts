import { IDENTITY_PROVIDERS, type IdentityProvider } from '@lunaria/domain/account/identity-provider.ts';
import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { BUILT_EXIT, BUILT_MAIL, BUILT_PROVIDERS } from '@lunaria/domain/built-place.ts';
import { readProviderSettings } from '../auth/providers/provider-settings.ts';
import type { Config } from '../config/read-config.ts';

/** What the build could not know of where it stands. */
export interface Place {
  publicUrl: string;
  /** Those that this server is set up for. */
  providers: readonly IdentityProvider[];
  /** A mail service is set up; else whoever wrote to the operator is not read. */
  sendsMail: boolean;
  /** Where Leave quickly leads. */
  exitUrl: string;
}

/**
 * Puts the address of this server where the build could not know it. Only scheme, host and port: they hold no sign
 * that HTML, XML or JSON would read as its own.
 */
export function completeText(built: string, { publicUrl, providers, sendsMail, exitUrl }: Place): string {
  return built
    .replaceAll(BUILT_ORIGIN, new URL(publicUrl).origin)
    .replaceAll(BUILT_PROVIDERS, providers.join(' '))
    .replaceAll(BUILT_MAIL, sendsMail ? 'sent' : 'kept')
    .replaceAll(BUILT_EXIT, () => escapeAttribute(new URL(exitUrl).href));
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

export function placeOf(config: Config): Place {
  const providers = IDENTITY_PROVIDERS.filter((provider) => readProviderSettings(config, provider) !== null);
  return {
    ...{ publicUrl: config.publicUrl, providers },
    ...{ sendsMail: config.SMTP_URL !== undefined, exitUrl: config.QUICK_EXIT_URL },
  };
}
