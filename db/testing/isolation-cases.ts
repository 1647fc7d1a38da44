/** How a table keeps one user's rows from another; the tests of own / other / no user run through every case. */
export interface IsolationCase {
  /** The column that says whose a row is. */
  owner: 'id' | 'user_id';
  /**
   * What app_user may do with rows of her own. Everything not named is refused by the database, to her as well; on
   * rows of others nothing is allowed in any case.
   */
  own: readonly ('select' | 'insert' | 'update' | 'delete')[];
  /** A column and a value (as SQL) that an update would write. */
  change: readonly [column: string, value: string];
  /** Columns beside the owner's, and values (as SQL, `$owner` for the owner's id), of a row that could be inserted. */
  values: Record<string, string>;
  /**
   * Where her rows may be deleted, what `delete_own_…` is called with: for the row above, and for one that is not there;
   * null where it takes all rows of a kind.
   */
  deletes?: { this: string; another: string | null };
  /** What has to be there before a row can be (as SQL, `$owner` for the owner's id). */
  needs?: string;
  /** Who may make that; app_user where left out. */
  neededBy?: 'app_auth';
  /** True where creating an account makes the row. */
  isMadeWithAccount?: boolean;
}

const now = 'now()';
const DOCUMENT = "'6f1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";
const aDocument = `insert into health_documents (user_id, id, file_name, file_path, document_type, file_size, mime_type)
  values ('$owner', ${DOCUMENT}, decode(repeat('ab', 60), 'hex'), '$owner/1763712000001.pdf', 'Other', 1000, 'application/pdf')`;

const LAB_VALUE = "'7b1c1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f'";
const aLabValue = `insert into measurements (user_id, id, kind, local_day, content, origin)
  values ('$owner', ${LAB_VALUE}, 'lab', '2026-01-05', decode(repeat('ab', 200), 'hex'), 'typed')`;

