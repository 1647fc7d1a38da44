import { expect, test } from 'vitest';
import type { Factor } from './factors.ts';
import { listSteps, nameWay } from './ways.ts';

function make(
  factor_type: Factor['factor_type'],
  last_used_at: string | null,
  status: Factor['status'] = 'verified',
) {
  const name = `my ${factor_type}`;
  return {
    id: name,
    friendly_name: name,
    factor_type,
    status,
    created_at: '2026-11-01T09:00:00Z',
    last_used_at,
  };
}

test('the step she took last comes first, recovery codes last, and only what was confirmed is offered', () => {
  const factors = [
    make('phone', null),
    make('totp', '2026-11-02T09:00:00Z'),
    make('webauthn', '2026-11-20T09:00:00Z'),
    make('totp', null, 'unverified'),
  ];
  expect(listSteps({ factors, recovery_codes_left: 2 }).map(nameWay)).toEqual([
    'Passkey (my webauthn)',
    'Code of your authenticator app (my totp)',
    'Code by text message (my phone)',
    'Recovery code',
  ]);
});

test('of steps never taken the app comes before the passkey and the phone; used up codes are not offered', () => {
  const factors = [make('phone', null), make('webauthn', null), make('totp', null)];
  expect(listSteps({ factors, recovery_codes_left: 0 }).map(({ kind }) => kind)).toEqual([
    'totp',
    'webauthn',
    'phone',
  ]);
});
