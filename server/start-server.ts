import { fileURLToPath } from 'node:url';
import type { Database } from '@lunaria/db/engine/database.ts';
import { isNewDatabase } from '@lunaria/db/engine/database-location.ts';
import { openDatabase } from '@lunaria/db/engine/open-database.ts';
import type { ModelReader } from './ai/model-reader.ts';
import { readModelSettings } from './ai/read-model-settings.ts';
import { createApp } from './app.ts';
import { createAuth } from './auth/create-auth.ts';
import { createEmailChangeLinks } from './auth/email-change-link.ts';
import { ensureSigningKey } from './auth/ensure-signing-key.ts';
import { createGuardianLinks } from './auth/guardian-link.ts';
import { createNewsletterLinks } from './auth/newsletter-link.ts';
import { createResetLinks } from './auth/reset-link.ts';
import { createUndoLinks } from './auth/undo-link.ts';
import { createVerificationLinks } from './auth/verification-link.ts';
import { keepPrivate } from './config/keep-private.ts';
import { loadSecrets } from './config/load-secrets.ts';
import {
  locateContact,
  locateDatabase,
  locateMail,
  locateSms,
  locateStorage,
} from './config/locate-services.ts';
import { type Config, readConfig } from './config/read-config.ts';
import { MasterKeyError, type MasterKeyring, parseMasterKeys } from './encryption/master-key.ts';
import { listen } from './http/listen.ts';
import { createAskModelJob } from './jobs/ask-model.ts';
import { installQueue } from './jobs/install-queue.ts';
import { createMoveBloodPressuresJob } from './jobs/move-blood-pressures.ts';
import { createReadDocumentJob } from './jobs/read-document.ts';
import { createAccountLinkedMailJob } from './jobs/send-account-linked-mail.ts';
import { createContactMailJob } from './jobs/send-contact-message.ts';
import { createEmailChangedMailJob, createEmailChangeMailsJob } from './jobs/send-email-change-mails.ts';
import { createFactorRemovalMailJob } from './jobs/send-factor-removal-mail.ts';
import { createFactorsChangedMailJob } from './jobs/send-factors-changed-mail.ts';
import { createGuardianMailJob } from './jobs/send-guardian-mail.ts';
import { createNewsletterConfirmationJob } from './jobs/send-newsletter-confirmation.ts';
import { createNewsletterIssueJob } from './jobs/send-newsletter-issue.ts';
import {
  createPasswordChangedMailJob,
  createPasswordRemovedMailJob,
  createPasswordResetMailJob,
} from './jobs/send-password-mails.ts';
import { createSignInNoticeJob } from './jobs/send-sign-in-notice.ts';
import { createVerificationMailJob } from './jobs/send-verification-mail.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { checkMasterKeys, registerMasterKeys } from './keys/check-master-keys.ts';
import { createLogger, type Logger } from './logging/logger.ts';
import { createSecurityLog, type SecurityLog } from './logging/security-log.ts';
import { createMailboxLimit } from './mail/limit-by-mailbox.ts';
import { createMailer } from './mail/mailer.ts';
import { createDocumentReader } from './reading/create-document-reader.ts';
import { findReadingConfinement } from './reading/start-reading-process.ts';
import { understandApart } from './reading/understand-apart.ts';
import { createClientRoutes } from './routes/client.ts';
import { createDevPages } from './routes/dev-pages.ts';
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
  const config = readConfig(environment);
  const logger = createLogger();
  const securityLog = createSecurityLog(logger);
  await keepPrivate(config.dataDir);
  const secrets = await loadSecrets(config);
  const keyring = parseMasterKeys(secrets.masterKey); // a key that cannot be used stops the start, not the first note
  const mail = locateMail(config);
  const contactAddress = locateContact(config);
  if (config.SMTP_URL && !config.CONTACT_EMAIL) logger.warn('contact_messages_go_to_the_sender');
  const smsSender = locateSms(config);
  const model = await openModel(config, logger);
  const modelOffer = model?.offer ?? null;
  const sendMail = createMailer(mail);
  const storage = createStorage(locateStorage(config));
  const location = locateDatabase(config);
  const isNew = isNewDatabase(location);
  const opening = openDatabase(location, installQueue);
  // What makes a new embedded database takes as much memory as everything else together: the pages wait for it.
  if (isNew) await opening;
  const [database, client] = await Promise.all([opening, createClientRoutes(buildDir, config.publicUrl)]);
  if (database.engine === 'postgres' && !database.isOwnerOutOfReach) {
    securityLog('database_roles_share_the_owner_login', {});
  }
  if (database.canStoreLargeObjects) logger.warn('database_large_objects_open');
  await registerOrClose(database, keyring, securityLog);
  const auth = createAuth({ config, secrets, database, logger });
  await ensureSigningKey(auth, database);
  const { publicUrl } = config;
  const { sessionSecret } = secrets;
  const guardianLinks = createGuardianLinks(sessionSecret);
  const newsletterLinks = createNewsletterLinks(sessionSecret);
  const limitMail = createMailboxLimit(
    { database, sessionSecret, rateLimitFactor: config.RATE_LIMIT_FACTOR, logger },
    sendMail,
  );
  const newsletter = { database, sendMail, newsletterLinks, publicUrl };
  await announceArticles(database, await readBuiltArticles(buildDir));
  const resetLinks = createResetLinks(sessionSecret);
  const emailChangeLinks = createEmailChangeLinks(sessionSecret);
  const verificationLinks = createVerificationLinks(sessionSecret);
  const emailChanges = { database, sendMail: limitMail('address change'), emailChangeLinks, publicUrl };
  const undoLinks = createUndoLinks(sessionSecret);
  const notices = limitMail('notice');
  const passwordNotices = limitMail('password notice');
  const changes = { database, sendMail: notices, undoLinks, publicUrl };
  const reader = createDocumentReader({ givesWay: true });
  const { command: _, ...confined } = findReadingConfinement();
  logger.info('reading_confined', confined);
  const jobs = await startJobs(
    database,
    storage,
    {
      'send-verification-mail': createVerificationMailJob({
        database,
        sendMail: limitMail('address confirmation'),
        verificationLinks,
        publicUrl,
      }),
      'send-guardian-mail': createGuardianMailJob({
        database,
        keyring,
        sendMail: limitMail('guardian consent'),
        guardianLinks,
        publicUrl,
      }),
      'send-contact-message': createContactMailJob({ database, keyring, sendMail, contactAddress }),
      'send-password-reset-mail': createPasswordResetMailJob({
        database,
        sendMail: limitMail('new password'),
        resetLinks,
        publicUrl,
      }),
      'send-password-changed-mail': createPasswordChangedMailJob({
        database,
        sendMail: passwordNotices,
        publicUrl,
      }),
      'send-password-removed-mail': createPasswordRemovedMailJob({
        database,
        sendMail: passwordNotices,
        publicUrl,
      }),
      'send-factors-changed-mail': createFactorsChangedMailJob(changes),
      'send-factor-removal-mail': createFactorRemovalMailJob({
        database,
        keyring,
        sendMail: notices,
        smsSender,
        logger,
        publicUrl,
      }),
      'send-account-linked-mail': createAccountLinkedMailJob(changes),
      'send-email-change-mails': createEmailChangeMailsJob(emailChanges),
      'send-email-changed-mail': createEmailChangedMailJob(changes),
      'send-sign-in-notice': createSignInNoticeJob({ database, sendMail: notices, publicUrl }),
      'read-document': createReadDocumentJob({
        database,
        keyring,
        storage,
        reader,
        understand: understandApart,
        modelOffer,
        logger,
      }),
      'move-blood-pressures': createMoveBloodPressuresJob({ database, keyring }),
      'ask-model': createAskModelJob({ database, keyring, model }),
      'send-newsletter-confirmation': createNewsletterConfirmationJob({
        ...newsletter,
        sendMail: limitMail('subscription'),
      }),
      'send-newsletter-issue': createNewsletterIssueJob(newsletter),
    },
    logger,
  );
  const app = createApp({
    config,
    database,
    keyring,
    storage,
    auth,
    guardianLinks,
    newsletterLinks,
    resetLinks,
    emailChangeLinks,
    verificationLinks,
    undoLinks,
    logger,
    smsSender,
    modelOffer,
    client,
    ...(config.LUNARIA_DEV ? { devPages: createDevPages(mail) } : {}),
    readiness: {
      database: async () => await database.check().then(() => null),
      jobs: jobs.check,
      storage: storage.check,
      keys: () => checkMasterKeys(database, keyring),
    },
  });
  const server = await listen(app.fetch, config);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await jobs.stop();
      await reader.stop();
      await database.close();
    },
  };
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
