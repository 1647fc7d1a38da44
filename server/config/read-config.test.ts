import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './read-config.ts';

test('the age of digital consent is 13 unless it is set, and can be set from 13 to 16', () => {
  expect(readConfig({}).DIGITAL_CONSENT_AGE).toBe(13);
  expect(readConfig({ DIGITAL_CONSENT_AGE: '' }).DIGITAL_CONSENT_AGE).toBe(13);
  for (const age of [13, 14, 15, 16]) {
    expect(readConfig({ DIGITAL_CONSENT_AGE: String(age) }).DIGITAL_CONSENT_AGE).toBe(age);
  }
});

test.each(['12', '17', '0', '-13', '13.5', 'thirteen'])(
  'the age of digital consent %s is refused by its name, without the value',
  (age) => {
    const read = () => readConfig({ DIGITAL_CONSENT_AGE: age });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/^The setting DIGITAL_CONSENT_AGE cannot be used/);
  },
);

test('the country of the installation is a code that has a number, in any letters, or none', () => {
  expect(readConfig({}).REGION).toBeUndefined();
  expect(readConfig({ REGION: ' ie ' }).REGION).toBe('IE');
  // Its numbers stand in no table, an official page names them.
  expect(readConfig({ REGION: 'cw' }).REGION).toBe('CW');
  for (const wrong of ['Ireland', 'XX', 'I', '112', 'toString'])
    expect(() => readConfig({ REGION: wrong })).toThrow(/^The setting REGION cannot be used/);
});

test('how slow a client may be, and how many files there are at once, have defaults and bounds', () => {
  const { LEAST_BYTES_PER_SECOND, STALL_SECONDS, FILES_AT_ONCE } = readConfig({});
  expect([LEAST_BYTES_PER_SECOND, STALL_SECONDS, FILES_AT_ONCE]).toEqual([2_000, 30, 60]);
  expect(readConfig({ STALL_SECONDS: '60', FILES_AT_ONCE: '9' })).toMatchObject({
    STALL_SECONDS: 60,
    FILES_AT_ONCE: 9,
  });
  for (const unbounded of [{ LEAST_BYTES_PER_SECOND: '0' }, { STALL_SECONDS: '0' }, { FILES_AT_ONCE: '0' }])
    expect(() => readConfig(unbounded)).toThrow(ConfigError);
});

test('the documents of an account may take 2 GB unless it is set, never nothing', () => {
  expect(readConfig({}).STORAGE_QUOTA_MB).toBe(2000);
  expect(readConfig({ STORAGE_QUOTA_MB: '500' }).STORAGE_QUOTA_MB).toBe(500);
  for (const quota of ['0', '-1', '1.5', '2 GB'])
    expect(() => readConfig({ STORAGE_QUOTA_MB: quota })).toThrow(
      /^The setting STORAGE_QUOTA_MB cannot be used/,
    );
});

test('SNOMED CT is written where it is switched on, and codes of our own live at an address that can be set', () => {
  expect(readConfig({})).toMatchObject({
    EXPORT_SNOMED: false,
    FHIR_CODE_BASE: 'https://lunaria.invalid/fhir',
  });
  expect(
    readConfig({ EXPORT_SNOMED: '1', FHIR_CODE_BASE: 'https://clinic.example.org/fhir/' }),
  ).toMatchObject({
    EXPORT_SNOMED: true,
    FHIR_CODE_BASE: 'https://clinic.example.org/fhir',
  });
  expect(() => readConfig({ EXPORT_SNOMED: 'perhaps' })).toThrow(/^The setting EXPORT_SNOMED cannot be used/);
});

test.each([
  'clinic',
  'http://clinic.example.org/fhir',
  'https://clinic.example.org/fhir?a=1',
  'https://clinic.example.org/fhir#a',
  'https://a:b@clinic.example.org/fhir',
  // Codes of others live there.
  'https://loinc.org/ours',
  'https://terminology.hl7.org/CodeSystem',
  'https://snomed.info/sct',
])('the address of our own codes is not %s', (address) => {
  const read = () => readConfig({ FHIR_CODE_BASE: address });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(/^The setting FHIR_CODE_BASE cannot be used/);
});

test('Google and Apple are set up whole or not at all', () => {
  expect(readConfig({}).GOOGLE_ISSUER).toBe('https://accounts.google.com');
  expect(() => readConfig({ GOOGLE_CLIENT_ID: 'a' })).toThrow(
    'Of GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, GOOGLE_CLIENT_SECRET is not set: set all of them or none.',
  );
  expect(() => readConfig({ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b' })).toThrow(
    'APPLE_KEY_ID and APPLE_PRIVATE_KEY are not set: set all of them or none.',
  );
});

test.each([
  'http://accounts.google.com',
  'http://localhost.evil.example',
  'http://127.0.0.1.evil.example',
  'https://user:secret@accounts.google.com',
  'https://accounts.google.com?x=1',
  'javascript:alert(1)',
])('%s is believed about nobody', (issuer) => {
  const read = () => readConfig({ GOOGLE_ISSUER: issuer });
  expect(read).toThrow(/^The setting GOOGLE_ISSUER cannot be used/);
  expect(read).not.toThrow(/secret/);
});

test.each(['http://localhost:9000', 'http://127.0.0.1:9000', 'https://id.example.org/realm'])(
  '%s may stand in for Apple',
  (issuer) => {
    expect(readConfig({ APPLE_ISSUER: issuer }).APPLE_ISSUER).toBe(issuer);
  },
);

test('Apple’s key is looked at when the server starts, also written on one line, and never repeated', () => {
  const pem = (namedCurve: string) =>
    generateKeyPairSync('ec', { namedCurve }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const read = (key: string) =>
    readConfig({
      APPLE_CLIENT_ID: 'a',
      APPLE_TEAM_ID: 'b',
      APPLE_KEY_ID: 'c',
      APPLE_PRIVATE_KEY: key,
    }).APPLE_PRIVATE_KEY;
  const right = pem('P-256');
  expect(read(right.replaceAll('\n', '\\n'))).toContain('PRIVATE KEY');
  for (const wrong of ['nonsense', pem('P-384')]) {
    expect(() => read(wrong)).toThrow(
      'The setting APPLE_PRIVATE_KEY cannot be used: It is not the content of the .p8 file that Apple gave out.',
    );
  }
});
