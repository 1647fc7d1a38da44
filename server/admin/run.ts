import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseAwayError } from '@lunaria/db/engine/database-away-error.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import { openPlace } from '../backup/open-place.ts';
import { openScheduledBackups } from '../backup/scheduled-backups.ts';
import { keepPrivate } from '../config/keep-private.ts';
import { loadSecrets } from '../config/load-secrets.ts';
import { locateBackups } from '../config/locate-backups.ts';
import { locateDatabase, locateMail, locateStorage } from '../config/locate-services.ts';
import { type Config, ConfigError, readConfig } from '../config/read-config.ts';
import { parseMasterKeys } from '../encryption/master-key.ts';
import { installQueue } from '../jobs/install-queue.ts';
import { registerMasterKeys } from '../keys/check-master-keys.ts';
import { openAuditKey } from '../keys/open-audit-key.ts';
import { createLogger } from '../logging/logger.ts';
import { createAccountNames } from '../logging/name-account.ts';
import { createMailForgetter } from '../mail/forget-mails.ts';
import { runOperatorCommand } from '../operator/run-operator-command.ts';
import { createStorage } from '../storage/storage.ts';
import type { AdminAnswer } from './admin-parts.ts';
import { askForCommand } from './admin-request.ts';
import { checkHealthWithout, withWrong } from './check-health.ts';
import { type AdminCommand, parseCommand } from './parse-command.ts';
import { runCommand } from './run-command.ts';

// `npm run admin`: what only the operator does (docs/OPERATIONS.md, Accounts). The running server does it where the database is
// embedded; otherwise this process does, over the owner's connection.

await runOperatorCommand(async (args) => {
  const command = parseCommand(args);
  const config = readConfig(process.env);
  const location = locateDatabase(config);
  // Opening would make one without keys, with which no server could start.
  if (location.engine === 'pglite' && !existsSync(join(config.dataDir, 'database')))
    throw new ConfigError(`There is no data in ${config.dataDir}: set DATA_DIR.`);
  await keepPrivate(config.dataDir);
  if (location.engine === 'pglite') {
    const answer = await askForCommand(config.dataDir, command);
    if (answer !== null) return answer;
  }
  const answer = await runHere(config, command).catch(async (error: unknown) => {
    // What keeps nobody from looking at the rest.
    if (command.name !== 'health' || !(error instanceof DatabaseAwayError)) throw error;
    const plan = locateBackups(config);
    return await checkHealthWithout(error.message, {
      storage: createStorage(locateStorage(config)),
      place: plan && (await openPlace(plan.location)),
    });
  });
  const isAlone = location.engine === 'pglite' && command.name === 'health';
  return isAlone ? withWrong('Server: none runs with this data.', answer) : answer;
});

async function runHere(config: Config, command: AdminCommand): Promise<AdminAnswer> {
  const { masterKey, sessionSecret } = await loadSecrets(config);
  const keyring = parseMasterKeys(masterKey);
  const nameAccount = createAccountNames(sessionSecret);
  const database = await openDatabase(locateDatabase(config), installQueue);
  const storage = createStorage(locateStorage(config));
  const logger = createLogger(undefined, nameAccount);
  try {
    await registerMasterKeys(database, keyring);
    const backups = await openScheduledBackups(locateBackups(config), { database, storage, logger });
    const parts = {
      ...{ database, storage, logger, keyring, nameAccount },
      auditKey: await openAuditKey(database, keyring),
      noteInBackups: backups?.noteErased ?? (async () => {}),
      forgetMails: createMailForgetter(locateMail(config)),
      backupKeepDays: config.BACKUP_KEEP_DAYS,
      backups,
    };
    return await runCommand(parts, command);
  } finally {
    await database.close();
  }
}
