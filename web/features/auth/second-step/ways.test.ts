import type { Factor } from '@lunaria/domain/account/factors.ts';
import { expect, test } from 'vitest';
import { listSteps, nameNumber, nameWay } from './ways.ts';

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
    removal_due_at: null,
  };
}

test('the step she took last comes first, recovery codes last, and only what was confirmed is offered', () => {
  const factors = [
    make('phone', null),
    make('totp', '2026-11-02T09:00:00Z'),
    make('webauthn', '2026-11-20T09:00:00Z'),
    make('totp', null, 'unverified'),
  ];
  expect(listSteps({ factors, recovery_codes_left: 2, phone_available: true }).map(nameWay)).toEqual([
    'Passkey (my webauthn)',
    'Code of your authenticator app (my totp)',
    'Code by text message (my phone)',
    'Recovery code',
  ]);
});

test('of steps never taken the app comes before the passkey and the phone; used up codes are not offered', () => {
  const factors = [make('phone', null), make('webauthn', null), make('totp', null)];
  expect(
    listSteps({ factors, recovery_codes_left: 0, phone_available: true }).map(({ kind }) => kind),
  ).toEqual(['totp', 'webauthn', 'phone']);
});

test('a phone is not offered by a server that cannot send to it', () => {
  const factors = [make('phone', null), make('totp', null)];
  const steps = listSteps({ factors, recovery_codes_left: 0, phone_available: false });
  expect(steps.map(({ kind }) => kind)).toEqual(['totp']);
});

test('a name that says no more than the kind of step is not repeated beside it', () => {
  const factor = { ...make('totp', null), friendly_name: 'Authenticator app' };
  expect(nameWay({ kind: 'totp', factor })).toBe('Code of your authenticator app');
});

test('of a number only its end is said', () => {
  expect(nameNumber({ ...make('phone', null), phone: '··· 42' })).toBe('the number ending in 42');
  expect(nameNumber(make('phone', null))).toBe('your phone');
});
