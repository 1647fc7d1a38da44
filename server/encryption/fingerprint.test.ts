import { createSecretKey, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { fingerprintText } from './fingerprint.ts';

const key = createSecretKey(randomBytes(32));
const place = { table: 'safety_alerts', column: 'facts_key', userId: 'maria' };

test('the same text of one user in one column has one fingerprint; another key, place, user or text another', () => {
  const one = fingerprintText(key, place, 'systolic=170');
  expect(one).toHaveLength(32);
  expect(fingerprintText(key, place, 'systolic=170')).toEqual(one);
  for (const other of [
    fingerprintText(createSecretKey(randomBytes(32)), place, 'systolic=170'),
    fingerprintText(key, { ...place, table: 'measurements' }, 'systolic=170'),
    fingerprintText(key, { ...place, column: 'content' }, 'systolic=170'),
    fingerprintText(key, { ...place, userId: 'another' }, 'systolic=170'),
    fingerprintText(key, place, 'systolic=171'),
    fingerprintText(key, { ...place, userId: 'mariasystolic' }, '=170'),
  ])
    expect(other).not.toEqual(one);
});
