// Statements that make one row each, as its table takes it; `$maria` stands for her id, `changes` come on top.

/** An encrypted text of that length, as far as the database sees. */
export const bytes = (count: number) => `decode(repeat('ab', ${count}), 'hex')`;

export const user = (changes: Record<string, string>) => {
  const values = {
    id: 'gen_random_uuid()',
    email: "'new@example.org'",
    full_name: "'Maria'",
    terms_version: "'1'",
    terms_accepted_at: 'now()',
    ...changes,
  };
  return `insert into users (${Object.keys(values)}) values (${Object.values(values)})`;
};

export const account = (userId: string, accountId: string) =>
  `insert into accounts (id, user_id, provider_id, account_id) values (gen_random_uuid(), ${userId}, 'google', ${accountId})`;

export const session = (userId: string, token: string) =>
  `insert into sessions (id, user_id, token, expires_at) values (gen_random_uuid(), ${userId}, ${token}, now())`;

export const key = (userId: string, length: number) =>
  `insert into user_keys (user_id, wrapped_key, master_key_id) values (${userId}, ${bytes(length)}, 'first')`;

export const period = (changes: Record<string, string>) => {
  const values = { user_id: "'$maria'", period_start_date: "'2026-01-05'", cycle_length: '28', ...changes };
  return `insert into period_tracking (${Object.keys(values)}) values (${Object.values(values)})`;
};

export const signals = (changes: Record<string, string>) => {
  const values = {
    user_id: "'$maria'",
    signal_date: "'2026-01-05'",
    symptoms: "'{}'",
    intercourse: "'[]'",
    mood: "'{}'",
    discharge: "'none'",
    ...changes,
  };
  return `insert into daily_health_signals (${Object.keys(values)}) values (${Object.values(values)})`;
};

export const log = (changes: Record<string, string>) => {
  const values = { user_id: "'$maria'", log_date: "'2026-01-05'", extras: "'{}'", ...changes };
  return `insert into daily_logs (${Object.keys(values)}) values (${Object.values(values)})`;
};

/** A goal to sleep. */
export const goal = (changes: Record<string, string>) => {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    kind: "'sleep'",
    amount: '7',
    days_per_week: '5',
    started_on: "'2026-01-05'",
    state: "'active'",
    ...changes,
  };
  return `insert into health_goals (${Object.keys(values)}) values (${Object.values(values)})`;
};

/** Her answers as somebody in menopause. */
export const answers = (changes: Record<string, string>) => {
  const values = {
    user_id: "'$maria'",
    stage: "'menopause'",
    stated_on: "'2026-01-05'",
    on_hrt: 'false',
    main_concerns: "'{}'",
    ...changes,
  };
  return `insert into onboarding_answers (${Object.keys(values)}) values (${Object.values(values)})`;
};

/** As `answers` of another stage: what belongs to menopause is left out. */
export const answersOf = (stage: string, changes: Record<string, string>) =>
  answers({ stage: `'${stage}'`, on_hrt: 'null', main_concerns: 'null', ...changes });

export const regular = (changes: Record<string, string>) =>
  answersOf('regular-cycle', {
    last_period: "'2026-01-01'",
    cycle_length: '28',
    main_focus: "'general'",
    ...changes,
  });

export const trying = (changes: Record<string, string>) =>
  answersOf('trying-to-conceive', {
    last_period: "'2026-01-01'",
    cycle_length: '28',
    trying_duration: "'over-year'",
    fertility_treatments: "'{}'",
    ...changes,
  });

export const pregnancy = (changes: Record<string, string>) => {
  const values = {
    id: 'gen_random_uuid()',
    user_id: "'$maria'",
    dating_method: "'currentWeek'",
    current_week: '24',
    stated_on: "'2026-01-05'",
    ...changes,
  };
  return `insert into pregnancies (${Object.keys(values)}) values (${Object.values(values)})`;
};

export const guardian = (changes: Record<string, string>) => {
  const values = {
    id: 'gen_random_uuid()',
    user_id: "'$maria'",
    email: bytes(50),
    ...changes,
  };
  return `insert into guardians (${Object.keys(values)}) values (${Object.values(values)})`;
};

export const given = { asked_at: 'now()', answer: "'given'", answered_at: 'now()', wording_version: "'1'" };

export const entry = (id: string, isProtected = 'true') => `{"id": "${id}", "protected": ${isProtected}}`;

export const entryId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

export const absent = "'00000000-0000-4000-8000-000000000000'";
