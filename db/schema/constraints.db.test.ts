import { ACCESS_KINDS } from '@lunaria/domain/access/access-event.ts';
import { EMAIL_MAX_LENGTH } from '@lunaria/domain/account/sign-up.ts';
import { ALERT_STATES } from '@lunaria/domain/alerts/safety-alert.ts';
import { BLEEDING_KINDS, FLOWS } from '@lunaria/domain/bleeding/bleeding-day.ts';
import { WEEK_STARTS } from '@lunaria/domain/calendar/week.ts';
import { CLOCKS, DATE_ORDERS } from '@lunaria/domain/calendar/written-forms.ts';
import { CONSENT_PURPOSES } from '@lunaria/domain/consents/consent.ts';
import {
  CYCLE_VERDICTS,
  PAUSE_REASONS,
  UNUSUAL_REASONS,
} from '@lunaria/domain/cycle/history/cycle-records.ts';
import { LUTEAL_LIMITS } from '@lunaria/domain/cycle/luteal-length.ts';
import { COMMON_FIELDS } from '@lunaria/domain/daily-log/log-fields.ts';
import { HIDEABLE_PARTS } from '@lunaria/domain/dashboard/hidden-parts.ts';
import {
  DAY_WORDS,
  MEDICINE_CODES,
  STRENGTHS,
  TAG_STRENGTHS,
  WORD_KEYS,
} from '@lunaria/domain/day-entry/day-answers.ts';
import { SYMPTOM_CODES } from '@lunaria/domain/day-entry/symptoms.ts';
import { DOCUMENT_CATEGORIES } from '@lunaria/domain/documents/health-document.ts';
import { READING_FAILURE_CODES } from '@lunaria/domain/documents/reading/reading-failure.ts';
import { GOAL_AMOUNTS, GOAL_KINDS, GOAL_STATES } from '@lunaria/domain/goals/health-goal.ts';
import { LOG_PLACES } from '@lunaria/domain/measurements/log-measurements.ts';
import { PLAIN_KINDS, SEALED_KINDS } from '@lunaria/domain/measurements/measurement-kinds.ts';
import { CERTAINTIES } from '@lunaria/domain/methods/method-use.ts';
import { METHODS } from '@lunaria/domain/methods/methods.ts';
import { WHATS_NEW } from '@lunaria/domain/news/whats-new.ts';
import { ANSWER_MAX_LENGTH } from '@lunaria/domain/onboarding/stage-forms.ts';
import {
  FERTILITY_TREATMENTS,
  MAIN_FOCUSES,
  MENOPAUSE_CONCERNS,
  ONBOARDING_STAGES,
  TRYING_DURATIONS,
} from '@lunaria/domain/onboarding/stages.ts';
import { DATING_METHODS } from '@lunaria/domain/pregnancy/dating.ts';
import { PREGNANCY_ENDS } from '@lunaria/domain/pregnancy/pregnancy-end.ts';
import { BLOOD_TYPES } from '@lunaria/domain/profile/blood-types.ts';
import { HEIGHT_UNITS } from '@lunaria/domain/profile/height.ts';
import { LIFE_STAGES } from '@lunaria/domain/profile/life-stages.ts';
import { TEMPERATURE_UNITS, WATER_UNITS } from '@lunaria/domain/profile/units.ts';
import { WEIGHT_UNITS } from '@lunaria/domain/profile/weight.ts';
import { REMINDER_KINDS } from '@lunaria/domain/reminders/kinds.ts';
import { WORDINGS } from '@lunaria/domain/reminders/reminder-settings.ts';
import { DISCHARGES, MOODS, NOTES_MAX_LENGTH, SYMPTOMS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { DatabaseRole } from '../engine/database.ts';
import { accessChain, accessEvent, accessViolations, allowedAccess } from '../testing/access-statements.ts';
import { accountViolations, allowedProtections } from '../testing/account-statements.ts';
import { alert, alertViolations, allowedAlerts } from '../testing/alert-statements.ts';
import { allowedAnchors, anchor, anchorViolations } from '../testing/anchor-statements.ts';
import { allowedContacts, contact, contactViolations } from '../testing/contact-statements.ts';
import { createTestUser } from '../testing/create-test-user.ts';
import {
  allowedCycleRecords,
  bleedingDay,
  cycleViolations,
  forecast,
  mark,
  pause,
  stageChangeViolations,
} from '../testing/cycle-statements.ts';
import {
  allowedDayEntries,
  dayAnswers,
  dayEntryViolations,
  ownTag,
} from '../testing/day-entry-statements.ts';
import { allowedDocuments, document, documentViolations } from '../testing/document-statements.ts';
import { erasureOfNobody, erasureViolations } from '../testing/erasure-statements.ts';
import { allowedExports, exportViolations } from '../testing/export-statements.ts';
import { allowedLinks, linkViolations } from '../testing/link-statements.ts';
import {
  allowedMeasurements,
  measurement,
  measurementViolations,
} from '../testing/measurement-statements.ts';
import {
  allowedMedicalRecords,
  medicalRecord,
  medicalRecordViolations,
} from '../testing/medical-record-statements.ts';
import { allowedMethods, methodUse, methodViolations } from '../testing/method-statements.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { allowedPush, pushSubscription, pushViolations } from '../testing/push-statements.ts';
import { allowedReadings, consent, readingViolations } from '../testing/reading-statements.ts';
import {
  allowedReminders,
  allowedSettings,
  notice,
  preferences,
  reminder,
  reminderViolations,
  setting,
} from '../testing/reminder-statements.ts';
import {
  absent,
  account,
  answers,
  answersOf,
  bytes,
  entry,
  entryId,
  given,
  goal,
  guardian,
  key,
  log,
  period,
  pregnancy,
  regular,
  session,
  signals,
  trying,
  user,
} from '../testing/row-statements.ts';
import { testEngines } from '../testing/test-engines.ts';

type Violation = readonly [role: DatabaseRole, statement: string];

const logged = (column: string, ...list: string[]): Violation[] =>
  list.map((value) => ['app_user', log({ [column]: value })]);
const goals = (...list: Record<string, string>[]): Violation[] =>
  list.map((changes) => ['app_user', goal(changes)]);
const activity = { kind: "'activity'", amount: '150', days_per_week: 'null' };
const tomorrow = "((now() at time zone 'UTC' + interval '14 hours')::date + 1)";
const profile = (column: string, value: string): Violation => [
  'app_user',
  `update profiles set ${column} = ${value}`,
];
/** One of each way in which extras can be wrong; daily-log-extras.db.test.ts compares many more with zod. */
const spoiltExtras = [
  'null',
  '[]',
  '1',
  '"menopause"',
  '{"unknown": {}}',
  '{"menopause": null}',
  '{"menopause": []}',
  '{"menopause": {"unknown": 1}}',
  '{"menopause": {"brain_fog": null}}',
  '{"menopause": {"brain_fog": "1"}}',
  '{"menopause": {"brain_fog": [1]}}',
  '{"menopause": {"brain_fog": {"min": 1}}}',
  '{"menopause": {"brain_fog": true}}',
  '{"menopause": {"brain_fog": -1}}',
  '{"menopause": {"brain_fog": 11}}',
  '{"menopause": {"brain_fog": 5.5}}',
  '{"menopause": {"brain_fog": 1e300}}',
  '{"menopause": {"night_sweats": "much"}}',
  '{"menopause": {"night_sweats": "None"}}',
  '{"menopause": {"night_sweats": ""}}',
  '{"menopause": {"night_sweats": 0}}',
  '{"menopause": {"hot_flashes": 0, "hot_flash_severity": 1}}',
  '{"menopause": {"pain": 1}}',
  '{"pre-menstrual": {"pain": 1}}',
  '{"pregnancy": {"weight_kg": 9.99}}',
  '{"conception": {"basal_temperature": 109.41}}',
  '{"post-menopause": {"blood_pressure": "120/80"}}',
  '{"ivf": {"anxiety": 1}, "pregnancy": {"nausea": 11}}',
];
/** Lists that no list of codes may look like, whatever the codes are. */
const spoiltLists = (known: string) => [
  "'{unknown}'",
  `'{${known},unknown}'`,
  `'{${known},${known}}'`,
  `'{${known},null}'`,
  "'{null}'",
  `'{{${known}}}'`,
  `'{${known.toUpperCase()}}'`,
  `'{" ${known}"}'`,
  `'{""}'`,
];
const spoiltEntries = [
  "'{}'",
  "'null'",
  "'1'",
  `'"${entryId(1)}"'`,
  `'${entry(entryId(1))}'`,
  "'[null]'",
  "'[[]]'",
  "'[1]'",
  "'[{}]'",
  `'[{"id": "${entryId(1)}"}]'`,
  `'[{"protected": true}]'`,
  `'[{"id": "${entryId(1)}", "protected": true, "with": "somebody"}]'`,
  `'[${entry(entryId(1), 'null')}]'`,
  `'[${entry(entryId(1), '"true"')}]'`,
  `'[{"id": 1, "protected": true}]'`,
  `'[{"id": null, "protected": true}]'`,
  `'[${entry('')}]'`,
  `'[${entry(`${entryId(1)}0`)}]'`,
  `'[${entry(`x${entryId(1)}`)}]'`,
  `'[${entry(entryId(1))}, ${entry(entryId(1), 'false')}]'`,
  `'[${Array.from({ length: 21 }, (_, index) => entry(entryId(index))).join()}]'`,
];

const subscription = (changes: Record<string, string> = {}): string => {
  const values = {
    list: "'blog'",
    address: "'new@example.org'",
    wording_version: "'1'",
    ...changes,
  };
  return `insert into newsletter_subscriptions (${Object.keys(values)}) values (${Object.values(values)})`;
};
const issue = (changes: Record<string, string> = {}): string => {
  const values = { list: "'newsletter'", subject: "'News'", body: "'Text'", ...changes };
  return `insert into newsletter_issues (${Object.keys(values)}) values (${Object.values(values)})`;
};
const article = (slug: string) => issue({ list: "'blog'", article: slug });
const delivery = (changes: Record<string, string> = {}): string => {
  const values = { issue_id: absent, subscription_id: absent, ...changes };
  return `insert into newsletter_deliveries (${Object.keys(values)}) values (${Object.values(values)})`;
};
const contactMessage = (changes: Record<string, string> = {}): string => {
  const values = {
    id: 'gen_random_uuid()',
    body: "decode(repeat('ab', 30), 'hex')",
    wrapped_key: "decode(repeat('ab', 61), 'hex')",
    master_key_id: "'one'",
    ...changes,
  };
  return `insert into contact_messages (${Object.keys(values)}) values (${Object.values(values)})`;
};
const masterKey = (changes: Record<string, string>): string => {
  const values = { id: "'one'", check_value: "decode(repeat('ab', 36), 'hex')", ...changes };
  return `insert into master_keys (${Object.keys(values)}) values (${Object.values(values)})`;
};
const aDelivery = `${subscription({ id: absent })}; ${issue({ id: absent })}; ${delivery({ id: absent })}`;

/** For every constraint of the schema, statements that break it and nothing else. `$maria` is an existing user. */
const violations: Record<string, Violation[]> = {
  users_pkey: [['app_auth', user({ id: "'$maria'" })]],
  users_email_unique: [['app_auth', `${user({})}; ${user({})}`]],
  users_email_length: [
    ['app_auth', user({ email: "''" })],
    ['app_auth', user({ email: "repeat('x', 255)" })],
  ],
  users_email_lower_case: [['app_auth', user({ email: "'Maria@example.org'" })]],
  users_full_name_length: [['app_auth', user({ full_name: "repeat('x', 201)" })]],
  profiles_pkey: [['app_auth', "insert into profiles (id, full_name) values ('$maria', 'Maria')"]],
  profiles_id_users_id_fk: [
    ['app_auth', `insert into profiles (id, full_name) values (${absent}, 'Nobody')`],
  ],
  // users repeats the limit, and its trigger makes the profile: the row has to come from elsewhere.
  profiles_full_name_length: [
    ['app_auth', `insert into profiles (id, full_name) values (${absent}, repeat('x', 201))`],
  ],
  profiles_life_stage: [
    ['app_user', "update profiles set life_stage = 'Pregnancy'"],
    ['app_user', "update profiles set life_stage = ''"],
  ],
  profiles_stage_chosen_at: ["now() + interval '1 second'", "'1899-12-31 23:59:59+00'"].map((value) =>
    profile('stage_chosen_at', value),
  ),
  profiles_birth_date: [
    profile('birth_date', "'1899-12-31'"),
    profile('birth_date', tomorrow),
    profile('birth_date', "'infinity'"),
  ],
  profiles_stated_age: [
    ['app_user', "update profiles set stated_age = -1, age_stated_on = '2026-01-05'"],
    ['app_user', "update profiles set stated_age = 131, age_stated_on = '2026-01-05'"],
  ],
  profiles_age_with_its_day: [profile('stated_age', '12'), profile('age_stated_on', "'2026-01-05'")],
  profiles_age_stated_on: [
    ['app_user', `update profiles set stated_age = 12, age_stated_on = ${tomorrow}`],
    ['app_user', "update profiles set stated_age = 12, age_stated_on = '-infinity'"],
  ],
  profiles_height: ['49.99', '280.01', "'NaN'"].map((value) => profile('height_cm', value)),
  profiles_height_unit: [profile('height_unit', "'m'"), profile('height_unit', "''")],
  profiles_weight: ['9.9999', '650.0001', "'NaN'"].map((value) => profile('weight_kg', value)),
  profiles_weight_unit: [profile('weight_unit', "'lb'"), profile('weight_unit', "''")],
  profiles_temperature_unit: ["'f'", "'K'", "''"].map((value) => profile('temperature_unit', value)),
  profiles_water_unit: ["'cups'", "''"].map((value) => profile('water_unit', value)),
  profiles_week_start: ['-1', '2', '3', '4', '7'].map((value) => profile('week_start', value)),
  profiles_date_order: ["'year'", "''"].map((value) => profile('date_order', value)),
  profiles_clock_hours: ['0', '13'].map((value) => profile('clock_hours', value)),
  profiles_news_seen: ['-1', '10001'].map((value) => profile('news_seen', value)),
  profiles_luteal_days: ['9', '17'].map((value) => profile('luteal_days', value)),
  profiles_hidden_parts: ["'{B6}'", "'{B1,B1}'", "'{today}'", "'{B1,null}'"].map((value) =>
    profile('hidden_parts', value),
  ),
  profiles_country: ["''", "'gb'", "'G'", "'GBR'", "' GB'", "E'GB\\n'"].map((value) =>
    profile('country', value),
  ),
  profiles_blood_type: [profile('blood_type', "'C+'"), profile('blood_type', "''")],
  onboarding_answers_pkey: [['app_user', `${answers({})}; ${regular({})}`]],
  onboarding_answers_user_id_users_id_fk: [],
  onboarding_answers_of_stage: (
    [
      answersOf('unknown', {}),
      answersOf('', {}),
      answersOf('pre-menstrual', {}),
      answersOf('pre-menstrual', { age: '12', cycle_length: '28' }),
      answersOf('pre-menstrual', { age: '12', last_period: "'2026-01-01'" }),
      regular({ cycle_length: 'null' }),
      regular({ main_focus: 'null' }),
      regular({ age: '12' }),
      regular({ health_conditions: bytes(40) }),
      regular({ trying_duration: "'over-year'" }),
      trying({ cycle_length: 'null' }),
      trying({ trying_duration: 'null' }),
      trying({ fertility_treatments: 'null' }),
      trying({ main_focus: "'general'" }),
      trying({ on_hrt: 'true' }),
      answersOf('pregnant', { age: '12' }),
      answersOf('pregnant', { main_concerns: "'{}'" }),
      answersOf('pregnant', { last_period: "'2026-01-01'" }),
      answers({ on_hrt: 'null' }),
      answers({ main_concerns: 'null' }),
      answers({ cycle_length: '28' }),
      answers({ health_conditions: bytes(40) }),
    ] as const
  ).map((statement) => ['app_user', statement]),
  onboarding_answers_stated_on: [
    ['app_user', answers({ stated_on: tomorrow })],
    ['app_user', answers({ stated_on: "'2099-01-01'", updated_at: "'2099-01-01'" })],
    ['app_user', answers({ stated_on: "'1899-12-31'" })],
  ],
  onboarding_answers_age: [
    ['app_user', answersOf('pre-menstrual', { age: '7' })],
    ['app_user', answersOf('pre-menstrual', { age: '19' })],
  ],
  onboarding_answers_health_conditions_size: [0, 29, 6030].map((count) => [
    'app_user',
    answersOf('pre-menstrual', { age: '12', health_conditions: bytes(count) }),
  ]),
  onboarding_answers_last_period: [
    ['app_user', regular({ last_period: "'2026-01-06'" })],
    ['app_user', answers({ last_period: "'1899-12-31'" })],
  ],
  onboarding_answers_cycle_length: [
    ['app_user', regular({ cycle_length: '20' })],
    ['app_user', trying({ cycle_length: '91' })],
  ],
  onboarding_answers_main_focus: [['app_user', regular({ main_focus: "'unknown'" })]],
  onboarding_answers_trying_duration: [['app_user', trying({ trying_duration: "'unknown'" })]],
  onboarding_answers_fertility_treatments: spoiltLists('iui').map((list) => [
    'app_user',
    trying({ fertility_treatments: list }),
  ]),
  onboarding_answers_none_stands_alone: [['app_user', trying({ fertility_treatments: "'{iui,none}'" })]],
  onboarding_answers_main_concerns: spoiltLists('bone-health').map((list) => [
    'app_user',
    answers({ main_concerns: list }),
  ]),
  pregnancies_pkey: [
    [
      'app_user',
      `${pregnancy({ id: absent, end_reason: "'loss'", ended_at: 'now()' })}; ${pregnancy({ id: absent })}`,
    ],
  ],
  pregnancies_user_id_users_id_fk: [],
  pregnancies_dating: (
    [
      pregnancy({ dating_method: "'unknown'" }),
      pregnancy({ current_week: '0' }),
      pregnancy({ current_week: '43' }),
      pregnancy({ due_date: "'2026-05-05'" }),
      pregnancy({ last_period_date: "'2026-01-01'" }),
      pregnancy({ dating_method: "'lastPeriod'", current_week: '0' }),
      pregnancy({ dating_method: "'lastPeriod'", last_period_date: "'2026-01-01'" }),
      pregnancy({
        dating_method: "'lastPeriod'",
        last_period_date: "'2026-01-01'",
        due_date: "'2026-05-05'",
        current_week: '0',
      }),
      pregnancy({ dating_method: "'dueDate'", current_week: '0' }),
      pregnancy({ dating_method: "'dueDate'", due_date: "'2026-05-05'" }),
    ] as const
  ).map((statement) => ['app_user', statement]),
  pregnancies_last_period: ["'2026-01-06'", "'1899-12-31'"].map((day) => [
    'app_user',
    pregnancy({ dating_method: "'lastPeriod'", current_week: '0', last_period_date: day }),
  ]),
  pregnancies_due_date: ["'2200-01-01'", "'1899-12-31'", "'infinity'"].map((day) => [
    'app_user',
    pregnancy({ dating_method: "'dueDate'", current_week: '0', due_date: day }),
  ]),
  pregnancies_stated_on: [
    ['app_user', pregnancy({ stated_on: tomorrow })],
    ['app_user', pregnancy({ stated_on: "'1899-12-31'" })],
  ],
  pregnancies_complications_size: [0, 29, 6030].map((count) => [
    'app_user',
    pregnancy({ complications: bytes(count) }),
  ]),
  pregnancies_end_reason: [['app_user', pregnancy({ end_reason: "'unknown'", ended_at: 'now()' })]],
  pregnancies_end: [
    ['app_user', pregnancy({ end_reason: "'birth'" })],
    ['app_user', pregnancy({ ended_at: 'now()' })],
    ['app_user', pregnancy({ ended_on: "'2026-01-05'" })],
  ],
  pregnancies_ended_on: [
    ['app_user', pregnancy({ end_reason: "'birth'", ended_at: 'now()', ended_on: tomorrow })],
    ['app_user', pregnancy({ end_reason: "'birth'", ended_at: 'now()', ended_on: "'1899-12-31'" })],
  ],
  pregnancies_end_said_on: [
    ['app_user', pregnancy({ end_reason: "'birth'", ended_at: 'now()', end_said_on: tomorrow })],
    ['app_user', pregnancy({ end_reason: "'birth'", ended_at: 'now()', end_said_on: "'1899-12-31'" })],
  ],
  pregnancies_said_of_an_end: [['app_user', pregnancy({ end_said_on: "'2026-01-05'" })]],
  guardians_pkey: [['app_user', `${guardian({ id: absent })}; ${guardian({ id: absent })}`]],
  guardians_user_id_users_id_fk: [],
  guardians_email_size: [0, 33, 792].map((count) => ['app_user', guardian({ email: bytes(count) })]),
  guardians_email_until_refused: [
    ['app_user', guardian({ email: 'null' })],
    ['app_user', guardian({ ...given, email: 'null' })],
    ['app_user', guardian({ ...given, answer: "'refused'" })],
  ],
  guardians_answer: [['app_user', guardian({ ...given, answer: "'perhaps'" })]],
  guardians_answer_with_its_time: [
    ['app_user', guardian({ ...given, answered_at: 'null' })],
    ['app_user', guardian({ ...given, wording_version: 'null' })],
    ['app_user', guardian({ answered_at: 'now()' })],
  ],
  guardians_asked_before_answered: [['app_user', guardian({ ...given, asked_at: 'null' })]],
  guardians_wording_version: [
    ['app_user', guardian({ ...given, wording_version: "''" })],
    ['app_user', guardian({ ...given, wording_version: "repeat('1', 21)" })],
  ],
  contact_messages_pkey: [
    ['app_worker', `${contactMessage({ id: absent })}; ${contactMessage({ id: absent })}`],
  ],
  contact_messages_body_size: [
    ['app_worker', contactMessage({ body: "decode(repeat('ab', 29), 'hex')" })],
    ['app_worker', contactMessage({ body: "decode(repeat('ab', 32769), 'hex')" })],
  ],
  contact_messages_wrapped_key_length: [
    ['app_worker', contactMessage({ wrapped_key: "decode(repeat('ab', 31), 'hex')" })],
    ['app_worker', contactMessage({ wrapped_key: "decode(repeat('ab', 257), 'hex')" })],
  ],
  contact_messages_master_key_id: [
    ['app_worker', contactMessage({ master_key_id: "''" })],
    ['app_worker', contactMessage({ master_key_id: "repeat('a', 33)" })],
  ],
  newsletter_subscriptions_pkey: [
    ['app_worker', `${subscription({ id: absent })}; ${subscription({ id: absent, list: "'newsletter'" })}`],
  ],
  newsletter_subscriptions_address_list: [['app_worker', `${subscription()}; ${subscription()}`]],
  newsletter_subscriptions_list: [['app_worker', subscription({ list: "'spam'" })]],
  newsletter_subscriptions_address_length: [
    ['app_worker', subscription({ address: "'a@'" })],
    ['app_worker', subscription({ address: "repeat('x', 255)" })],
  ],
  newsletter_subscriptions_address_lower_case: [
    ['app_worker', subscription({ address: "'New@example.org'" })],
  ],
  newsletter_subscriptions_wording_version: [
    ['app_worker', subscription({ wording_version: "''" })],
    ['app_worker', subscription({ wording_version: "repeat('1', 21)" })],
  ],
  newsletter_issues_pkey: [['app_worker', `${issue({ id: absent })}; ${issue({ id: absent })}`]],
  newsletter_issues_article_unique: [['app_worker', `${article("'one'")}; ${article("'one'")}`]],
  newsletter_issues_list: [['app_worker', issue({ list: "'spam'" })]],
  newsletter_issues_article_of_blog: [
    ['app_worker', issue({ list: "'blog'" })],
    ['app_worker', issue({ article: "'one'" })],
  ],
  newsletter_issues_article: ["''", "'One'", "'../one'", "'one--two'", "repeat('a', 201)"].map((slug) => [
    'app_worker',
    article(slug),
  ]),
  newsletter_issues_subject_length: [
    ['app_worker', issue({ subject: "''" })],
    ['app_worker', issue({ subject: "repeat('a', 201)" })],
  ],
  newsletter_issues_body_length: [
    ['app_worker', issue({ body: "''" })],
    ['app_worker', issue({ body: "repeat('a', 100001)" })],
  ],
  newsletter_deliveries_pkey: [
    [
      'app_worker',
      `${aDelivery}; ${subscription({ id: 'gen_random_uuid()', list: "'newsletter'" })};
       insert into newsletter_deliveries (id, issue_id, subscription_id)
       select ${absent}, ${absent}, id from newsletter_subscriptions where list = 'newsletter'`,
    ],
  ],
  newsletter_deliveries_issue_subscription: [['app_worker', `${aDelivery}; ${delivery()}`]],
  newsletter_deliveries_issue_id_newsletter_issues_id_fk: [
    ['app_worker', `${subscription({ id: absent })}; ${delivery()}`],
  ],
  newsletter_deliveries_subscription_fk: [['app_worker', `${issue({ id: absent })}; ${delivery()}`]],
  sessions_pkey: [
    [
      'app_auth',
      `${session("'$maria'", "'a'")}; insert into sessions select id, user_id, 'b', expires_at from sessions where token = 'a'`,
    ],
  ],
  sessions_token_unique: [['app_auth', `${session("'$maria'", "'a'")}; ${session("'$maria'", "'a'")}`]],
  sessions_user_id_users_id_fk: [['app_auth', session(absent, "'a'")]],
  accounts_pkey: [
    [
      'app_auth',
      `${account("'$maria'", "'a'")}; insert into accounts select id, user_id, provider_id, 'b' from accounts where account_id = 'a'`,
    ],
  ],
  accounts_provider_account: [['app_auth', `${account("'$maria'", "'a'")}; ${account("'$maria'", "'a'")}`]],
  accounts_user_id_users_id_fk: [['app_auth', account(absent, "'a'")]],
  user_keys_pkey: [['app_user', `${key("'$maria'", 60)}; ${key("'$maria'", 60)}`]],
  user_keys_user_id_users_id_fk: [],
  user_keys_wrapped_key_length: [
    ['app_user', key("'$maria'", 31)],
    ['app_user', key("'$maria'", 257)],
  ],
  outbox_pkey: [
    [
      'app_user',
      `insert into outbox (id, user_id, job) select ${absent}::uuid, '$maria', 'send-verification-mail' from generate_series(1, 2)`,
    ],
  ],
  outbox_job: [['app_user', "insert into outbox (user_id, job) values ('$maria', 'delete-everything')"]],
  outbox_user_where_there_is_one: [
    ['app_worker', "insert into outbox (job) values ('read-document')"],
    ['app_user', "insert into outbox (user_id, job) values ('$maria', 'send-newsletter-confirmation')"],
    ['app_user', "insert into outbox (user_id, job) values ('$maria', 'send-newsletter-issue')"],
    ['app_user', "insert into outbox (user_id, job) values ('$maria', 'send-contact-message')"],
  ],
  outbox_user_id_users_id_fk: [
    ['app_auth', `insert into outbox (user_id, job) values (${absent}, 'send-verification-mail')`],
  ],
  period_tracking_pkey: [['app_user', `${period({})}; ${period({ cycle_length: '30' })}`]],
  period_tracking_user_id_users_id_fk: [],
  period_tracking_start: [
    ['app_user', period({ period_start_date: "'1899-12-31'" })],
    ['app_user', period({ period_start_date: "'-infinity'", period_end_date: "'2026-01-05'" })],
  ],
  period_tracking_end: [['app_user', period({ period_end_date: "'2026-01-04'" })]],
  period_tracking_not_in_future: [
    ['app_user', period({ period_start_date: "'2099-01-01'" })],
    ['app_user', period({ period_start_date: "'2099-01-01'", updated_at: "'2099-01-01'" })],
    [
      'app_user',
      period({ period_start_date: "((now() at time zone 'UTC' + interval '14 hours')::date + 1)" }),
    ],
    ['app_user', period({ period_end_date: "'2099-01-01'" })],
    ['app_user', period({ period_end_date: "'infinity'" })],
    ['app_user', `${period({})}; update period_tracking set period_start_date = '2099-01-01'`],
    ['app_user', `${period({})}; update period_tracking set period_end_date = '2099-01-01'`],
  ],
  period_tracking_cycle_length: [
    ['app_user', period({ cycle_length: '20' })],
    ['app_user', period({ cycle_length: '91' })],
  ],
  daily_health_signals_pkey: [['app_user', `${signals({})}; ${signals({ discharge: "'dry'" })}`]],
  daily_health_signals_user_id_users_id_fk: [],
  daily_health_signals_date: [
    ['app_user', signals({ signal_date: "'1899-12-31'" })],
    ['app_user', signals({ signal_date: "'2101-01-01'" })],
    ['app_user', signals({ signal_date: "'infinity'" })],
  ],
  daily_health_signals_symptoms: spoiltLists('cramps').map((list) => [
    'app_user',
    signals({ symptoms: list }),
  ]),
  daily_health_signals_mood: spoiltLists('happy').map((list) => ['app_user', signals({ mood: list })]),
  daily_health_signals_intercourse: spoiltEntries.map((list) => ['app_user', signals({ intercourse: list })]),
  daily_health_signals_discharge: [
    ['app_user', signals({ discharge: "'unknown'" })],
    ['app_user', signals({ discharge: "''" })],
  ],
  daily_health_signals_notes_size: [
    ['app_user', signals({ notes: "''" })],
    ['app_user', signals({ notes: "decode(repeat('ab', 29), 'hex')" })],
    ['app_user', signals({ notes: "decode(repeat('ab', 12030), 'hex')" })],
    ['app_user', signals({ notes: "decode(repeat('ab', 10000000), 'hex')" })],
  ],
  daily_logs_pkey: [['app_user', `${log({})}; ${log({ mood: '5' })}`]],
  daily_logs_user_id_users_id_fk: [],
  daily_logs_date: [
    ...logged('log_date', "'1899-12-31'", tomorrow, "'infinity'"),
    ['app_user', log({ log_date: "'2099-01-01'", updated_at: "'2099-01-01'" })],
  ],
  daily_logs_sleep_hours: logged('sleep_hours', '-0.01', '24.01', "'NaN'", "'infinity'"),
  daily_logs_sleep_quality: logged('sleep_quality', '0', '11'),
  daily_logs_activity_minutes: logged('activity_minutes', '-1', '1441'),
  daily_logs_activity_type: logged('activity_type', "'swimming'", "'Yoga'", "''"),
  daily_logs_activity: ['cardio', 'strength', 'yoga', 'walking'].map((type) => [
    'app_user',
    log({ activity_minutes: '0', activity_type: `'${type}'` }),
  ]),
  daily_logs_mood: logged('mood', '0', '11'),
  daily_logs_stress: logged('stress', '0', '11'),
  daily_logs_water: logged('water_glasses', '-0.01', '100.01', "'NaN'"),
  daily_logs_extras: logged('extras', ...spoiltExtras.map((json) => `'${json}'`)),
  daily_logs_no_bleeding: logged(
    'extras',
    `'{"menstrual-cycle": {"period_flow": "light"}}'`,
    `'{"ivf": {}, "contraception": {"libido": 3, "breakthrough_bleeding": "none"}}'`,
    `'{"menopause": {"period_this_week": "no"}}'`,
  ),
  daily_logs_blood_pressure_size: logged('blood_pressure', bytes(0), bytes(33), bytes(37), bytes(1_000_000)),
  ...measurementViolations,
  health_goals_pkey: [
    [
      'app_user',
      `${goal({ id: absent })}; ${goal({ id: absent, state: "'ended'", state_since: "'2026-01-06'" })}`,
    ],
  ],
  health_goals_user_id_users_id_fk: [],
  health_goals_amount: goals(
    { amount: 'null' },
    { amount: '2.99' },
    { amount: '14.01' },
    { amount: "'NaN'" },
    { kind: "'water'", amount: 'null' },
    { kind: "'water'", amount: '0.99' },
    { kind: "'water'", amount: '40.01' },
    { ...activity, amount: 'null' },
    { ...activity, amount: '4' },
    { ...activity, amount: '5001' },
    { ...activity, amount: '5.5' },
    { kind: "'mood'" },
    { kind: "'logging'" },
    { kind: "'weight'" },
    { kind: "'weight'", amount: 'null' },
    { kind: "''" },
  ),
  health_goals_days_per_week: goals(
    { days_per_week: 'null' },
    { days_per_week: '0' },
    { days_per_week: '8' },
    { kind: "'logging'", amount: 'null', days_per_week: 'null' },
    { ...activity, days_per_week: '5' },
  ),
  health_goals_started_on: goals(
    { started_on: "'1899-12-31'" },
    { started_on: tomorrow },
    { started_on: "'2099-01-01'", updated_at: "'2099-01-01'" },
  ),
  health_goals_state: goals({ state: "'resting'", state_since: "'2026-01-05'" }),
  health_goals_state_since_its_day: goals(
    { state_since: "'2026-01-05'" },
    { state: "'paused'" },
    { state: "'ended'" },
  ),
  health_goals_state_since: goals(
    { state: "'paused'", state_since: "'2026-01-04'" },
    { state: "'ended'", state_since: tomorrow },
  ),
  health_goals_last_pause_whole: goals(
    { last_pause_from: "'2026-01-05'" },
    { last_pause_to: "'2026-01-05'" },
  ),
  health_goals_last_pause: goals(
    { last_pause_from: "'2026-01-04'", last_pause_to: "'2026-01-05'" },
    { last_pause_from: "'2026-01-07'", last_pause_to: "'2026-01-06'" },
    { last_pause_from: "'2026-01-07'", last_pause_to: tomorrow },
  ),
  ...documentViolations,
  ...erasureViolations,
  ...readingViolations,
  ...accessViolations,
  ...accountViolations,
  ...alertViolations,
  ...anchorViolations,
  ...contactViolations,
  ...linkViolations,
  ...exportViolations,
  ...medicalRecordViolations,
  ...methodViolations,
  ...reminderViolations,
  ...pushViolations,
  ...dayEntryViolations,
  ...cycleViolations,
  verifications_pkey: [
    [
      'app_auth',
      `insert into verifications select ${absent}::uuid, 'a', 'b', now() from generate_series(1, 2)`,
    ],
  ],
  jwks_pkey: [['app_auth', `insert into jwks select ${absent}::uuid, 'a', 'b' from generate_series(1, 2)`]],
  master_keys_pkey: [['app_worker', `${masterKey({ id: "'a'" })}; ${masterKey({ id: "'a'" })}`]],
  master_keys_id_length: [
    ['app_worker', masterKey({ id: "''" })],
    ['app_worker', masterKey({ id: "repeat('a', 33)" })],
  ],
  master_keys_check_value_size: [
    ['app_worker', masterKey({ check_value: "decode(repeat('ab', 29), 'hex')" })],
    ['app_worker', masterKey({ check_value: "decode(repeat('ab', 129), 'hex')" })],
  ],
  rate_limits_pkey: [['app_auth', "insert into rate_limits select 'a', 1, now() from generate_series(1, 2)"]],
};

describe.each(testEngines)('on %s', (engine) => {
  let opened: TestDatabase;
  let maria: string;
  // What is refused leaves nothing: one account does for all of it.
  beforeAll(async () => {
    opened = await openTestDatabase(engine);
    maria = await createTestUser(opened.database);
  });
  afterAll(() => opened.close());

  test('every constraint of the schema has a statement here that breaks it', async () => {
    // PostgreSQL 18 also lists NOT NULL, which the next test enumerates itself.
    const rows = await opened.asOwner(
      "select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'",
    );
    expect(rows.map((row) => row.name).sort()).toEqual(Object.keys(violations).sort());
  });

  // One test for all that breaks a constraint: two thousand of their own cost as much as the statements.
  test.each(Object.entries(violations).filter(([, list]) => list.length > 0))('%s', async (name, list) => {
    for (const [role, statement] of list) {
      const broken = opened.asRole(role, maria, statement.replaceAll('$maria', maria));
      await expect(broken, `as ${role}: ${statement}`).rejects.toMatchObject({ constraint: name });
    }
  });

  test.each([
    ['user_keys', key(absent, 60)],
    ['access_events', accessEvent({}).replaceAll('$maria', absent.slice(1, -1))],
    ['access_chains', accessChain({}).replaceAll('$maria', absent.slice(1, -1))],
    ['erasures', erasureOfNobody],
    ['period_tracking', period({ user_id: absent })],
    ['daily_health_signals', signals({ user_id: absent })],
    ['onboarding_answers', answers({ user_id: absent })],
    ['pregnancies', pregnancy({ user_id: absent })],
    ['guardians', guardian({ user_id: absent })],
    ['daily_logs', log({ user_id: absent })],
    ['measurements', measurement({ user_id: absent })],
    ['safety_alerts', alert({ user_id: absent })],
    ['emergency_contacts', contact({ user_id: absent })],
    ['medical_records', medicalRecord({ user_id: absent })],
    ['record_anchors', anchor({ user_id: absent })],
    ['method_uses', methodUse({ user_id: absent })],
    ['reminder_preferences', preferences({ user_id: absent })],
    ['reminder_settings', setting({ user_id: absent })],
    ['reminders', reminder({ user_id: absent })],
    ['push_subscriptions', pushSubscription({}).replaceAll('$maria', absent.slice(1, -1))],
    ['notices', notice({ user_id: absent })],
    ['day_answers', dayAnswers({ user_id: absent })],
    ['own_tags', ownTag({ user_id: absent })],
    ['health_goals', goal({ user_id: absent })],
    ['cycle_marks', mark({ user_id: absent })],
    ['cycle_pauses', pause({ user_id: absent })],
    ['bleeding_days', bleedingDay({ user_id: absent })],
    ['cycle_forecasts', forecast({ user_id: absent })],
    ['consents', consent({}).replaceAll('$maria', absent.slice(1, -1))],
    ['health_documents', document({}).replaceAll('$maria', absent.slice(1, -1))],
  ])('a row of nobody in %s is refused, whoever writes it', async (table, statement) => {
    await expect(
      opened.asOwner(`alter table ${table} no force row level security; ${statement}`),
    ).rejects.toMatchObject({ constraint: `${table}_user_id_users_id_fk` });
  });

  test.each(stageChangeViolations)('%s, past the policy of its table', async (name, statement) => {
    await expect(
      opened.asOwner(
        `alter table stage_changes no force row level security; ${statement.replaceAll('$maria', maria)}`,
      ),
    ).rejects.toMatchObject({ constraint: name });
  });

  describe('what lies just within the limits', () => {
    // What is kept is in the way of what comes next.
    beforeEach(async () => {
      maria = await createTestUser(opened.database);
    });

    test('is kept', async () => {
      const noGoals = 'select delete_own_health_goals(id) from health_goals';
      const allowed = [
        period({ period_start_date: "'1900-01-01'", period_end_date: "'1900-01-01'", cycle_length: '21' }),
        period({
          period_start_date: "(now() at time zone 'UTC' + interval '14 hours')::date",
          cycle_length: '90',
        }),
        signals({ signal_date: "'1900-01-01'", notes: "decode(repeat('ab', 30), 'hex')" }),
        signals({
          signal_date: "'2100-12-31'",
          notes: `decode(repeat('ab', ${29 + 3 * NOTES_MAX_LENGTH}), 'hex')`,
        }),
        signals({
          symptoms: `'{${SYMPTOMS.map((code) => code.value)}}'`,
          mood: `'{${MOODS.map((code) => code.value).reverse()}}'`,
          intercourse: `'[${Array.from({ length: 20 }, (_, index) => entry(entryId(index), String(index % 2 === 0))).join()}]'`,
        }),
        "update profiles set birth_date = '1900-01-01', stated_age = 0, age_stated_on = '1900-01-01', height_cm = 50, weight_kg = 10",
        'update profiles set birth_date = now()::date, stated_age = 130, height_cm = 280, weight_kg = 650',
        ...BLOOD_TYPES.map((type) => `update profiles set blood_type = '${type}'`),
        ...HEIGHT_UNITS.map((unit) => `update profiles set height_unit = '${unit}'`),
        ...WEIGHT_UNITS.map((unit) => `update profiles set weight_unit = '${unit}'`),
        ...[
          ...['8', '18'].map((age) => answersOf('pre-menstrual', { age, health_conditions: bytes(30) })),
          answersOf('pre-menstrual', { age: '12', health_conditions: bytes(29 + 3 * ANSWER_MAX_LENGTH) }),
          ...MAIN_FOCUSES.map(({ value }) =>
            regular({ main_focus: `'${value}'`, last_period: "'1900-01-01'" }),
          ),
          ...TRYING_DURATIONS.map(({ value }) =>
            trying({ trying_duration: `'${value}'`, cycle_length: '90' }),
          ),
          trying({ fertility_treatments: "'{none}'" }),
          trying({ fertility_treatments: "'{ovulation,medications,iui,ivf,other}'" }),
          // Deleted since, and no other is recorded.
          regular({ last_period: 'null' }),
          trying({ last_period: 'null' }),
          answersOf('pregnant', {}),
          answers({ main_concerns: `'{${MENOPAUSE_CONCERNS.map(({ value }) => value)}}'` }),
        ].map(
          (statement) => `select delete_own_onboarding_answers(stage) from onboarding_answers; ${statement}`,
        ),
        ...PREGNANCY_ENDS.map(({ value }) =>
          pregnancy({ end_reason: `'${value}'`, ended_at: 'now()', ended_on: 'now()::date' }),
        ),
        pregnancy({ end_reason: "'loss'", ended_at: 'now()', current_week: '1', complications: bytes(30) }),
        pregnancy({
          dating_method: "'dueDate'",
          current_week: '0',
          due_date: "'2199-12-31'",
          complications: bytes(29 + 3 * ANSWER_MAX_LENGTH),
        }),
        guardian({ email: bytes(34) }),
        guardian({ ...given, email: bytes(29 + 3 * EMAIL_MAX_LENGTH) }),
        guardian({ ...given, answer: "'refused'", email: 'null' }),
        log({ log_date: "'1900-01-01'", blood_pressure: bytes(34) }),
        log({
          log_date: "(now() at time zone 'UTC' + interval '14 hours')::date",
          blood_pressure: bytes(36),
        }),
        ...(['min', 'max'] as const).map((end, index) => {
          const numbers = Object.entries(COMMON_FIELDS).flatMap(([key, field]) =>
            field.kind === 'choice' || key === 'weight_kg' ? [] : [[key, String(field[end])]],
          );
          return log({ log_date: `'2026-03-0${index + 1}'`, ...Object.fromEntries(numbers) });
        }),
        ...COMMON_FIELDS.activity_type.options.map(({ value }, index) =>
          log({ log_date: `'2026-04-0${index + 1}'`, activity_type: `'${value}'` }),
        ),
        ...allowedMeasurements,
        ...allowedAlerts,
        ...allowedAnchors,
        ...allowedContacts,
        ...allowedLinks,
        ...allowedExports,
        "update profiles set country = 'GB'",
        ...allowedMedicalRecords,
        ...allowedMethods,
        ...allowedSettings,
        ...allowedDayEntries,
        ...TEMPERATURE_UNITS.map((unit) => `update profiles set temperature_unit = '${unit}'`),
        ...WATER_UNITS.map((unit) => `update profiles set water_unit = '${unit}'`),
        'update profiles set weight_unit = null, temperature_unit = null, water_unit = null, week_start = null',
        ...WEEK_STARTS.map((day) => `update profiles set week_start = ${day}`),
        ...Object.values(LUTEAL_LIMITS).map((days) => `update profiles set luteal_days = ${days}`),
        ...DATE_ORDERS.map((order) => `update profiles set date_order = '${order}'`),
        ...CLOCKS.map((hours) => `update profiles set clock_hours = ${hours}`),
        `update profiles set date_order = null, clock_hours = null, news_seen = ${WHATS_NEW.number}`,
        "update profiles set luteal_days = null, hidden_parts = '{}'",
        `update profiles set hidden_parts = '{${HIDEABLE_PARTS.map(({ value }) => value)}}'`,
        ...(['min', 'max'] as const).flatMap((end) =>
          GOAL_KINDS.map((kind) => {
            const limits = GOAL_AMOUNTS[kind];
            return `${noGoals}; ${goal({
              kind: `'${kind}'`,
              amount: limits === null ? 'null' : String(limits[end]),
              days_per_week: kind === 'activity' ? 'null' : end === 'min' ? '1' : '7',
              started_on: "'1900-01-01'",
              last_pause_from: "'1900-01-01'",
              last_pause_to: 'now()::date',
            })}`;
          }),
        ),
        ...GOAL_STATES.map((state) =>
          goal({
            kind: "'logging'",
            amount: 'null',
            state: `'${state}'`,
            state_since: state === 'active' ? 'null' : "'2026-01-05'",
          }),
        ).map((statement) => `${noGoals}; ${statement}`),
        ...allowedDocuments,
        ...allowedCycleRecords,
        ...DISCHARGES.map((code, index) =>
          signals({ signal_date: `'2026-02-0${index + 1}'`, discharge: `'${code.value}'` }),
        ),
      ];
      for (const statement of allowed) {
        await opened.asRole('app_user', maria, statement.replaceAll('$maria', maria));
      }
    });

    test('of what jobs write of reminders is kept', async () => {
      for (const statement of allowedReminders) {
        await opened.asRole('app_worker', maria, statement.replaceAll('$maria', maria));
      }
    });

    test('of a reading is kept', async () => {
      for (const [role, statement] of allowedReadings) {
        await opened.asRole(role, maria, statement.replaceAll('$maria', maria));
      }
    });

    test('of what protects an account is kept', async () => {
      for (const [role, statement] of [...allowedProtections, ...allowedAccess, ...allowedPush]) {
        await opened.asRole(role, maria, statement.replaceAll('$maria', maria));
      }
    });
  });

  // 32 May is no date to the database either: the type refuses it before any CHECK.
  test.each([
    period({ period_start_date: "'2026-05-32'" }),
    signals({ signal_date: "'2025-02-29'" }),
    log({ log_date: "'2026-02-30'" }),
  ])('a day that does not exist is refused: %s', async (statement) => {
    await expect(opened.asRole('app_user', maria, statement.replaceAll('$maria', maria))).rejects.toThrow(
      /date\/time field value out of range/,
    );
  });

  test('the codes that the tables take are those of the product, no more and no fewer', async () => {
    const codesOf = async (constraint: string) => {
      const [row] = await opened.asOwner(
        `select pg_get_constraintdef(oid) as text from pg_constraint where conname = '${constraint}'`,
      );
      const quoted = [...String(row?.text).matchAll(/'\{?([^'}]*)\}?'/g)].map((match) => match[1]);
      return quoted.flatMap((text) => text?.split(',') ?? []).sort();
    };
    const valuesOf = (codes: readonly { value: string }[]) => codes.map((code) => code.value).sort();
    expect(await codesOf('daily_health_signals_symptoms')).toEqual(valuesOf(SYMPTOMS));
    expect(await codesOf('daily_health_signals_mood')).toEqual(valuesOf(MOODS));
    expect(await codesOf('daily_health_signals_discharge')).toEqual(valuesOf(DISCHARGES));
    expect(await codesOf('onboarding_answers_main_focus')).toEqual(valuesOf(MAIN_FOCUSES));
    expect(await codesOf('onboarding_answers_trying_duration')).toEqual(valuesOf(TRYING_DURATIONS));
    expect(await codesOf('onboarding_answers_fertility_treatments')).toEqual(valuesOf(FERTILITY_TREATMENTS));
    expect(await codesOf('onboarding_answers_main_concerns')).toEqual(valuesOf(MENOPAUSE_CONCERNS));
    expect(await codesOf('onboarding_answers_of_stage')).toEqual(valuesOf(ONBOARDING_STAGES));
    expect(await codesOf('pregnancies_dating')).toEqual(valuesOf(DATING_METHODS));
    expect(await codesOf('pregnancies_end_reason')).toEqual(valuesOf(PREGNANCY_ENDS));
    expect(await codesOf('profiles_blood_type')).toEqual([...BLOOD_TYPES].sort());
    expect(await codesOf('profiles_height_unit')).toEqual([...HEIGHT_UNITS].sort());
    expect(await codesOf('profiles_weight_unit')).toEqual([...WEIGHT_UNITS].sort());
    expect(await codesOf('profiles_temperature_unit')).toEqual([...TEMPERATURE_UNITS].sort());
    expect(await codesOf('profiles_hidden_parts')).toEqual(valuesOf(HIDEABLE_PARTS));
    expect(await codesOf('profiles_water_unit')).toEqual([...WATER_UNITS].sort());
    expect(await codesOf('daily_logs_activity_type')).toEqual(valuesOf(COMMON_FIELDS.activity_type.options));
    expect(await codesOf('health_documents_reading_failure')).toEqual([...READING_FAILURE_CODES].sort());
    expect(await codesOf('health_documents_ai_second_category')).toEqual(valuesOf(DOCUMENT_CATEGORIES));
    expect(await codesOf('cycle_marks_verdict')).toEqual([...CYCLE_VERDICTS].sort());
    expect(await codesOf('cycle_marks_reason')).toEqual(valuesOf(UNUSUAL_REASONS));
    expect(await codesOf('cycle_pauses_reason')).toEqual(valuesOf(PAUSE_REASONS));
    expect(await codesOf('bleeding_days_flow')).toEqual([...FLOWS].sort());
    expect(await codesOf('bleeding_days_kind')).toEqual([...BLEEDING_KINDS].sort());
    for (const constraint of ['stage_changes_from_stage', 'stage_changes_to_stage']) {
      expect(await codesOf(constraint)).toEqual(valuesOf(LIFE_STAGES));
    }
    expect(await codesOf('health_goals_amount')).toEqual([...GOAL_KINDS].sort());
    expect(await codesOf('measurements_kind')).toEqual([...Object.keys(PLAIN_KINDS), ...SEALED_KINDS].sort());
    const places = await codesOf('measurements_log_fields');
    const ofLog = places.filter((code) => code !== '' && !Object.hasOwn(PLAIN_KINDS, code));
    expect(ofLog).toEqual(LOG_PLACES.map(({ field }) => field as string).sort());
    for (const table of ['reminder_settings', 'reminders', 'notices']) {
      expect(await codesOf(`${table}_kind`)).toEqual([...REMINDER_KINDS].sort());
    }
    expect(await codesOf('reminder_preferences_wording')).toEqual([...WORDINGS].sort());
    expect(await codesOf('method_uses_method')).toEqual(valuesOf(METHODS));
    expect(await codesOf('method_uses_started_certainty')).toEqual([...CERTAINTIES].sort());
    for (const key of WORD_KEYS) {
      expect(await codesOf(`day_answers_${key}`)).toEqual([...DAY_WORDS[key]].sort());
    }
    expect(await codesOf('day_answers_symptoms')).toEqual([...SYMPTOM_CODES, ...STRENGTHS].sort());
    expect(await codesOf('day_answers_medicines')).toEqual([...MEDICINE_CODES, 'taken'].sort());
    expect(await codesOf('day_answers_tags')).toEqual([...TAG_STRENGTHS].sort());
    expect(await codesOf('own_tags_color')).toEqual(valuesOf(LIFE_STAGES));
    expect(await codesOf('consents_purpose')).toEqual([...CONSENT_PURPOSES].sort());
    expect(await codesOf('access_events_kind')).toEqual([...ACCESS_KINDS].sort());
    expect(await codesOf('safety_alerts_state')).toEqual([...ALERT_STATES].sort());
    expect(await codesOf('health_goals_state')).toEqual([...GOAL_STATES].sort());
  });

  test('every column that must be filled is', async () => {
    const columns = await opened.asOwner(
      `select c.relname as table_name, a.attname as column_name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and a.attnotnull`,
    );
    expect(columns.length).toBeGreaterThan(30);
    for (const { table_name: table, column_name: column } of columns) {
      await expect(
        opened.asOwner(
          `alter table ${table} no force row level security; insert into ${table} (${column}) values (null)`,
        ),
      ).rejects.toThrow(/null value in column/);
    }
    const optional = await opened.asOwner(
      `select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and not a.attnotnull`,
    );
    // A column that may be empty is a decision: it is named here.
    expect(optional.map((row) => row.name).sort()).toEqual([
      'account_changes.before',
      'account_changes.name',
      'account_changes.subject_id',
      'account_changes.undone_at',
      'account_events.address',
      'account_locks.after_minutes',
      'account_locks.tried_at',
      'accounts.access_token',
      'accounts.access_token_expires_at',
      'accounts.id_token',
      'accounts.password',
      'accounts.refresh_token',
      'accounts.refresh_token_expires_at',
      'accounts.scope',
      'bleeding_days.flow',
      'bleeding_days.kind',
      'calendar_feeds.last_read_at',
      'calendar_feeds.own_title',
      'calendar_feeds.revisions',
      'consents.detail',
      'consents.withdrawn_at',
      'cycle_marks.ovulation_on',
      'cycle_marks.reason',
      'cycle_marks.verdict',
      'cycle_pauses.to_on',
      'daily_health_signals.notes',
      'daily_logs.activity_minutes',
      'daily_logs.activity_type',
      'daily_logs.blood_pressure',
      'daily_logs.mood',
      'daily_logs.sleep_hours',
      'daily_logs.sleep_quality',
      'daily_logs.stress',
      'daily_logs.water_glasses',
      'day_answers.energy',
      'day_answers.feeding',
      'day_answers.fever',
      'day_answers.pain',
      'day_answers.sleep',
      'disabled_accounts.enabled_at',
      'document_readings.model_reading',
      'document_uploads.abandoned_at',
      'email_changes.new_confirmed_at',
      'email_changes.old_confirmed_at',
      'email_changes.session_id',
      'emergency_cards.content',
      'emergency_cards.locked_until',
      'emergency_cards.opened_at',
      'emergency_cards.pin_hash',
      'emergency_cards.token_hash',
      'emergency_cards.told_at',
      'erasures.cancelled_at',
      'exports.digest',
      'exports.downloaded_at',
      'exports.file_path',
      'exports.file_size',
      'exports.passphrase',
      'exports.ready_at',
      'factor_challenges.challenge',
      'factor_challenges.code_hash',
      'factor_challenges.factor_id',
      'factor_challenges.session_id',
      'factor_challenges.used_at',
      'factors.credential_id',
      'factors.is_backed_up',
      'factors.issuer',
      'factors.last_step',
      'factors.last_used_at',
      'factors.locked_until',
      'factors.master_key_id',
      'factors.public_key',
      'factors.removal_due_at',
      'factors.secret',
      'factors.sign_count',
      'factors.transports',
      'factors.verified_at',
      'factors.wrapped_key',
      'guardians.answer',
      'guardians.answered_at',
      'guardians.asked_at',
      'guardians.email',
      'guardians.wording_version',
      'health_documents.ai_category_sure',
      'health_documents.ai_digest',
      'health_documents.ai_second_category',
      'health_documents.ai_suggested_category',
      'health_documents.ai_suggested_name',
      'health_documents.ai_summary',
      'health_documents.deleted_at',
      'health_documents.notes',
      'health_documents.own_category',
      'health_documents.own_name',
      'health_documents.proposals_waiting',
      'health_documents.reading_failure',
      'health_documents.reading_held_until',
      'health_documents.reading_holder',
      'health_documents.reading_page',
      'health_documents.reading_pages',
      'health_goals.amount',
      'health_goals.days_per_week',
      'health_goals.last_pause_from',
      'health_goals.last_pause_to',
      'health_goals.state_since',
      'jwks.alg',
      'jwks.crv',
      'jwks.expires_at',
      'measurements.at',
      'measurements.confirmed_at',
      'measurements.content',
      'measurements.document_id',
      'measurements.entered_unit',
      'measurements.entered_value',
      'measurements.log_fields',
      'measurements.origin',
      'measurements.slot',
      'measurements.value',
      'measurements.value_key',
      'medical_records.deleted_at',
      'medical_records.ended_on',
      'medical_records.ended_precision',
      'medical_records.started_on',
      'method_uses.ended_on',
      'method_uses.started_on',
      'newsletter_issues.article',
      'newsletter_subscriptions.confirmed_at',
      'notices.dismissed_at',
      'onboarding_answers.age',
      'onboarding_answers.cycle_length',
      'onboarding_answers.fertility_treatments',
      'onboarding_answers.health_conditions',
      'onboarding_answers.last_period',
      'onboarding_answers.main_concerns',
      'onboarding_answers.main_focus',
      'onboarding_answers.on_hrt',
      'onboarding_answers.trying_duration',
      'outbox.handed_over_at',
      'outbox.subject_id',
      'outbox.user_id',
      'period_tracking.last_day',
      'period_tracking.period_end_date',
      'pregnancies.complications',
      'pregnancies.due_date',
      'pregnancies.end_reason',
      'pregnancies.end_said_on',
      'pregnancies.ended_at',
      'pregnancies.ended_on',
      'pregnancies.first_pregnancy',
      'pregnancies.last_period_date',
      'profiles.age_stated_on',
      'profiles.birth_date',
      'profiles.blood_type',
      'profiles.clock_hours',
      'profiles.country',
      'profiles.date_order',
      'profiles.height_cm',
      'profiles.luteal_days',
      'profiles.stage_chosen_at',
      'profiles.stated_age',
      'profiles.temperature_unit',
      'profiles.water_unit',
      'profiles.week_start',
      'profiles.weight_kg',
      'profiles.weight_unit',
      'provider_flows.full_name',
      'provider_flows.session_id',
      'record_anchors.document_gone_at',
      'record_anchors.document_id',
      'record_anchors.measurement_id',
      'record_anchors.record_id',
      'recovery_codes.used_at',
      'reminder_preferences.quiet_from',
      'reminder_preferences.quiet_to',
      'reminder_settings.every_days',
      'reminder_settings.first_on',
      'reminders.held_until',
      'reminders.mail_tried_at',
      'reminders.mailed_at',
      'reminders.push_tried_at',
      'reminders.pushed_at',
      'reminders.shown_at',
      'reminders.subject_id',
      'safety_alerts.read_at',
      'safety_alerts.settled_at',
      'sessions.ip_address',
      'sessions.locked_at',
      'sessions.user_agent',
      'sign_ins.address',
      'sign_ins.browser_hash',
      'sign_ins.device',
      'users.email_proved_at',
      'users.image',
    ]);
  });

  test('the life stages that the table takes are the eight of the product', async () => {
    const [row] = await opened.asOwner(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conname = 'profiles_life_stage'",
    );
    const inTable = [...String(row?.text).matchAll(/'([^']+)'/g)].map((match) => match[1]);
    expect(inTable.sort()).toEqual(LIFE_STAGES.map((stage) => stage.value).sort());
    expect(inTable).toHaveLength(8);
    for (const stage of inTable) {
      await opened.asRole('app_user', maria, `update profiles set life_stage = '${stage}'`);
    }
  });
});