/** One entry per table that holds anything of a user; the catalogue test fails for a table without one. */
export const isolationCases: Record<string, IsolationCase> = {
  users: {
    owner: 'id',
    own: [],
    change: ['full_name', "'Mallory'"],
    values: {
      email: "gen_random_uuid() || '@example.org'",
      full_name: "'Mallory'",
      terms_version: "'1'",
      terms_accepted_at: now,
    },
    isMadeWithAccount: true,
  },
  profiles: {
    owner: 'id',
    own: ['select', 'update'],
    change: ['life_stage', "'pregnancy'"],
    values: { full_name: "'Mallory'" },
    isMadeWithAccount: true,
  },
  sessions: {
    owner: 'user_id',
    own: [],
    change: ['expires_at', "now() + interval '1 year'"],
    values: { id: 'gen_random_uuid()', token: 'gen_random_uuid()::text', expires_at: now },
  },
  accounts: {
    owner: 'user_id',
    own: [],
    change: ['password', "'mine now'"],
    values: {
      id: 'gen_random_uuid()',
      provider_id: "'credential'",
      account_id: 'gen_random_uuid()::text',
      password: "'a hash'",
    },
  },
  factors: {
    owner: 'user_id',
    own: [],
    change: ['friendly_name', "'mine now'"],
    values: { factor_type: "'webauthn'", friendly_name: "'A key'" },
  },
  account_locks: {
    owner: 'user_id',
    own: [],
    change: ['tries', '0'],
    values: { pin_hash: "'$argon2id$' || repeat('x', 40)" },
  },
  recovery_codes: {
    owner: 'user_id',
    own: [],
    change: ['used_at', 'null'],
    values: { code_hash: "decode(repeat('ab', 32), 'hex')" },
  },
  waiting_links: {
    owner: 'user_id',
    own: [],
    change: ['expires_at', "now() + interval '1 year'"],
    values: {
      provider: "'google'",
      subject: "'1234'",
      browser_hash: "sha256('$owner'::bytea)",
      expires_at: now,
    },
  },
  email_changes: {
    owner: 'user_id',
    own: [],
    change: ['new_confirmed_at', now],
    values: { old_email: "'old@example.org'", new_email: "'new@example.org'", expires_at: now },
  },
  account_changes: {
    owner: 'user_id',
    own: [],
    change: ['undone_at', now],
    values: { kind: "'factor-added'" },
  },
  account_events: {
    owner: 'user_id',
    own: ['select'],
    change: ['count', '2'],
    values: { kind: "'password-wrong'", hour: now },
  },
  sign_ins: {
    owner: 'user_id',
    own: [],
    change: ['is_unusual', 'false'],
    values: { method: "'password'" },
  },
  period_tracking: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['cycle_length', '30'],
    values: { period_start_date: "'2026-01-05'", cycle_length: '28' },
    deletes: { this: "'2026-01-05'", another: "'2026-01-06'" },
  },
  cycle_marks: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['ovulation_on', "'2026-01-20'"],
    values: { cycle_start: "'2026-01-05'", verdict: "'whole'", ovulation_on: "'2026-01-19'" },
    deletes: { this: "'2026-01-05'", another: "'2026-01-06'" },
  },
  cycle_pauses: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['reason', "'other'"],
    values: { id: "'$owner'", from_on: "'2026-01-05'", reason: "'treatment'" },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  bleeding_days: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['flow', "'heavy'"],
    values: { day: "'2026-01-05'", flow: "'light'", kind: "'between'" },
    deletes: { this: "'2026-01-05'", another: "'2026-01-06'" },
  },
  cycle_forecasts: {
    owner: 'user_id',
    own: ['select', 'insert', 'delete'],
    change: ['predicted_start', "'2026-02-03'"],
    values: {
      cycle_start: "'2026-01-05'",
      shown_on: "'2026-01-10'",
      predicted_start: "'2026-02-02'",
      window_from: "'2026-01-31'",
      window_to: "'2026-02-04'",
      known_cycles: '6',
      is_ovulation_known: 'false',
    },
    deletes: { this: "'2026-01-05', '2026-01-05'", another: "'2026-01-11', '2026-02-28'" },
  },
  stage_changes: {
    owner: 'user_id',
    own: ['select'],
    change: ['to_stage', "'ivf'"],
    values: { from_stage: "'menstrual-cycle'", to_stage: "'conception'" },
  },
  daily_health_signals: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['discharge', "'dry'"],
    values: {
      signal_date: "'2026-01-05'",
      symptoms: "'{cramps}'",
      intercourse: "'[]'",
      mood: "'{}'",
      discharge: "'none'",
      notes: "decode(repeat('ab', 60), 'hex')",
    },
    deletes: { this: "'2026-01-05'", another: "'2026-01-06'" },
  },
  daily_logs: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['mood', '7'],
    values: {
      log_date: "'2026-01-05'",
      mood: '6',
      extras: `'{"post-menopause": {"pain": 3}}'`,
      blood_pressure: "decode(repeat('ab', 35), 'hex')",
    },
    deletes: { this: "'2026-01-05'", another: "'2026-01-06'" },
  },
  measurements: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['log_fields', "'{}'"],
    values: {
      id: "'$owner'",
      kind: "'weight'",
      local_day: "'2026-01-05'",
      slot: "'log'",
      value: '63.5',
      entered_value: '63.5',
      entered_unit: "'kg'",
      log_fields: "'{weight_kg}'",
    },
    deletes: { this: "array['$owner'::uuid]", another: 'array[gen_random_uuid()]' },
  },
  method_uses: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['ended_on', "'2026-06-01'"],
    values: {
      id: "'$owner'",
      method: "'copper-coil'",
      started_on: "'2026-03-05'",
      started_certainty: "'day'",
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  reminder_preferences: {
    owner: 'user_id',
    own: ['select', 'insert', 'update'],
    change: ['wording', "'plain'"],
    values: { zone: "'Europe/Lisbon'" },
  },
  reminder_settings: {
    owner: 'user_id',
    own: ['select', 'insert', 'update'],
    change: ['by_mail', 'false'],
    values: {
      kind: "'log-today'",
      is_on: 'true',
      lead_days: '0',
      minute: '1200',
      weekdays: '127',
      by_mail: 'true',
      on_dashboard: 'true',
      changed_at: now,
    },
  },
  reminders: {
    owner: 'user_id',
    own: ['select'],
    change: ['is_done', 'true'],
    values: {
      kind: "'log-today'",
      on_day: "'2026-01-05'",
      due_at: "'2026-01-05 20:00+00'",
      useful_until: "'2026-01-06'",
    },
  },
  notices: {
    owner: 'user_id',
    own: ['select', 'update'],
    change: ['dismissed_at', now],
    values: {
      id: "'$owner'",
      kind: "'log-today'",
      made_at: "'2026-01-05 20:00+00'",
      useful_until: "'2026-01-06'",
    },
  },
  push_subscriptions: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['content', "decode(repeat('cd', 200), 'hex')"],
    needs: `insert into sessions (id, user_id, token, expires_at)
      values ('$owner', '$owner', gen_random_uuid()::text, now() + interval '1 day')`,
    neededBy: 'app_auth',
    values: {
      session_id: "'$owner'",
      endpoint_hash: "sha256('$owner')",
      content: "decode(repeat('ab', 200), 'hex')",
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  day_answers: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['pain', "'strong'"],
    values: {
      day: "'2026-01-05'",
      pain: "'mild'",
      symptoms: `'{"cough": "some"}'`,
      medicines: "'{}'",
      tags: "'{}'",
    },
    deletes: { this: "'2026-01-05'", another: "'2026-01-06'" },
  },
  own_tags: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['is_archived', 'true'],
    values: {
      id: "'$owner'",
      name: "decode(repeat('ab', 33), 'hex')",
      color: "'ivf'",
      has_strength: 'false',
      is_archived: 'false',
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  safety_alerts: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['read_at', now],
    values: {
      id: "'$owner'",
      day: "'2026-01-05'",
      facts_key: "decode(repeat('ab', 32), 'hex')",
      content: "decode(repeat('ab', 541), 'hex')",
      rules_version: '1',
      raised_at: now,
    },
    deletes: { this: "array['$owner'::uuid]", another: 'array[gen_random_uuid()]' },
  },
  emergency_contacts: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['position', '1'],
    values: { id: "'$owner'", position: '0', content: "decode(repeat('ab', 68), 'hex')" },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  medical_records: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['status', "'inactive'"],
    values: {
      id: "'$owner'",
      kind: "'condition'",
      status: "'active'",
      started_precision: "'unknown'",
      content: "decode(repeat('ab', 68), 'hex')",
      origin: "'typed'",
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  emergency_cards: {
    owner: 'user_id',
    own: ['select', 'insert', 'update'],
    change: ['tells_by_mail', 'false'],
    values: {
      content: "decode(repeat('ab', 68), 'hex')",
      is_public: 'true',
      token_hash: "sha256('$owner'::bytea)",
      shown_parts: "'{name}'",
    },
  },
  exports: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['progress', '7'],
    values: { id: "'$owner'", leaves_out: "'{}'", has_passphrase: 'false' },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  calendar_feeds: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['title_mode', "'plain'"],
    values: {
      id: "'$owner'",
      place: '1',
      token_hash: "sha256('$owner'::bytea)",
      contents: "'{period}'",
      title_mode: "'discreet'",
      zone: "'Europe/Lisbon'",
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  health_goals: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['amount', '8'],
    values: {
      id: "'$owner'",
      kind: "'sleep'",
      amount: '7',
      days_per_week: '5',
      started_on: "'2026-01-05'",
      state: "'active'",
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  health_documents: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['own_category', "'imaging'"],
    values: {
      id: "'$owner'",
      file_name: "decode(repeat('ab', 60), 'hex')",
      file_path: "'$owner/1763712000000.pdf'",
      document_type: "'Lab Result'",
      file_size: '1000',
      mime_type: "'application/pdf'",
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  document_pages: {
    owner: 'user_id',
    own: ['select'],
    change: ['page', '2'],
    needs: aDocument,
    values: { document_id: DOCUMENT, page: '1', content: "decode(repeat('ab', 60), 'hex')" },
  },
  document_readings: {
    owner: 'user_id',
    own: ['select'],
    change: ['reader_version', '2'],
    needs: aDocument,
    values: { document_id: DOCUMENT, understanding: "decode(repeat('ab', 60), 'hex')", reader_version: '1' },
  },
  document_corrections: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['content', "decode(repeat('cd', 60), 'hex')"],
    needs: aDocument,
    values: { document_id: DOCUMENT, value_key: "'1-12-1'", content: "decode(repeat('ab', 60), 'hex')" },
    deletes: { this: `${DOCUMENT}, '1-12-1'`, another: `${DOCUMENT}, '1-12-2'` },
  },
  dismissed_proposals: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['said', "decode(repeat('cd', 60), 'hex')"],
    needs: aDocument,
    values: { document_id: DOCUMENT, value_key: "'1-12-1'", said: "decode(repeat('ab', 60), 'hex')" },
    deletes: { this: `${DOCUMENT}, array['1-12-1']`, another: `${DOCUMENT}, array['1-12-2']` },
  },
  record_anchors: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['line', '13'],
    needs: aLabValue,
    values: {
      id: "'$owner'",
      measurement_id: LAB_VALUE,
      page: '1',
      line: '12',
      value_key: "'1-12-1'",
      quote: "decode(repeat('ab', 60), 'hex')",
      document_gone_at: now,
    },
    deletes: { this: "array['$owner'::uuid]", another: 'array[gen_random_uuid()]' },
  },
  consents: {
    owner: 'user_id',
    own: ['select', 'insert', 'update'],
    change: ['withdrawn_at', "now() + interval '1 hour'"],
    values: {
      purpose: "'model-documents'",
      subject: 'gen_random_uuid()',
      text_version: "'1'",
      given_at: now,
    },
  },
  erasures: {
    owner: 'user_id',
    own: ['select', 'insert', 'update'],
    change: ['due_at', "requested_at + interval '1 day'"],
    values: { due_at: "now() + interval '14 days'" },
  },
  // Enabled again: whoever is given one row of every table can still log in.
  disabled_accounts: {
    owner: 'user_id',
    own: ['select'],
    change: ['enabled_at', 'null'],
    values: { disabled_at: "now() - interval '1 hour'", enabled_at: now },
  },
  access_chains: {
    owner: 'user_id',
    own: ['select', 'insert', 'update'],
    change: ['last_n', '7'],
    values: {
      last_n: '0',
      last_hash: "decode(repeat('00', 32), 'hex')",
      removed_n: '0',
      removed_hash: "decode(repeat('00', 32), 'hex')",
      seal: "decode(repeat('00', 32), 'hex')",
    },
  },
  access_events: {
    owner: 'user_id',
    own: ['select', 'insert'],
    change: ['detail', "'nobody'"],
    values: {
      n: '1',
      at: now,
      kind: "'sign-in'",
      subject: "''",
      detail: "'password'",
      previous_hash: "decode(repeat('00', 32), 'hex')",
      hash: "decode(repeat('ab', 32), 'hex')",
    },
  },
  document_uploads: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['abandoned_at', now],
    values: { file_path: "'$owner/1763712000000.pdf'" },
    deletes: { this: "'$owner/1763712000000.pdf', false", another: "'$owner/1763712000000.pdf', true" },
  },
  onboarding_answers: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['age', '13'],
    values: {
      stage: "'pre-menstrual'",
      stated_on: "'2026-01-05'",
      age: '12',
      health_conditions: "decode(repeat('ab', 60), 'hex')",
    },
    deletes: { this: "'pre-menstrual'", another: "'pregnant'" },
  },
  pregnancies: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['current_week', '25'],
    values: {
      id: "'$owner'",
      dating_method: "'currentWeek'",
      current_week: '24',
      stated_on: "'2026-01-05'",
      complications: "decode(repeat('ab', 60), 'hex')",
      end_reason: "'loss'",
      ended_at: now,
    },
    deletes: { this: "'$owner'", another: 'gen_random_uuid()' },
  },
  guardians: {
    owner: 'user_id',
    own: ['select', 'insert', 'update', 'delete'],
    change: ['asked_at', now],
    values: { id: 'gen_random_uuid()', email: "decode(repeat('ab', 60), 'hex')" },
    deletes: { this: '', another: null },
  },
  user_keys: {
    owner: 'user_id',
    own: ['select', 'insert'],
    change: ['master_key_id', "'another'"],
    values: { wrapped_key: "decode(repeat('ab', 60), 'hex')", master_key_id: "'first'" },
  },
  outbox: {
    owner: 'user_id',
    own: ['insert'],
    change: ['handed_over_at', now],
    values: { job: "'send-verification-mail'" },
    isMadeWithAccount: true,
  },
};
