import { fileURLToPath } from 'node:url';
import type { Database } from '@lunaria/db/engine/database.ts';
import { isNewDatabase } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import type { AdminParts } from './admin/admin-parts.ts';
import type { ModelReader } from './ai/model-reader.ts';
import { readModelSettings } from './ai/read-model-settings.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/create-auth.ts';
import { createLinks } from './auth/create-links.ts';
import { ensureSigningKey } from './auth/ensure-signing-key.ts';
import { openPlace } from './backup/open-place.ts';
import { openScheduledBackups } from './backup/scheduled-backups.ts';
import { placeOf } from './client/complete-text.ts';
import { keepPrivate } from './config/keep-private.ts';
import { loadSecrets } from './config/load-secrets.ts';
import { locateBackups, locateBackupTarget } from './config/locate-backups.ts';
import {
  locateContact,
  locateDatabase,
  locateMail,
  locatePush,
  locateSms,
  locateStorage,
} from './config/locate-services.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { MasterKeyError, type MasterKeyring, parseMasterKeys } from './encryption/master-key.ts';
import { listen } from './http/listen.ts';
import { checkMails } from './jobs/check-jobs.ts';
import { createJobHandlers } from './jobs/create-job-handlers.ts';
import { installQueue } from './jobs/install-queue.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { checkMasterKeys, registerMasterKeys } from './keys/check-master-keys.ts';
import { openAuditKey } from './keys/open-audit-key.ts';
import { openPushKey } from './keys/open-push-key.ts';
import { hearConsole } from './logging/hear-console.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import { createAccountNames } from './logging/name-account.ts';
import { createSecurityLog, type SecurityLog } from './logging/security-log.ts';
import { createMailForgetter } from './mail/forget-mails.ts';
import { createMailboxLimit } from './mail/limit-by-mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { createPushSender } from './push/push-sender.ts';
import { createDocumentReader } from './reading/create-document-reader.ts';
import { findReadingConfinement } from './reading/start-reading-process.ts';
import { createClientRoutes } from './routes/client.ts';
import { createDevPages } from './routes/dev-pages.ts';
import { createReturnedEraser } from './services/account/erasure/erase-returned.ts';
import { createFhirWriter } from './services/export/fhir-files.ts';
import { announceArticles, readBuiltArticles } from './services/newsletter/announce-articles.ts';
import { createStorage } from './storage/storage.ts';

const buildDir = fileURLToPath(new URL('../web/build', import.meta.url));

export interface RunningServer {
  url: string;
  /** Takes no new requests, finishes the ones under way, ends the jobs, closes the database. */
  stop(): Promise<void>;
}

/** Starts the product from its settings. Throws ConfigError or DataDirectoryInUseError with a sentence to act on. */
export async function startServer(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const { secrets, mail, push, ...parts } = await readParts(environment);
  const { config, logger, keyring, storage, model } = parts;
  const { database, client } = await openData(parts);
  const auditKey = await openAuditKey(database, keyring);
  const pushSender = push && createPushSender(push, push.key ?? (await openPushKey(database, keyring)));
  const auth = createAuth({ config, secrets, database, logger, auditKey });
  await ensureSigningKey(auth, database);
  const { publicUrl } = config;
  const { sessionSecret } = secrets;
  const links = createLinks(sessionSecret);
  const limitMail = createMailboxLimit(
    { database, sessionSecret, rateLimitFactor: config.RATE_LIMIT_FACTOR, logger },
    parts.sendMail,
  );
  await announceArticles(database, await readBuiltArticles(buildDir));
  const reader = createDocumentReader({ givesWay: true });
  const { command: _, ...confined } = findReadingConfinement();
  logger.info('reading_confined', confined);
  const handlers = createJobHandlers({
    ...{ ...parts, ...links, database, auditKey, publicUrl, limitMail, reader },
    ageOfConsent: config.DIGITAL_CONSENT_AGE,
    writeFhir: createFhirWriter({ codeBase: config.FHIR_CODE_BASE, hasSnomed: config.EXPORT_SNOMED }),
  });
  const { reminderLinks } = links;
  const reminders = {
    ...{ database, keyring, logger, sendMail: parts.sendMail, reminderLinks, publicUrl },
    push: pushSender && { keyring, auditKey, pushSender },
  };
  const backups = await openScheduledBackups(parts.backupPlan, { database, storage, logger });
  const erasing = {
    ...{ forgetMails: createMailForgetter(mail), backupKeepDays: config.BACKUP_KEEP_DAYS },
    noteInBackups: backups?.noteErased ?? (async () => {}),
  };
  const returned = createReturnedEraser({ ...erasing, database, storage, auditKey, logger });
  await returned.compareAtStart();
  const own = {
    compareErased: returned.compareOnce,
    ...(backups ? { makeBackups: backups.makeDue } : {}),
  };
  const jobs = await startJobs({ database, storage, auditKey, logger, reminders, erasing, ...own }, handlers);
  const app = createApp({
    ...parts,
    ...links,
    database,
    auditKey,
    pushSender,
    auth,
    modelOffer: model?.offer ?? null,
    client,
    ...(config.LUNARIA_DEV ? { devPages: createDevPages(mail) } : {}),
    toldBeside: { mail: () => checkMails(database), ...(backups ? { backup: backups.describe } : {}) },
    readiness: {
      database: async () => await database.check().then(() => null),
      jobs: jobs.check,
      storage: storage.check,
      keys: () => checkMasterKeys(database, keyring),
    },
  });
  const server = await listen(app.fetch, config);
  const measured = await openMetrics({ ...parts, database, backups });
  const operator = await openToOperator({ ...parts, database, auditKey, ...erasing, backups });
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await operator?.stop();
      await measured?.stop();
      await jobs.stop();
      await reader.stop();
      await database.close();
    },
  };
}

