/**
 * What becomes of a column when she takes her data along:
 * - `export`: in the file, and equal again after restoring it into a new account
 * - `copy`: in the file, for her to read; never restored
 * - `derived`: made anew from the rest, or of the account itself: in no file
 * - `secret`: keys, hashes, tokens, and what lies beside them: in no file
 */
export type ColumnClass = 'export' | 'copy' | 'derived' | 'secret';

export const COLUMN_CLASSES: readonly ColumnClass[] = ['export', 'copy', 'derived', 'secret'];

/**
 * What becomes of a table's rows when an account is erased:
 * - `cascade`: they go, with the row of the account or, where no key leads there, by whoever erases
 * - `detach`: they stay, and say no more whose they were
 * - `empty`: they stay, without their texts
 * - `keep`: they are of no account, or go by themselves in their own time
 */
export type OnErase = 'cascade' | 'detach' | 'empty' | 'keep';

export type TableClass = { readonly onErase: OnErase } & {
  readonly [Class in ColumnClass]?: readonly string[];
};

/**
 * Every table of the database, and every column of it in one class. `table-classes.db.test.ts` compares it with the
 * catalogue of both engines: a new table or column fails until it stands here.
 */
export const TABLE_CLASSES: Record<string, TableClass> = {
  access_chains: {
    onErase: 'cascade',
    secret: ['user_id', 'last_n', 'last_hash', 'removed_n', 'removed_hash', 'seal'],
  },
  access_events: {
    onErase: 'cascade',
    copy: ['n', 'at', 'kind', 'subject', 'detail'],
    derived: ['user_id'],
    secret: ['previous_hash', 'hash'],
  },
  account_changes: {
    onErase: 'cascade',
    secret: ['id', 'user_id', 'kind', 'subject_id', 'name', 'before', 'created_at', 'undone_at'],
  },
  account_events: {
    onErase: 'cascade',
    copy: ['id', 'kind', 'name', 'hour', 'at', 'count', 'address', 'has_other_addresses'],
    derived: ['user_id'],
  },
  account_locks: {
    onErase: 'cascade',
    secret: ['user_id', 'pin_hash', 'after_minutes', 'tries', 'tried_at'],
  },
  accounts: {
    onErase: 'cascade',
    secret: [
      'id',
      'user_id',
      'provider_id',
      'account_id',
      'password',
      'access_token',
      'refresh_token',
      'id_token',
      'access_token_expires_at',
      'refresh_token_expires_at',
      'scope',
      'created_at',
      'updated_at',
    ],
  },
  audit_keys: {
    onErase: 'keep',
    secret: ['id', 'wrapped_key', 'master_key_id', 'created_at'],
  },
  bleeding_days: {
    onErase: 'cascade',
    export: ['day', 'flow', 'kind'],
    derived: ['user_id', 'updated_at'],
  },
  calendar_feeds: {
    onErase: 'cascade',
    copy: ['id', 'contents', 'title_mode', 'own_title', 'zone', 'created_at', 'last_read_at'],
    derived: ['user_id', 'place', 'revisions'],
    secret: ['token_hash'],
  },
  consents: {
    onErase: 'cascade',
    copy: ['id', 'purpose', 'subject', 'text_version', 'detail', 'given_at', 'withdrawn_at'],
    derived: ['user_id'],
  },
  // Of no account: mailed on and deleted, at the latest after a day.
  contact_messages: {
    onErase: 'keep',
    secret: ['id', 'body', 'wrapped_key', 'master_key_id', 'taken_at'],
  },
  cycle_forecasts: {
    onErase: 'cascade',
    export: [
      'cycle_start',
      'shown_on',
      'predicted_start',
      'window_from',
      'window_to',
      'known_cycles',
      'is_ovulation_known',
    ],
    copy: ['kept_at'],
    derived: ['user_id'],
  },
  cycle_marks: {
    onErase: 'cascade',
    export: ['cycle_start', 'verdict', 'reason', 'ovulation_on'],
    derived: ['user_id', 'updated_at'],
  },
  cycle_pauses: {
    onErase: 'cascade',
    export: ['id', 'from_on', 'to_on', 'reason'],
    derived: ['user_id', 'updated_at'],
  },
  daily_health_signals: {
    onErase: 'cascade',
    export: ['signal_date', 'symptoms', 'intercourse', 'mood', 'discharge', 'notes'],
    derived: ['user_id', 'updated_at'],
  },
  daily_logs: {
    onErase: 'cascade',
    export: [
      'log_date',
      'sleep_hours',
      'sleep_quality',
      'activity_minutes',
      'activity_type',
      'mood',
      'stress',
      'water_glasses',
      'extras',
      'blood_pressure',
    ],
    derived: ['user_id', 'updated_at'],
  },
  day_answers: {
    onErase: 'cascade',
    export: ['day', 'pain', 'energy', 'sleep', 'feeding', 'fever', 'symptoms', 'medicines', 'tags'],
    derived: ['user_id', 'updated_at'],
  },
  disabled_accounts: {
    onErase: 'cascade',
    derived: ['user_id', 'disabled_at', 'enabled_at'],
  },
  dismissed_proposals: {
    onErase: 'cascade',
    export: ['document_id', 'value_key', 'said'],
    derived: ['user_id'],
  },
  document_corrections: {
    onErase: 'cascade',
    export: ['document_id', 'value_key', 'content'],
    derived: ['user_id'],
  },
  // Read anew from the original, which is in the file.
  document_pages: {
    onErase: 'cascade',
    derived: ['user_id', 'document_id', 'page', 'content', 'written_at'],
  },
  document_readings: {
    onErase: 'cascade',
    copy: ['document_id', 'understanding', 'model_reading', 'reader_version', 'read_at'],
    derived: ['user_id'],
  },
  // A path stays until its file is removed from the storage, then goes by itself.
  document_uploads: {
    onErase: 'keep',
    derived: ['file_path', 'user_id', 'reserved_at', 'abandoned_at'],
  },
  email_changes: {
    onErase: 'cascade',
    secret: [
      'id',
      'user_id',
      'old_email',
      'new_email',
      'old_confirmed_at',
      'new_confirmed_at',
      'created_at',
      'expires_at',
      'session_id',
    ],
  },
  emergency_cards: {
    onErase: 'cascade',
    export: ['content', 'shown_parts', 'tells_by_mail'],
    copy: ['is_public', 'told_at', 'opened_at'],
    derived: ['user_id', 'failures', 'locked_until', 'updated_at'],
    secret: ['token_hash', 'pin_hash'],
  },
  emergency_contacts: {
    onErase: 'cascade',
    export: ['id', 'position', 'content'],
    derived: ['user_id', 'updated_at'],
  },
  // What stays of an account that was erased: the last backup that holds it needs it, then it goes by itself.
  erased_accounts: {
    onErase: 'keep',
    secret: ['account_hash', 'erased_on', 'backups_gone_on'],
  },
  erasures: {
    onErase: 'cascade',
    copy: ['requested_at', 'due_at', 'state', 'cancelled_at'],
    derived: ['user_id', 'id'],
  },
  exports: {
    onErase: 'cascade',
    derived: [
      'user_id',
      'id',
      'state',
      'leaves_out',
      'has_passphrase',
      'progress',
      'attempts',
      'file_path',
      'file_size',
      'digest',
      'requested_at',
      'held_until',
      'ready_at',
      'downloaded_at',
      'expires_at',
    ],
    secret: ['passphrase'],
  },
  factor_challenges: {
    onErase: 'cascade',
    secret: [
      'id',
      'factor_id',
      'session_id',
      'challenge',
      'code_hash',
      'attempts',
      'created_at',
      'expires_at',
      'used_at',
    ],
  },
  factors: {
    onErase: 'cascade',
    secret: [
      'id',
      'user_id',
      'factor_type',
      'friendly_name',
      'status',
      'issuer',
      'secret',
      'wrapped_key',
      'master_key_id',
      'last_step',
      'credential_id',
      'public_key',
      'sign_count',
      'transports',
      'is_backed_up',
      'failures',
      'locked_until',
      'created_at',
      'verified_at',
      'last_used_at',
      'removal_due_at',
    ],
  },
  guardians: {
    onErase: 'cascade',
    copy: ['id', 'email', 'named_at', 'asked_at', 'answer', 'answered_at', 'wording_version'],
    derived: ['user_id'],
  },
  health_documents: {
    onErase: 'cascade',
    export: [
      'id',
      'file_name',
      'document_type',
      'file_size',
      'mime_type',
      'notes',
      'own_name',
      'own_category',
      'uploaded_at',
    ],
    copy: [
      'ai_suggested_name',
      'ai_suggested_category',
      'ai_summary',
      'ai_category_sure',
      'ai_second_category',
      'ai_digest',
    ],
    derived: [
      'user_id',
      'file_path',
      'reading_state',
      'reading_promised_at',
      'deleted_at',
      'reading_page',
      'reading_pages',
      'reading_failure',
      'reading_attempts',
      'reading_holder',
      'reading_held_until',
      'proposals_waiting',
    ],
  },
  health_goals: {
    onErase: 'cascade',
    export: [
      'id',
      'kind',
      'amount',
      'days_per_week',
      'started_on',
      'state',
      'state_since',
      'last_pause_from',
      'last_pause_to',
    ],
    derived: ['user_id', 'updated_at'],
  },
  jwks: {
    onErase: 'keep',
    secret: ['id', 'public_key', 'private_key', 'alg', 'crv', 'created_at', 'expires_at'],
  },
  master_keys: {
    onErase: 'keep',
    secret: ['id', 'check_value', 'created_at'],
  },
  measurements: {
    onErase: 'cascade',
    export: [
      'id',
      'kind',
      'local_day',
      'at',
      'slot',
      'value',
      'entered_value',
      'entered_unit',
      'content',
      'log_fields',
      'origin',
      'document_id',
      'value_key',
      'confirmed_at',
    ],
    derived: ['user_id', 'updated_at'],
  },
  medical_records: {
    onErase: 'cascade',
    export: [
      'id',
      'kind',
      'status',
      'started_on',
      'started_precision',
      'ended_on',
      'ended_precision',
      'content',
      'origin',
    ],
    derived: ['user_id', 'deleted_at', 'updated_at'],
  },
  method_uses: {
    onErase: 'cascade',
    export: ['id', 'method', 'started_on', 'started_certainty', 'ended_on'],
    derived: ['user_id', 'updated_at'],
  },
  newsletter_deliveries: {
    onErase: 'cascade',
    secret: ['id', 'issue_id', 'subscription_id'],
  },
  newsletter_issues: {
    onErase: 'keep',
    secret: ['id', 'list', 'article', 'subject', 'body', 'created_at'],
  },
  // Of an address and of no account: whoever erases the account ends those of its address.
  newsletter_subscriptions: {
    onErase: 'cascade',
    secret: ['id', 'list', 'address', 'wording_version', 'requested_at', 'confirmed_at'],
  },
  notices: {
    onErase: 'cascade',
    copy: ['id', 'kind', 'made_at', 'useful_until', 'dismissed_at'],
    derived: ['user_id'],
  },
  onboarding_answers: {
    onErase: 'cascade',
    export: [
      'stage',
      'stated_on',
      'age',
      'health_conditions',
      'conditions_taken',
      'last_period',
      'cycle_length',
      'main_focus',
      'trying_duration',
      'fertility_treatments',
      'on_hrt',
      'main_concerns',
    ],
    derived: ['user_id', 'updated_at'],
  },
  outbox: {
    onErase: 'cascade',
    derived: ['id', 'user_id', 'job', 'subject_id', 'created_at', 'handed_over_at'],
  },
  own_tags: {
    onErase: 'cascade',
    export: ['id', 'name', 'color', 'has_strength', 'is_archived'],
    derived: ['user_id', 'updated_at'],
  },
  period_tracking: {
    onErase: 'cascade',
    export: ['period_start_date', 'period_end_date', 'cycle_length'],
    derived: ['user_id', 'last_day', 'updated_at'],
  },
  pregnancies: {
    onErase: 'cascade',
    export: [
      'dating_method',
      'last_period_date',
      'due_date',
      'current_week',
      'stated_on',
      'first_pregnancy',
      'complications',
      'end_reason',
      'ended_at',
      'ended_on',
      'created_at',
      'end_said_on',
    ],
    copy: ['id'],
    derived: ['user_id', 'updated_at'],
  },
  profiles: {
    onErase: 'cascade',
    export: [
      'full_name',
      'life_stage',
      'birth_date',
      'stated_age',
      'age_stated_on',
      'height_cm',
      'height_unit',
      'weight_kg',
      'weight_unit',
      'blood_type',
      'temperature_unit',
      'water_unit',
      'stage_chosen_at',
      'country',
      'week_start',
      'luteal_days',
      'hidden_parts',
      'date_order',
      'clock_hours',
      'news_seen',
      'shows_losses',
    ],
    copy: ['created_at'],
    derived: ['id', 'updated_at'],
  },
  // Of a session, or of nobody yet; gone after minutes.
  provider_flows: {
    onErase: 'cascade',
    secret: [
      'id',
      'provider',
      'purpose',
      'state_hash',
      'browser_hash',
      'nonce',
      'code_verifier',
      'session_id',
      'created_at',
      'expires_at',
      'return_path',
      'failure_path',
      'full_name',
    ],
  },
  push_keys: {
    onErase: 'keep',
    secret: ['id', 'wrapped_key', 'master_key_id', 'created_at'],
  },
  push_subscriptions: {
    onErase: 'cascade',
    secret: ['session_id', 'user_id', 'endpoint_hash', 'content', 'turned_on_at'],
  },
  // Hashed, counted by address, gone after a day at most.
  rate_limits: {
    onErase: 'keep',
    secret: ['key', 'count', 'window_ends_at'],
  },
  record_anchors: {
    onErase: 'cascade',
    export: [
      'id',
      'record_id',
      'measurement_id',
      'document_id',
      'page',
      'line',
      'value_key',
      'quote',
      'document_gone_at',
    ],
    derived: ['user_id', 'updated_at'],
  },
  recovery_codes: {
    onErase: 'cascade',
    secret: ['id', 'user_id', 'code_hash', 'created_at', 'used_at'],
  },
  reminder_preferences: {
    onErase: 'cascade',
    export: ['zone', 'quiet_from', 'quiet_to', 'wording'],
    derived: ['user_id', 'updated_at'],
  },
  reminder_settings: {
    onErase: 'cascade',
    export: [
      'kind',
      'is_on',
      'lead_days',
      'minute',
      'weekdays',
      'first_on',
      'every_days',
      'by_mail',
      'on_dashboard',
      'changed_at',
      'by_push',
    ],
    derived: ['user_id', 'id', 'updated_at'],
  },
  reminders: {
    onErase: 'cascade',
    derived: [
      'id',
      'user_id',
      'kind',
      'subject_id',
      'on_day',
      'due_at',
      'useful_until',
      'held_until',
      'mail_tried_at',
      'mailed_at',
      'shown_at',
      'is_done',
      'push_tried_at',
      'pushed_at',
      'pushed_to',
    ],
  },
  safety_alerts: {
    onErase: 'cascade',
    export: ['id', 'day', 'content', 'rules_version', 'raised_at', 'read_at', 'state', 'settled_at'],
    derived: ['user_id', 'facts_key', 'updated_at'],
  },
  sessions: {
    onErase: 'cascade',
    secret: [
      'id',
      'user_id',
      'token',
      'expires_at',
      'ip_address',
      'user_agent',
      'created_at',
      'updated_at',
      'aal',
      'signed_in_by',
      'proved_at',
      'locked_at',
      'active_at',
    ],
  },
  sign_ins: {
    onErase: 'cascade',
    copy: ['at', 'method', 'device', 'address', 'is_unusual'],
    derived: ['id', 'user_id'],
    secret: ['browser_hash'],
  },
  stage_changes: {
    onErase: 'cascade',
    export: ['from_stage', 'to_stage', 'changed_at'],
    copy: ['recorded_at'],
    derived: ['id', 'user_id'],
  },
  user_keys: {
    onErase: 'cascade',
    secret: ['user_id', 'wrapped_key', 'master_key_id', 'created_at'],
  },
  users: {
    onErase: 'cascade',
    copy: ['email', 'email_verified', 'full_name', 'terms_version', 'terms_accepted_at', 'created_at'],
    derived: ['id', 'image', 'updated_at', 'email_proved_at'],
  },
  // Named by the address, not by the account.
  verifications: {
    onErase: 'cascade',
    secret: ['id', 'identifier', 'value', 'expires_at', 'created_at', 'updated_at'],
  },
  waiting_links: {
    onErase: 'cascade',
    secret: ['id', 'user_id', 'provider', 'subject', 'browser_hash', 'created_at', 'expires_at'],
  },
};

/** The columns of a table that are of one of the classes, in the order in which they stand above. */
export function columnsOf(table: string, ...classes: ColumnClass[]): string[] {
  return classes.flatMap((name) => TABLE_CLASSES[table]?.[name] ?? []);
}

/** They point at what stands behind them in the list above, too. */
const POINTING: readonly string[] = ['document_corrections', 'dismissed_proposals', 'record_anchors'];

/** Tables with a column that can be restored, in an order in which what is pointed at comes first. */
export const RESTORED_TABLES: readonly string[] = Object.keys(TABLE_CLASSES)
  .filter((table) => columnsOf(table, 'export').length > 0)
  .sort((one, other) => Number(POINTING.includes(one)) - Number(POINTING.includes(other)));

/** Tables of which something is in the file. */
export const TAKEN_TABLES: readonly string[] = Object.keys(TABLE_CLASSES).filter(
  (table) => columnsOf(table, 'export', 'copy').length > 0,
);
