import { resolve } from 'node:path';
import { wordFor } from '@lunaria/domain/count-of.ts';
import { isKnownCountry } from '@lunaria/domain/emergency/countries.ts';
import { DEFAULT_CODE_BASE } from '@lunaria/domain/fhir/codings.ts';
import {
  DEFAULT_DIGITAL_CONSENT_AGE,
  DIGITAL_CONSENT_AGE_LIMITS,
} from '@lunaria/domain/profile/guardian-consent.ts';
import { isThisMachine } from '@lunaria/domain/this-machine.ts';
import { z } from 'zod';
import { readPrivateKey } from '../auth/providers/apple-secret.ts';
import { FILES_AT_ONCE } from '../http/file-places.ts';
import { LEAST_RATE } from '../http/least-rate.ts';
import { isPushHost, PUSH_HOSTS } from '../push/push-hosts.ts';

/** Thrown for settings that cannot work; the message is one sentence that says which and what to do. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const optionalText = z
  .string()
  .trim()
  .transform((value) => (value === '' ? undefined : value))
  .optional();
const whole = (min: number, max: number, fallback: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback);
// With a host of its own and nothing that a Location header could stumble over.
const secureAddress = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain, normalize: true })
  // Everybody is sent there: a login in the address would be told to everybody.
  .refine((address) => !/^https:\/\/[^/?#]*@/.test(address), 'It holds a login.')
  .optional();
/** Left empty it is not set, as any other. */
const optionalAddress = optionalText.pipe(z.url({ protocol: /^https?$/ }).optional());

/** A provider's word decides who somebody is: it comes over TLS, or from this machine, for tests and trials. */
const issuer = (fallback: string) =>
  z
    .url({ protocol: /^https?$/ })
    .refine((address) => {
      const { protocol, hostname, search, hash, username } = new URL(address);
      return (protocol === 'https:' || isThisMachine(hostname)) && !search && !hash && !username;
    }, 'It has to begin with https:, unless it is on this machine, and to hold no query and no login')
    .default(fallback);

