import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes, session } from './row-statements.ts';

type Changes = Record<string, string>;

const insert = (table: string, values: Changes) =>
  `insert into ${table} (${Object.keys(values)}) values (${Object.values(values)})`;
const hash = bytes(32);
const soon = "now() + interval '5 minutes'";

// What an account is protected with, and what waits for its owner: a statement for each table; `$maria` stands for her id.
export const factor = (changes: Changes) =>
  insert('factors', {
    user_id: "'$maria'",
    factor_type: "'totp'",
    friendly_name: "'My phone'",
    secret: bytes(60),
    wrapped_key: bytes(61),
    master_key_id: "'first'",
    ...changes,
  });
const noSecret = { secret: 'null', wrapped_key: 'null', master_key_id: 'null' };
const credential = {
  credential_id: "repeat('c', 1400)",
  public_key: bytes(16),
  sign_count: '0',
};
const passkey = (changes: Changes) =>
  factor({ ...noSecret, factor_type: "'webauthn'", status: "'verified'", ...credential, ...changes });
const challenge = (changes: Changes) => insert('factor_challenges', { expires_at: soon, ...changes });
export const recoveryCode = (changes: Changes) =>
  insert('recovery_codes', { user_id: "'$maria'", code_hash: hash, ...changes });
const flow = (changes: Changes) =>
  insert('provider_flows', {
    provider: "'google'",
    purpose: "'sign-in'",
    state_hash: hash,
    browser_hash: hash,
    nonce: "'n'",
    code_verifier: "'v'",
    return_path: "'/dashboard'",
    failure_path: "'/auth/login'",
    expires_at: soon,
    ...changes,
  });
export const waitingLink = (changes: Changes) =>
  insert('waiting_links', {
    user_id: "'$maria'",
    provider: "'apple'",
    subject: "'1234'",
    browser_hash: "sha256('$maria'::bytea)",
    expires_at: soon,
    ...changes,
  });
export const emailChange = (changes: Changes) =>
  insert('email_changes', {
    user_id: "'$maria'",
    old_email: "'old@example.org'",
    new_email: "'new@example.org'",
    expires_at: soon,
    ...changes,
  });
export const accountChange = (changes: Changes) =>
  insert('account_changes', { user_id: "'$maria'", kind: "'factor-added'", ...changes });
export const accountEvent = (changes: Changes) =>
  insert('account_events', { user_id: "'$maria'", kind: "'password-wrong'", hour: 'now()', ...changes });
export const accountLock = (changes: Changes) =>
  insert('account_locks', { user_id: "'$maria'", pin_hash: "'$argon2id$' || repeat('x', 40)", ...changes });
export const signIn = (changes: Changes) =>
  insert('sign_ins', { user_id: "'$maria'", method: "'password'", ...changes });
const herSession = session("'$maria'", "'$maria'").replace('gen_random_uuid()', absent);

const auth = (...statements: string[]) =>
  statements.map((statement): readonly [DatabaseRole, string] => ['app_auth', statement]);
const each = (statement: (changes: Changes) => string, ...list: Changes[]) => auth(...list.map(statement));
const twice = (statement: string) => `${statement}; ${statement}`;

