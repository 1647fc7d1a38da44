import type { DatabaseRole } from '../engine/database.ts';
import { absent, bytes } from './row-statements.ts';

// As row-statements.ts, of `safety_alerts`.

/** One that is open. */
export const alert = (changes: Record<string, string>) => {
  const values = {
    user_id: "'$maria'",
    id: 'gen_random_uuid()',
    day: "'2026-01-05'",
    facts_key: bytes(32),
    content: bytes(541),
    rules_version: '1',
    raised_at: 'now()',
    ...changes,
  };
  return `insert into safety_alerts (${Object.keys(values)}) values (${Object.values(values)})`;
};

const tomorrow = "((now() at time zone 'UTC' + interval '14 hours')::date + 1)";
const settled = { state: "'done'", settled_at: 'now()' };

/** By constraint: what it refuses. */
export const alertViolations: Record<string, (readonly [DatabaseRole, string])[]> = Object.fromEntries(
  Object.entries({
    safety_alerts_pkey: [
      `${alert({ id: absent })}; ${alert({ id: absent, facts_key: "decode(repeat('cd', 32), 'hex')" })}`,
    ],
    safety_alerts_once: [`${alert({})}; ${alert(settled)}`],
    safety_alerts_user_id_users_id_fk: [],
    safety_alerts_day: [
      alert({ day: "'1899-12-31'" }),
      alert({ day: tomorrow }),
      alert({ day: "'2099-01-01'", updated_at: "'2099-01-01'" }),
      alert({ day: "'infinity'" }),
    ],
    safety_alerts_facts_key_size: [31, 33].map((size) => alert({ facts_key: bytes(size) })),
    safety_alerts_content_size: [0, 29, 540, 542, 16_925].map((size) => alert({ content: bytes(size) })),
    safety_alerts_rules_version: [alert({ rules_version: '0' })],
    safety_alerts_times: [
      alert({ raised_at: "'infinity'" }),
      alert({ read_at: "'-infinity'" }),
      alert({ ...settled, settled_at: "'infinity'" }),
    ],
    safety_alerts_state: [alert({ ...settled, state: "'closed'" }), alert({ ...settled, state: "''" })],
    safety_alerts_settled: [
      alert({ state: "'done'" }),
      alert({ state: "'not-right'" }),
      alert({ ...settled, state: "'open'" }),
    ],
  }).map(([name, statements]) => [name, statements.map((statement) => ['app_user', statement] as const)]),
);

/** What lies just within the limits. */
export const allowedAlerts = [
  alert({ day: "'1900-01-01'", content: bytes(16_413) }),
  alert({ day: "((now() at time zone 'UTC' + interval '14 hours')::date)", read_at: 'now()' }),
  alert({ day: "'2026-01-06'", ...settled }),
  alert({ day: "'2026-01-07'", state: "'not-right'", settled_at: "'1900-01-01'" }),
];