async function openMetrics({
  config: { METRICS_PORT: port, METRICS_HOST: host },
  metrics,
  database,
  storage,
  backups,
}: Pick<StartParts, 'config' | 'metrics' | 'storage'> & Pick<AdminParts, 'database' | 'backups'>) {
  if (metrics === undefined || port === undefined) return null;
  const { serveMetrics } = await import('./metrics/serve-metrics.ts');
  const looked = { database, checkStorage: storage.check };
  const more = backups ? { findLastBackup: backups.findLastBackup } : {};
  return await serveMetrics(metrics, { ...looked, ...more }, { host, port });
}

/** Only the embedded database needs it: nobody else can open the data beside this process. */
async function openToOperator(parts: Pick<StartParts, 'config'> & AdminParts) {
  const { config, logger, database, storage } = parts;
  if (database.engine === 'postgres') return null;
  const { listenToOperator } = await import('./operator/operator-socket.ts');
  const { createBackupRequest } = await import('./backup/backup-request.ts');
  const { createAdminRequest } = await import('./admin/admin-request.ts');
  const keepDays = config.BACKUP_KEEP_DAYS;
  const openNamed = async (to: string) => await openPlace(locateBackupTarget(config, to));
  return await listenToOperator(config.dataDir, {
    backup: createBackupRequest({ database, storage, keepDays, openPlace: openNamed }),
    admin: createAdminRequest(parts),
  }).catch(() => {
    logger.warn('operator_socket_closed');
    return null;
  });
}

type StartParts = Awaited<ReturnType<typeof readParts>>;

/** What can be told from the settings alone: whatever of it cannot be used stops the start before anything is opened. */
async function readParts(environment: NodeJS.ProcessEnv) {
  const config = readConfig(environment);
  await keepPrivate(config.dataDir);
  const secrets = await loadSecrets(config);
  const nameAccount = createAccountNames(secrets.sessionSecret);
  const logger = createLogger(undefined, nameAccount);
  hearConsole(logger);
  const keyring = parseMasterKeys(secrets.masterKey); // a key that cannot be used stops the start, not the first note
  const mail = locateMail(config);
  const contactAddress = locateContact(config);
  if (config.SMTP_URL && !config.CONTACT_EMAIL) logger.warn('contact_messages_go_to_the_sender');
  const smsSender = locateSms(config);
  const push = locatePush(config);
  const backupPlan = locateBackups(config);
  const model = await openModel(config, logger);
  // What counts is not even loaded where nobody asks.
  const metrics =
    config.METRICS_PORT === undefined ? undefined : (await import('./metrics/metrics.ts')).createMetrics();
  const mailer = createMailer(mail);
  const sendMail = metrics?.countMails(mailer) ?? mailer;
  const storage = createStorage(locateStorage(config));
  return {
    ...{ config, logger, nameAccount, secrets, keyring, storage, mail, sendMail, contactAddress },
    ...{ smsSender, push, model, backupPlan },
    ...(metrics && { metrics }),
  };
}

async function openData({ config, logger, keyring }: Pick<StartParts, 'config' | 'logger' | 'keyring'>) {
  const securityLog = createSecurityLog(logger);
  const location = locateDatabase(config);
  const isNew = isNewDatabase(location);
  const opening = openDatabase(location, installQueue);
  // What makes a new embedded database takes as much memory as everything else together: the pages wait for it.
  if (isNew) await opening;
  const [database, client] = await Promise.all([opening, createClientRoutes(buildDir, placeOf(config))]);
  if (database.engine === 'postgres' && !database.isOwnerOutOfReach) {
    securityLog('database_roles_share_the_owner_login', {});
  }
  if (database.canStoreLargeObjects) logger.warn('database_large_objects_open');
  await registerOrClose(database, keyring, securityLog);
  return { database, client };
}

/** The start ends with the error: a database left open would keep its directory locked. */
async function registerOrClose(
  database: Database,
  keyring: MasterKeyring,
  securityLog: SecurityLog,
): Promise<void> {
  try {
    await registerMasterKeys(database, keyring);
  } catch (error) {
    if (error instanceof MasterKeyError) securityLog('master_key_missing', {});
    await database.close();
    throw error;
  }
}

/** The language model of the settings; without one, what could ask it is not even loaded. */
async function openModel(config: Config, logger: Logger): Promise<ModelReader | null> {
  const settings = readModelSettings(config);
  if (settings === null) return null;
  const { createModelReader } = await import('./ai/create-model-reader.ts');
  return createModelReader(settings, logger);
}