/** For every constraint of these tables, statements that break it and nothing else. */
export const accountViolations: Record<string, (readonly [DatabaseRole, string])[]> = {
  sessions_aal: auth(`${herSession}; update sessions set aal = 'aal3'`),
  sessions_signed_in_by: auth(`${herSession}; update sessions set signed_in_by = 'luck'`),
  account_locks_pkey: auth(twice(accountLock({}))),
  account_locks_user_id_users_id_fk: each(accountLock, { user_id: absent }),
  account_locks_pin_hash: each(
    accountLock,
    { pin_hash: "'1234'" },
    { pin_hash: "'$argon2id$'" },
    { pin_hash: "'$argon2id$' || repeat('x', 201)" },
  ),
  account_locks_after_minutes: each(accountLock, { after_minutes: '0' }, { after_minutes: '2' }),
  account_locks_tries: each(accountLock, { tries: '-1' }, { tries: '6' }),
  factors_pkey: auth(`${factor({ id: absent })}; ${factor({ id: absent, friendly_name: "'Other'" })}`),
  factors_user_id_users_id_fk: each(factor, { user_id: absent }),
  factors_credential_id: auth(`${passkey({})}; ${passkey({ friendly_name: "'Other'" })}`),
  factors_friendly_name: auth(twice(factor({}))),
  factors_type: each(factor, { ...noSecret, factor_type: "'sms'" }, { ...noSecret, factor_type: "''" }),
  factors_status: each(factor, { status: "'trusted'" }),
  factors_friendly_name_length: each(factor, { friendly_name: "''" }, { friendly_name: "repeat('x', 65)" }),
  factors_issuer_length: each(factor, { issuer: "''" }, { issuer: "repeat('x', 65)" }),
  factors_failures: each(factor, { failures: '-1' }),
  factors_secret_size: each(factor, { secret: bytes(29) }, { secret: bytes(513) }),
  factors_wrapped_key_length: each(factor, { wrapped_key: bytes(31) }, { wrapped_key: bytes(257) }),
  factors_master_key_id: each(factor, { master_key_id: "''" }, { master_key_id: "repeat('x', 33)" }),
  factors_credential_id_length: each(
    passkey,
    { credential_id: "''" },
    { credential_id: "repeat('c', 1401)" },
  ),
  factors_public_key_size: each(passkey, { public_key: bytes(15) }, { public_key: bytes(8193) }),
  factors_secret_where_there_is_one: each(
    factor,
    noSecret,
    { secret: 'null' },
    { ...noSecret, factor_type: "'phone'" },
    { factor_type: "'webauthn'" },
  ),
  factors_credential_where_verified: [
    ...each(passkey, { credential_id: 'null' }, { public_key: 'null' }, { status: "'unverified'" }),
    ...each(factor, { status: "'verified'", ...credential }),
  ],
  factor_challenges_pkey: auth(twice(challenge({ id: absent }))),
  factor_challenges_factor_id_factors_id_fk: auth(
    `${herSession}; ${challenge({ factor_id: absent, session_id: absent })}`,
  ),
  factor_challenges_session_id_sessions_id_fk: auth(
    `${factor({ id: absent })}; ${challenge({ factor_id: absent, session_id: absent })}`,
  ),
  factor_challenges_challenge_length: each(
    challenge,
    { challenge: "repeat('x', 15)" },
    { challenge: "repeat('x', 257)" },
  ),
  factor_challenges_code_hash_size: each(challenge, { code_hash: bytes(31) }, { code_hash: bytes(33) }),
  factor_challenges_attempts: each(challenge, { attempts: '-1' }),
  factor_challenges_session_with_factor: each(challenge, { factor_id: absent }, { session_id: absent }),
  recovery_codes_pkey: auth(
    `${recoveryCode({ id: absent })}; ${recoveryCode({ id: absent, code_hash: "sha256('b')" })}`,
  ),
  recovery_codes_user_id_users_id_fk: each(recoveryCode, { user_id: absent }),
  recovery_codes_user_code: auth(twice(recoveryCode({}))),
  recovery_codes_code_hash_size: each(recoveryCode, { code_hash: bytes(31) }, { code_hash: bytes(33) }),
  provider_flows_pkey: auth(`${flow({ id: absent })}; ${flow({ id: absent, state_hash: "sha256('b')" })}`),
  provider_flows_state_hash_unique: auth(twice(flow({}))),
  provider_flows_session_id_sessions_id_fk: each(flow, { purpose: "'link'", session_id: absent }),
  provider_flows_provider: each(flow, { provider: "'github'" }),
  provider_flows_purpose: each(flow, { purpose: "'other'", session_id: absent }),
  provider_flows_session_where_needed: each(
    flow,
    { purpose: "'link'" },
    { purpose: "'proof'" },
    { session_id: absent },
  ),
  provider_flows_hash_sizes: each(flow, { state_hash: bytes(31) }, { browser_hash: bytes(33) }),
  provider_flows_full_name_length: each(flow, { full_name: "repeat('x', 201)" }),
  provider_flows_own_paths: each(
    flow,
    { return_path: "'//evil.example'" },
    { return_path: "'https://evil.example'" },
    { failure_path: "'/auth/login?next=//evil.example'" },
    { failure_path: "'/\\evil'" },
  ),
  waiting_links_pkey: auth(
    `${waitingLink({ id: absent })}; ${waitingLink({ id: absent, browser_hash: "sha256('b')" })}`,
  ),
  waiting_links_user_id_users_id_fk: each(waitingLink, { user_id: absent }),
  waiting_links_browser_hash_unique: auth(twice(waitingLink({}))),
  waiting_links_provider: each(waitingLink, { provider: "'github'" }),
  waiting_links_subject_length: each(waitingLink, { subject: "''" }, { subject: "repeat('s', 256)" }),
  waiting_links_browser_hash_size: each(waitingLink, { browser_hash: bytes(31) }),
  factors_removal_where_verified: each(factor, { removal_due_at: 'now()' }),
  account_changes_pkey: auth(`${accountChange({ id: absent })}; ${accountChange({ id: absent })}`),
  account_changes_user_id_users_id_fk: each(accountChange, { user_id: absent }),
  account_changes_kind: each(accountChange, { kind: "'luck'" }),
  account_changes_name_length: each(accountChange, { name: "repeat('x', 201)" }),
  email_changes_pkey: auth(
    `${emailChange({ id: absent })}; ${emailChange({ id: absent, user_id: "'$maria'" })}`,
  ),
  email_changes_user_id_users_id_fk: each(emailChange, { user_id: absent }),
  email_changes_session_id_sessions_id_fk: each(emailChange, { session_id: absent }),
  email_changes_user_id_unique: auth(twice(emailChange({}))),
  email_changes_new_email_length: each(emailChange, { new_email: "'a@'" }, { new_email: "repeat('x', 255)" }),
  email_changes_new_email_lower_case: each(emailChange, { new_email: "'New@example.org'" }),
  email_changes_to_another: each(emailChange, { new_email: "'old@example.org'" }),
  account_events_pkey: auth(
    `${accountEvent({ id: absent })}; ${accountEvent({ id: absent, kind: "'code-wrong'" })}`,
  ),
  account_events_user_id_users_id_fk: each(accountEvent, { user_id: absent }),
  account_events_once_an_hour: auth(twice(accountEvent({}))),
  account_events_kind: each(accountEvent, { kind: "'luck'" }),
  account_events_name_length: each(accountEvent, { name: "repeat('x', 201)" }),
  account_events_count: each(accountEvent, { count: '0' }),
  account_events_address_length: each(accountEvent, { address: "repeat('1', 65)" }),
  sign_ins_pkey: auth(twice(signIn({ id: absent }))),
  sign_ins_user_id_users_id_fk: each(signIn, { user_id: absent }),
  sign_ins_method: each(signIn, { method: "'luck'" }),
  sign_ins_device_length: each(signIn, { device: "repeat('d', 101)" }),
  sign_ins_address_length: each(signIn, { address: "repeat('1', 65)" }),
  sign_ins_browser_hash_size: each(signIn, { browser_hash: bytes(31) }, { browser_hash: bytes(33) }),
};

/** What lies just within the limits. */
export const allowedProtections: (readonly [DatabaseRole, string])[] = auth(
  factor({ friendly_name: "'1'", secret: bytes(30), wrapped_key: bytes(32) }),
  factor({
    factor_type: "'phone'",
    friendly_name: "repeat('x', 64)",
    issuer: "repeat('x', 64)",
    secret: bytes(512),
    wrapped_key: bytes(256),
    master_key_id: "repeat('x', 32)",
  }),
  factor({ ...noSecret, factor_type: "'webauthn'", friendly_name: "'Not verified yet'" }),
  passkey({}),
  passkey({ friendly_name: "'Another'", credential_id: "'c'", public_key: bytes(8192) }),
  challenge({ challenge: "repeat('x', 16)" }),
  challenge({ challenge: "repeat('x', 256)", code_hash: hash }),
  recoveryCode({}),
  flow({ state_hash: "sha256('$maria'::bytea)" }),
  waitingLink({ subject: "repeat('s', 255)" }),
  emailChange({ new_email: "repeat('x', 254)" }),
  accountEvent({ name: "repeat('x', 200)", address: "repeat('1', 64)" }),
  signIn({ device: "repeat('d', 100)", address: "repeat('1', 64)", browser_hash: hash }),
);
