import type { Database } from '@lunaria/db/engine/database.ts';
import type { GuardianLinks } from '../../auth/guardian-link.ts';
import type { Config } from '../../config/read-config.ts';
import type { MasterKeyring } from '../../encryption/master-key.ts';

export interface OnboardingDependencies {
  database: Database;
  keyring: MasterKeyring;
  guardianLinks: GuardianLinks;
  config: Pick<Config, 'DIGITAL_CONSENT_AGE' | 'RATE_LIMIT_FACTOR'>;
}
