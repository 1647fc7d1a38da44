import type { Database } from '@lunaria/db/engine/database.ts';
import type { PhoneCodes } from '../../../auth/phone-code.ts';
import type { Config } from '../../../config/read-config.ts';
import type { MasterKeyring } from '../../../encryption/master-key.ts';
import type { SmsSender } from '../../../sms/sms-sender.ts';

/** What the services about factors are given. */
export interface FactorDependencies {
  database: Database;
  /** Opens secrets of authenticator apps and telephone numbers. */
  keyring: MasterKeyring;
  phoneCodes: PhoneCodes;
  /** null where nobody sends text messages. */
  smsSender: SmsSender | null;
  config: Config;
}
