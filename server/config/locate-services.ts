import { join } from 'node:path';
import type { DatabaseLocation } from '@lunaria/db/engine/database-location.ts';
import { isThisMachine } from '@lunaria/domain/this-machine.ts';
import { isMailAddress } from '../mail/mail.ts';
import type { MailConfig } from '../mail/mailer.ts';
import type { PushSettings } from '../push/push-sender.ts';
import { isVapidPair, type VapidKey } from '../push/vapid-key.ts';
import type { SmsSender } from '../sms/sms-sender.ts';
import { createWebhookSender } from '../sms/webhook-sender.ts';
import type { StorageConfig } from '../storage/open-disk.ts';
import { type Config, ConfigError } from './read-config.ts';

/** The settings in the form each part of the server takes them: which engine, which disk, which mail server. */

export function locateDatabase(config: Config): DatabaseLocation {
  return config.DATABASE_URL
    ? {
        engine: 'postgres',
        url: config.DATABASE_URL,
        poolSize: config.DATABASE_POOL_SIZE,
        allowsPlain: config.ALLOW_PLAIN_CONNECTIONS,
      }
    : { engine: 'pglite', dataDir: config.dataDir };
}

/** Throws a ConfigError where files would travel in the open. */
export function locateStorage(config: Config): StorageConfig {
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = config;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { driver: 'disk', root: join(config.dataDir, 'files') };
  }
  checkEndpoint(config, 'S3_ENDPOINT');
  return {
    driver: 's3',
    bucket: S3_BUCKET,
    region: config.S3_REGION,
    ...(config.S3_ENDPOINT ? { endpoint: config.S3_ENDPOINT } : {}),
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    forcePathStyle: config.S3_FORCE_PATH_STYLE,
  };
}

/** Files are encrypted before they leave this machine; their names and sizes and the signed requests are not. */
export function checkEndpoint(config: Config, setting: 'S3_ENDPOINT' | 'BACKUP_S3_ENDPOINT'): void {
  const { [setting]: endpoint, ALLOW_PLAIN_CONNECTIONS: allowsPlain } = config;
  if (endpoint === undefined || allowsPlain) return;
  const { protocol, hostname } = new URL(endpoint);
  if (protocol === 'https:' || isThisMachine(hostname)) return;
  throw new ConfigError(
    `The setting ${setting} leaves this machine and must begin with https. On a network where nobody else can read along, ALLOW_PLAIN_CONNECTIONS=true takes it as it is.`,
  );
}

export function locateMail(config: Config): MailConfig {
  return config.SMTP_URL
    ? { transport: 'smtp', url: config.SMTP_URL, from: config.MAIL_FROM }
    : { transport: 'outbox', directory: join(config.dataDir, 'outbox-mail'), from: config.MAIL_FROM };
}

/** Where messages of the contact forms go: CONTACT_EMAIL, otherwise the sender of all mails. Throws a ConfigError. */
export function locateContact(config: Config): string {
  const address = config.CONTACT_EMAIL ?? /<([^<>]*)>$/.exec(config.MAIL_FROM)?.[1] ?? config.MAIL_FROM;
  if (isMailAddress(address)) return address;
  const setting = config.CONTACT_EMAIL === undefined ? 'MAIL_FROM' : 'CONTACT_EMAIL';
  throw new ConfigError(`The setting ${setting} holds no mail address, such as team@example.org.`);
}

/** Who sends text messages: an address of the operator's, or nobody. Throws a ConfigError. */
export function locateSms({ SMS_WEBHOOK_URL: url, SMS_WEBHOOK_TOKEN: token }: Config): SmsSender | null {
  if (url === undefined) return null;
  if (token === undefined) {
    throw new ConfigError(
      'With SMS_WEBHOOK_URL set, SMS_WEBHOOK_TOKEN must be set too: it says there who asks.',
    );
  }
  if (!url.startsWith('https:') && !isThisMachine(new URL(url).hostname)) {
    throw new ConfigError(
      'The setting SMS_WEBHOOK_URL must begin with https: numbers and codes pass through it.',
    );
  }
  return createWebhookSender({ url, token });
}

/**
 * Whether and how reminders go to devices: null where they do not, otherwise with a key of the operator's, or null for the one
 * that the server keeps. Throws a ConfigError.
 */
export function locatePush(config: Config): (PushSettings & { key: VapidKey | null }) | null {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = config;
  if ((publicKey === undefined) !== (privateKey === undefined)) {
    throw new ConfigError('Of VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY one is not set: set both or none.');
  }
  const key = publicKey && privateKey ? { publicKey, privateKey } : null;
  if (key !== null && !isVapidPair(key)) {
    throw new ConfigError(
      'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair: make one with "npx web-push generate-vapid-keys", or set none of them.',
    );
  }
  if (!config.PUSH) return null;
  if (!config.isSecure && !isThisMachine(new URL(config.publicUrl).hostname)) {
    throw new ConfigError(
      'With PUSH=on, PUBLIC_URL must begin with https: browsers let no other page ask for push.',
    );
  }
  const ofSite = config.isSecure ? config.publicUrl : `mailto:${locateContact(config)}`;
  return { hosts: config.PUSH_HOSTS, subject: config.VAPID_SUBJECT ?? ofSite, key };
}
