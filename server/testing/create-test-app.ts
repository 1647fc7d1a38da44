import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@lunaria/db/testing/open-test-database.ts';
import type { Engine } from '@lunaria/db/testing/test-engines.ts';
import { readModelSettings } from '../ai/read-model-settings.ts';
import { createApp } from '../app.ts';
import { type Auth, createAuth } from '../auth/create-auth.ts';
import { createLinks, type Links } from '../auth/create-links.ts';
import { ensureSigningKey } from '../auth/ensure-signing-key.ts';
import { loadSecrets } from '../config/load-secrets.ts';
import { locatePush, locateSms, locateStorage } from '../config/locate-services.ts';
import { type Config, readConfig } from '../config/read-config.ts';
import type { AppDependencies } from '../create-parts.ts';
import type { AuditKey } from '../encryption/audit-key.ts';
import { type MasterKeyring, parseMasterKeys } from '../encryption/master-key.ts';
import { openAuditKey } from '../keys/open-audit-key.ts';
import { openPushKey } from '../keys/open-push-key.ts';
import { hearConsole } from '../logging/hear-console.ts';
import { createLogger, type Logger } from '../logging/logger.ts';
import { createAccountNames } from '../logging/name-account.ts';
import { createPushSender, type PushSender } from '../push/push-sender.ts';
import { createStorage, type Storage } from '../storage/storage.ts';
import { PUSH_CERTIFICATE } from './push-service.ts';
import { queueInstallation } from './queue-installation.ts';
import { type App, TestClient } from './test-client.ts';

export interface TestApp extends Links {
  app: App;
  auth: Auth;
  config: Config;
  keyring: MasterKeyring;
  auditKey: AuditKey;
  /** Null unless the environment switches push on. */
  pushSender: PushSender | null;
  storage: Storage;
  logger: Logger;
  opened: TestDatabase;
  /** Everything that the server wrote to its log or to the console. */
  output: string[];
  /** A browser, or another program, with a cookie jar of its own. */
  createClient(): TestClient;
  /** The same accounts and data behind other settings, as another process of the server would see them. */
  createAppWith(environment: Record<string, string>): Promise<App>;
  /** Throws when a name, an address or a password that a client sent, or the id of an account, stands in the output. */
  close(): Promise<void>;
}

/** The names of accounts in the log, as every app for tests writes them. */
export const nameInTests = createAccountNames('names in the log of a test');

/** The whole server without a port: real accounts and database, mails and files in a temporary directory. */
export async function createTestApp(
  engine: Engine,
  environment: Record<string, string> = {},
  more: Pick<AppDependencies, 'metrics'> = {},
): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'lunaria test '));
  const opened = await openTestDatabase(engine, queueInstallation);
  const settings = { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000', ...environment };
  const output: string[] = [];
  const logger = createLogger((line) => output.push(line), nameInTests);
  const restoreConsole = hearConsole(logger);
  const personal = new Set<string>();

  const made = await assemble(opened, logger, settings, more);
  const { app, config } = made;
  return {
    ...made,
    logger,
    opened,
    output,
    createClient: () => new TestClient(app, config.publicUrl, personal),
    createAppWith: async (changes) => (await assemble(opened, logger, { ...settings, ...changes })).app,
    close: async () => {
      restoreConsole();
      await opened.close();
      await rm(dataDir, { recursive: true });
      await rm(config.keyFile, { force: true });
      assertNothingPersonal(output, personal);
    },
  };
}

async function assemble(
  { database }: TestDatabase,
  logger: Logger,
  settings: Record<string, string>,
  more: Pick<AppDependencies, 'metrics'> = {},
) {
  const config = readConfig(settings);
  const secrets = await loadSecrets(config);
  const keyring = parseMasterKeys(secrets.masterKey);
  const auditKey = await openAuditKey(database, keyring);
  const auth = createAuth({ config, secrets, database, logger, auditKey });
  await ensureSigningKey(auth, database);
  const fine = async () => null;
  const readiness = { database: fine, jobs: fine, storage: fine, keys: fine };
  const links = createLinks(secrets.sessionSecret);
  const storage = createStorage(locateStorage(config));
  const push = locatePush(config);
  const pushKey = push && (push.key ?? (await openPushKey(database, keyring)));
  const pushSender = push && pushKey && createPushSender(push, pushKey, { certificate: PUSH_CERTIFICATE });
  const model = readModelSettings(config);
  const modelOffer = model && { endpoint: model.baseUrl, model: model.model };
  const app = createApp({
    config,
    database,
    keyring,
    auditKey,
    storage,
    auth,
    ...links,
    logger,
    smsSender: locateSms(config),
    pushSender,
    modelOffer,
    readiness,
    ...more,
  });
  return {
    config,
    auth,
    app,
    keyring,
    auditKey,
    pushSender,
    ...links,
    storage,
  };
}

function assertNothingPersonal(output: string[], personal: Set<string>): void {
  for (const value of personal) {
    if (output.some((line) => line.toLowerCase().includes(value.toLowerCase()))) {
      throw new Error(`The log holds something personal: ${value}`);
    }
  }
}
