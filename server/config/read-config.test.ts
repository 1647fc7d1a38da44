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