/** Where codes of our own live. Under the name of those who give out others, they would pass for theirs. */
const CODE_OWNERS = ['loinc.org', 'snomed.info', 'unitsofmeasure.org', 'hl7.org', 'fhir.org'];
const codeBase = z
  .url({ protocol: /^https$/, hostname: z.regexes.domain })
  .refine((address) => !/[?#@]/.test(address), 'It holds a query, a fragment or a login')
  .refine(
    (address) => !CODE_OWNERS.some((owner) => `.${URL.parse(address)?.hostname}`.endsWith(`.${owner}`)),
    'Name an address that belongs to you: codes of other systems live there',
  )
  .transform((address) => address.replace(/\/+$/, ''))
  .default(DEFAULT_CODE_BASE);

const settingsSchema = z.object({
  PORT: whole(0, 65_535, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: optionalText
    .transform((text) => (text === undefined ? undefined : Number(text)))
    .pipe(z.int().min(0).max(65_535).optional()),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  KEY_FILE: optionalText,
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: optionalText,
  DATABASE_POOL_SIZE: whole(2, 200, 10),
  SESSION_SECRET: optionalText,
  MASTER_KEY: optionalText,
  BACKUP_KEY: optionalText,
  TRUSTED_PROXIES: whole(0, 10, 0),
  LEAST_BYTES_PER_SECOND: whole(100, 1_000_000, LEAST_RATE.bytesPerSecond),
  STALL_SECONDS: whole(5, 600, LEAST_RATE.patienceSeconds),
  FILES_AT_ONCE: whole(1, 1_000, FILES_AT_ONCE),
  RATE_LIMIT_FACTOR: z.coerce.number().positive().max(1_000_000).default(1),
  DIGITAL_CONSENT_AGE: whole(
    DIGITAL_CONSENT_AGE_LIMITS.min,
    DIGITAL_CONSENT_AGE_LIMITS.max,
    DEFAULT_DIGITAL_CONSENT_AGE,
  ),
  REGION: z
    .string()
    .trim()
    .toUpperCase()
    .refine(isKnownCountry, 'It is no two-letter code of a country, such as GB')
    .optional(),
  FACTOR_REMOVAL_HOURS: whole(1, 8760, 72),
  /** Of 1,000,000 bytes, as sizes are shown to her. */
  STORAGE_QUOTA_MB: whole(1, 1_000_000, 2000),
  EXPORT_SNOMED: z.stringbool().default(false),
  FHIR_CODE_BASE: codeBase,
  /** So many days a backup is kept at most; what was erased is told apart for as long. */
  BACKUP_KEEP_DAYS: whole(1, 180, 30),
  /** A folder, or `s3://bucket/prefix`: then the server makes backups by itself, once a day. */
  BACKUP_TO: optionalText,
  /** By the clock of this machine. */
  BACKUP_AT: z
    .string()
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'It is no hour of the day, such as 03:00')
    .default('03:00'),
  BACKUP_S3_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: optionalAddress,
  BACKUP_S3_ACCESS_KEY_ID: optionalText,
  BACKUP_S3_SECRET_ACCESS_KEY: optionalText,
  BACKUP_S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  SMTP_URL: optionalText,
  MAIL_FROM: z.string().min(3).default('Lunaria <no-reply@localhost>'),
  CONTACT_EMAIL: optionalText,
  SMS_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_WEBHOOK_TOKEN: optionalText,
  PUSH: z.stringbool().default(false),
  VAPID_PUBLIC_KEY: optionalText,
  VAPID_PRIVATE_KEY: optionalText,
  VAPID_SUBJECT: optionalText.refine(
    (subject) => subject === undefined || /^(?:mailto:\S+@\S+|https:\/\/\S+)$/.test(subject),
    'It has to begin with mailto: or https:',
  ),
  /** Separated by commas. */
  PUSH_HOSTS: z
    .string()
    .transform((hosts) =>
      hosts
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .refine((hosts) => hosts.length > 0 && hosts.every(isPushHost), {
      error: 'It holds what is no host, such as push.example.org, *.example.org or localhost:8443',
    })
    .default([...PUSH_HOSTS]),
  QUICK_EXIT_URL: z.url({ protocol: /^https$/ }).default('https://www.wikipedia.org/'),
  SOCIAL_INSTAGRAM_URL: secureAddress,
  SOCIAL_X_URL: secureAddress,
  SOCIAL_FACEBOOK_URL: secureAddress,
  SOCIAL_LINKEDIN_URL: secureAddress,
  SOCIAL_YOUTUBE_URL: secureAddress,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  APPLE_CLIENT_ID: optionalText,
  APPLE_TEAM_ID: optionalText,
  APPLE_KEY_ID: optionalText,
  APPLE_PRIVATE_KEY: optionalText.refine(
    (key) => key === undefined || isApplePrivateKey(key),
    'It is not the content of the .p8 file that Apple gave out',
  ),
  APPLE_ISSUER: issuer('https://appleid.apple.com'),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('us-east-1'),
  S3_ENDPOINT: optionalAddress,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  S3_FORCE_PATH_STYLE: z.stringbool().default(false),
  ALLOW_PLAIN_CONNECTIONS: z.stringbool().default(false),
  AI_BASE_URL: optionalText,
  AI_MODEL: optionalText,
  AI_API_KEY: optionalText,
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(300).optional(),
  LUNARIA_DEV: z.stringbool().default(false),
});

export type Settings = z.infer<typeof settingsSchema>;

export interface Config extends Settings {
  dataDir: string;
  keyFile: string;
  /** What links in mails begin with, and the issuer of access tokens. No slash at the end. */
  publicUrl: string;
  /** True when people reach the server by https: cookies are marked Secure and HSTS is sent. */
  isSecure: boolean;
}

/**
 * Reads the settings (README, *Settings*) from the environment. Empty variables count as unset.
 * Throws ConfigError, without ever repeating a value: it may be a secret.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = settingsSchema.safeParse(present);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`The setting ${issue?.path.join('.')} cannot be used: ${issue?.message}.`);
  }
  const settings = result.data;
  if (settings.DATABASE_URL && !(settings.SESSION_SECRET && settings.MASTER_KEY)) {
    throw new ConfigError(
      'With DATABASE_URL set, SESSION_SECRET and MASTER_KEY must be set too: every process must use the same secrets, and they may not lie beside the data. Make one of each with "openssl rand -base64 32".',
    );
  }
  if (settings.SESSION_SECRET && settings.SESSION_SECRET.length < 32) {
    throw new ConfigError('SESSION_SECRET is too short: make one with "openssl rand -base64 32".');
  }
  if (settings.S3_BUCKET && !(settings.S3_ACCESS_KEY_ID && settings.S3_SECRET_ACCESS_KEY)) {
    throw new ConfigError('With S3_BUCKET set, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.');
  }
  checkTogether(settings, 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY');
  checkTogether(settings, 'GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET');
  checkTogether(settings, 'APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY');
  const dataDir = resolve(settings.DATA_DIR);
  const publicUrl = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/+$/, '');
  return {
    ...settings,
    dataDir,
    // Beside the data, never inside it: a copy of the data directory must not carry its keys.
    keyFile: resolve(settings.KEY_FILE ?? `${dataDir}.keys`),
    publicUrl,
    isSecure: publicUrl.startsWith('https:'),
  };
}

/** Refuses a part of what belongs together: it would lead nowhere. */
function checkTogether(settings: Settings, ...names: (keyof Settings)[]): void {
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === 0 || missing.length === names.length) return;
  throw new ConfigError(
    `Of ${names.join(', ')}, ${missing.join(' and ')} ${wordFor(missing.length, 'is', 'are')} not set: set all of them or none.`,
  );
}

function isApplePrivateKey(pem: string): boolean {
  try {
    return readPrivateKey(pem) !== null;
  } catch {
    return false;
  }
}
