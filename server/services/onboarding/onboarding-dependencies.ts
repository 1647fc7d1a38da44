import type { GuardianLinks } from '../../auth/guardian-link.ts';
import type { Config } from '../../config/read-config.ts';
import type { EntryDependencies } from '../alerts/entry-dependencies.ts';

export interface OnboardingDependencies extends EntryDependencies {
  guardianLinks: GuardianLinks;
  config: Pick<Config, 'DIGITAL_CONSENT_AGE' | 'RATE_LIMIT_FACTOR'>;
}
