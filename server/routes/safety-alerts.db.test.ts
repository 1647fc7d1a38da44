import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { addDays, type CalendarDate, utcDay } from '@lunaria/domain/calendar/calendar-date.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import type { AllExtras } from '@lunaria/domain/daily-log/log-extras.ts';
import { dateByWeek } from '@lunaria/domain/pregnancy/dating.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { EMPTY_SIGNALS } from '@lunaria/domain/signals/health-signals.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openUserKey } from '../keys/open-user-key.ts';
import { openAlert } from '../services/alerts/kept-alert.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const HIGH = '195/125';
const NOTE = 'I fainted and I have chest pain that goes into my arm.';
const VIOLENT = 'My husband hit me again last night and I am scared of him.';

describe.each(testEngines)('safety alerts on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  let today: CalendarDate;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
    today = utcDay(new Date());
  });
  afterAll(() => server.close());

  const safetyOf = ({ status, json, text }: { status: number; json: unknown; text: string }) => {
    expect(status, text).toBe(200);
    return (json as { safety: SafetyAlert[] }).safety;
  };
  const send = async (woman: Woman, path: string, json: object, method = 'POST') =>
    safetyOf(await woman.client.request(path, { method, json: { user_id: woman.userId, ...json } }));
  const log = (
    woman: Woman,
    extras: AllExtras['post-menopause'],
    { base = {}, day = today }: { base?: object; day?: CalendarDate } = {},
  ) =>
    send(woman, '/api/daily-logs', {
      ...{ log_date: day, life_stage: 'post-menopause', ...EMPTY_VALUES, extras },
      base: { ...EMPTY_VALUES, extras: base },
    });
  const note = (woman: Woman, notes: string, base = '') =>
    send(woman, '/api/daily-health-signals', {
      ...{ signal_date: today, ...EMPTY_SIGNALS, notes },
      base: { ...EMPTY_SIGNALS, notes: base },
    });
  const bleed = (woman: Woman, flow: string | null, day = today, base: string | null = null) =>
    send(woman, '/api/bleeding-days', { day, flow, kind: null, base: { flow: base, kind: null } });
  const list = async (woman: Woman) => {
    const { status, json, text } = await woman.client.request('/api/safety-alerts');
    expect(status, text).toBe(200);
    return (json as { safety_alerts: SafetyAlert[] }).safety_alerts;
  };
  const mark = async (woman: Woman, alert: SafetyAlert | undefined, word: string, userId = woman.userId) =>
    (
      await woman.client.request(`/api/safety-alerts/${alert?.id}`, {
        method: 'PUT',
        json: { user_id: userId, mark: word },
      })
    ).status;
  const choose = async (woman: Woman, life_stage: string) => {
    const { status } = await woman.client.request('/api/profile', { method: 'PATCH', json: { life_stage } });
    expect(status).toBe(200);
  };
  const stored = async (woman: Woman) =>
    await server.opened.asRole(
      'app_user',
      woman.userId,
      'select id, day::text, state, read_at is not null as is_read, octet_length(content) as size from safety_alerts order by id',
    );

  test('a dangerous value is answered with its alert, which is stored once and listed with all it says', async () => {
    await choose(maria, 'post-menopause');
    const safety = await log(maria, { blood_pressure: HIGH });
    expect(safety[0]).toMatchObject({
      day: today,
      level: 'today',
      say: expect.stringMatching(/\.$/),
      do: expect.arrayContaining([expect.any(String)]),
      watch: expect.any(Array),
      sources: expect.arrayContaining([expect.objectContaining({ publisher: expect.any(String) })]),
      checked: 'Not yet checked by a clinician',
      read_at: null,
      because: expect.arrayContaining([
        { fact: 'systolic', words: expect.stringContaining('195'), from: 'record', day: today },
      ]),
    });
    expect(await list(maria)).toEqual(safety);
    expect(await stored(maria)).toHaveLength(safety.length);
    // Sent again, as where the answer was lost.
    expect(await log(maria, { blood_pressure: HIGH })).toEqual(safety);
    expect(await stored(maria)).toHaveLength(safety.length);
  });

  test('signs are answered in every mode, and closed with what was taken back', async () => {
    const fever = { temperature: 100.4, shivering: true };
    const sign = (signs: object, base = {}) =>
      send(maria, '/api/daily-logs', {
        ...{ log_date: today, life_stage: 'menstrual-cycle', ...EMPTY_VALUES, signs },
        base: { ...EMPTY_VALUES, signs: base },
      });
    expect(await sign(fever)).toEqual([]);
    const safety = await sign({ ...fever, fainted: true, pads_per_hour: 1 }, fever);
    expect(safety.map(({ level }) => level)).toContain('ambulance');
    expect(await list(maria)).toEqual(safety);
    expect(await sign(fever, { ...fever, fainted: true, pads_per_hour: 1 })).toEqual([]);
    expect(await list(maria)).toEqual([]);
  });

  test('the same twice at once is one alert', async () => {
    await choose(maria, 'post-menopause');
    const answers = await Promise.all([1, 2, 3].map(() => log(maria, { blood_pressure: HIGH })));
    const [first] = answers;
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await list(maria)).toEqual(first);
    expect(new Set((await stored(maria)).map(({ id }) => id)).size).toBe(first?.length);
    expect(await stored(maria)).toHaveLength(first?.length ?? 0);
  });

  test('what is ordinary, and what is missing, is answered as before and stores nothing', async () => {
    await choose(maria, 'post-menopause');
    expect(await log(maria, { blood_pressure: '118/76', pain: 2 })).toEqual([]);
    expect(await note(maria, 'A good day, a walk and early to bed.')).toEqual([]);
    expect(await list(maria)).toEqual([]);
    expect(await stored(maria)).toEqual([]);
  });

  test('nothing in the database tells the rule, its level or a reason', async () => {
    await choose(maria, 'post-menopause');
    await log(maria, { blood_pressure: HIGH });
    await note(maria, NOTE);
    const [row] = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select string_agg(safety_alerts::text || encode(content, 'escape'), ' ') as text from safety_alerts",
    );
    expect(String(row?.text).length).toBeGreaterThan(541);
    expect(/systolic|pressure|chest|faint|today|emergency|ambulance/i.test(String(row?.text))).toBe(false);
    expect(new Set((await stored(maria)).map(({ size }) => Number(size) % 512))).toEqual(new Set([29]));
  });

  test('a note is read as it is saved; corrected, its alert is gone', async () => {
    const safety = await note(maria, NOTE);
    expect(safety[0]).toMatchObject({ level: 'ambulance', day: today });
    expect(safety.flatMap(({ because }) => because.map((one) => Object.keys(one))).flat()).not.toContain(
      'span',
    );
    expect(await note(maria, 'Nothing much.', NOTE)).toEqual([]);
    expect(await list(maria)).toEqual([]);
    expect(await stored(maria)).toEqual([]);
  });

  test('another entry of the day leaves the alerts of a note, and says them again until she has read them', async () => {
    const safety = await note(maria, NOTE);
    expect(await log(maria, { pain: 1 })).toEqual(safety);
    expect(await stored(maria)).toHaveLength(safety.length);
    for (const alert of await list(maria)) expect(await mark(maria, alert, 'read')).toBe(204);
    expect(await log(maria, { pain: 2 }, { base: { pain: 1 } })).toEqual([]);
    const listed = await list(maria);
    expect(listed.map(({ id }) => id)).toEqual(safety.map(({ id }) => id));
    for (const { read_at } of listed) expect(read_at).not.toBeNull();
    // One more reason is something new.
    const more = await bleed(maria, 'light');
    expect(more).toContainEqual(
      expect.objectContaining({
        because: expect.arrayContaining([expect.objectContaining({ fact: 'flow' })]),
      }),
    );
  });

  test('what a note says of violence is in its answer alone: nothing is stored, listed or said again', async () => {
    const safety = await note(maria, VIOLENT);
    expect(safety.filter(({ card }) => card === 'violence')).toMatchObject([{ id: null, card: 'violence' }]);
    expect(await stored(maria)).toEqual([]);
    expect(await list(maria)).toEqual([]);
    // The same write again, as where its answer was lost.
    expect((await note(maria, VIOLENT)).map(({ card }) => card)).toEqual(safety.map(({ card }) => card));
    // An entry that brings no note says nothing of it.
    expect(await note(maria, VIOLENT, VIOLENT)).toEqual([]);
    expect(await bleed(maria, 'light')).toEqual([]);
    expect(await stored(maria)).toEqual([]);
  });

  test.each(['done', 'not-right'])('%s closes an alert and keeps no reasons of it', async (word) => {
    await choose(maria, 'post-menopause');
    const [alert] = await log(maria, { blood_pressure: HIGH });
    expect(await mark(maria, alert, word)).toBe(204);
    const after = await stored(maria);
    expect(after).toMatchObject([{ id: alert?.id, state: word, is_read: true, size: 541 }]);
    expect(await list(maria)).toEqual([]);
    // Once settled it stays so, and the same twice changes nothing.
    for (const again of ['done', 'not-right', 'read']) expect(await mark(maria, alert, again)).toBe(204);
    expect(await stored(maria)).toEqual(after);
    // What waits until tomorrow is silent for 24 hours, whatever the value, which somebody without the alert is told of.
    expect(await log(maria, { blood_pressure: HIGH })).toEqual([]);
    expect(await log(maria, { blood_pressure: '201/131' }, { base: { blood_pressure: HIGH } })).toEqual([]);
    expect(await stored(maria)).toEqual(after);
    expect(await list(maria)).toEqual([]);
    const other = await createWoman(server);
    await choose(other, 'post-menopause');
    expect((await log(other, { blood_pressure: '201/131' }))?.map(({ rule }) => rule)).toEqual([alert?.rule]);
  });

  test('opened again after all, a settled alert is there as it was, with its reasons', async () => {
    await choose(maria, 'post-menopause');
    const [alert] = await log(maria, { blood_pressure: HIGH });
    await mark(maria, alert, 'done');
    expect(await mark(maria, alert, 'open')).toBe(204);
    expect(await list(maria)).toEqual([{ ...alert, read_at: expect.any(String) }]);
    // Meanwhile corrected, there is nothing to open.
    await mark(maria, alert, 'not-right');
    await log(maria, { blood_pressure: '118/76' }, { base: { blood_pressure: HIGH } });
    expect(await mark(maria, alert, 'open')).toBe(204);
    expect(await stored(maria)).toEqual([]);
  });

  test('why it is not right is taken from a list, and kept where nobody can read it', async () => {
    await choose(maria, 'post-menopause');
    const [alert] = await log(maria, { blood_pressure: HIGH });
    const say = async (why: string) =>
      (
        await maria.client.request(`/api/safety-alerts/${alert?.id}`, {
          method: 'PUT',
          json: { user_id: maria.userId, mark: 'not-right', why },
        })
      ).status;
    expect(await say('Because')).toBe(400);
    expect(await list(maria)).toHaveLength(1);
    expect(await say('mistyped')).toBe(204);
    const [row] = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select safety_alerts::text || encode(content, 'escape') as text, content from safety_alerts",
    );
    expect(String(row?.text)).not.toContain('mistyped');
    const kept = await server.opened.database.asUser(maria.userId, async (tx) =>
      openAlert(await openUserKey(tx, server.keyring, maria.userId), maria.userId, {
        id: String(alert?.id),
        content: row?.content as Uint8Array,
      }),
    );
    expect(kept).toEqual({ rule: alert?.rule, level: 'today', source: null, because: [], why: 'mistyped' });
  });

  test('what needs an ambulance is never silent for something new, though she settled it before', async () => {
    const safety = await note(maria, NOTE);
    for (const alert of safety) expect(await mark(maria, alert, 'done')).toBe(204);
    expect(await note(maria, `${NOTE} So far.`, NOTE)).toEqual([]);
    const more = await bleed(maria, 'heavy');
    expect(more[0]).toMatchObject({ level: 'ambulance' });
    expect(safety.map(({ rule }) => rule)).toContain(more[0]?.rule);
  });

  test('a corrected value takes its alert away and raises what is dangerous in the new one; a deleted log takes all', async () => {
    await choose(maria, 'post-menopause');
    const [first] = await log(maria, { blood_pressure: HIGH });
    const [second] = await log(maria, { blood_pressure: '190/122' }, { base: { blood_pressure: HIGH } });
    expect(second?.id).not.toBe(first?.id);
    expect((await list(maria)).map(({ id }) => id)).not.toContain(first?.id);
    expect(await log(maria, { blood_pressure: '119/79' }, { base: { blood_pressure: '190/122' } })).toEqual(
      [],
    );
    expect(await list(maria)).toEqual([]);
    await log(maria, { blood_pressure: HIGH }, { base: { blood_pressure: '119/79' } });
    const gone = await maria.client.request(`/api/daily-logs/${today}?user_id=${maria.userId}`, {
      method: 'DELETE',
    });
    expect(gone.status).toBe(204);
    expect(await stored(maria)).toEqual([]);
  });

  test('a day of last week raises none, and one of a few days ago does', async () => {
    await choose(maria, 'post-menopause');
    expect(await log(maria, { blood_pressure: HIGH }, { day: addDays(today, -10) })).toEqual([]);
    expect(await stored(maria)).toEqual([]);
    const day = addDays(today, -5);
    const safety = await log(maria, { blood_pressure: HIGH }, { day });
    expect(safety).toMatchObject([{ day, level: 'today', because: [{ fact: 'systolic', day }, { day }] }]);
    expect(await list(maria)).toEqual(safety);
  });

  test('bleeding, periods and a pregnancy are looked at too, each with what is known from the others', async () => {
    await choose(maria, 'post-menopause');
    expect(await bleed(maria, 'light')).toContainEqual(expect.objectContaining({ day: today }));
    expect(await bleed(maria, null, today, 'light')).toEqual([]);
    expect(await stored(maria)).toEqual([]);
    const start = {
      period_start_date: addDays(today, -1),
      period_end_date: null,
      cycle_length: 28,
      base: null,
    };
    const safety = await send(maria, '/api/period-tracking', start);
    expect(safety).toContainEqual(expect.objectContaining({ rule: expect.any(String) }));
    const gone = await maria.client.request(
      `/api/period-tracking/${start.period_start_date}?user_id=${maria.userId}`,
      { method: 'DELETE' },
    );
    expect(gone.status).toBe(204);
    expect(await stored(maria)).toEqual([]);

    const other = await createWoman(server);
    await choose(other, 'pregnancy');
    await note(other, 'bleeding and a hard belly');
    const dated = await other.client.request('/api/stage', {
      method: 'PUT',
      json: { user_id: other.userId, dating: dateByWeek(33, today) },
    });
    expect(safetyOf(dated)).not.toEqual([]);
    expect(dated.json).toMatchObject({ pregnancy: { dating: { current_week: 33 } } });
    // What rested on the pregnancy goes with it.
    const rules = async () => (await list(other)).map(({ rule }) => rule.replace(/\..*/, ''));
    expect(await rules()).toContain('late-bleeding');
    const ended = await other.client.request('/api/stage/end', {
      json: { user_id: other.userId, reason: 'loss', ended_on: today, life_stage: 'menstrual-cycle' },
    });
    expect(ended.status, ended.text).toBe(200);
    expect(await rules()).not.toContain('late-bleeding');
    expect(await list(other)).toEqual([]);
  });

  test('what she writes of complications in her setup is looked at once, and not again when her dates change', async () => {
    const finish = async (complications: string) => {
      const dating = dateByWeek(24, today);
      const answers = { ...answersOf.pregnant, dating, complications };
      const setup = setupOf(maria.userId, answers, { stated_on: today });
      return await send(maria, '/api/onboarding', setup, 'PUT');
    };
    const text = 'I am bleeding heavily and have severe pain in my belly.';
    const safety = await finish(text);
    expect(safety.map(({ level }) => level)).toContain('ambulance');
    expect(await list(maria)).toEqual(safety);
    for (const alert of await list(maria)) await mark(maria, alert, 'done');
    await finish(text);
    await send(maria, '/api/stage', { dating: dateByWeek(30, today) }, 'PUT');
    await note(maria, 'A quiet day.');
    expect(await list(maria)).toEqual([]);
    // Taken out of the setup, what stands for it goes.
    const again = await finish(`${text} And I feel faint.`);
    expect(again).not.toEqual([]);
    expect(await finish('')).toEqual([]);
    expect(await list(maria)).toEqual([]);
  });

  describe('D46: one of her medicines that cannot be read', () => {
    const takeHarmful = async () => {
      const { id, kind, fields } = medicalRecord('medication', { harms_pregnancy: true });
      expect(
        await send(maria, `/api/medical-records/${id}`, { id, kind, fields, base: null }, 'PUT'),
      ).toEqual([]);
    };
    const breakMedicines = async () =>
      await server.opened.asRole(
        'app_user',
        maria.userId,
        'update medical_records set content = set_byte(content, 40, get_byte(content, 40) # 1)',
      );
    const aliases = async () => (await list(maria)).map((alert) => alert.aliases.join());

    test('keeps of a day what rests on a medicine, and nothing else', async () => {
      const sign = (signs: object, base = {}) =>
        send(maria, '/api/daily-logs', {
          ...{ log_date: today, life_stage: 'menstrual-cycle', ...EMPTY_VALUES, signs },
          base: { ...EMPTY_VALUES, signs: base },
        });
      await takeHarmful();
      const quiet = { pregnancy_test: 'positive' };
      const faint = { ...quiet, fainted: true, pads_per_hour: 1 };
      await sign(faint);
      expect((await list(maria)).map(({ level }) => level)).toContain('ambulance');
      await breakMedicines();
      await sign(quiet, faint);
      expect(await aliases()).toEqual(['D46']);
    });

    test('keeps of her setup what rests on a medicine, as long as her words are there', async () => {
      const finish = async (complications: string) => {
        const answers = { ...answersOf.pregnant, dating: dateByWeek(9, today), complications };
        const setup = setupOf(maria.userId, answers, { stated_on: today });
        return await send(maria, '/api/onboarding', setup, 'PUT');
      };
      const ids = async () => (await stored(maria)).map(({ id }) => id);
      await takeHarmful();
      const ofSetup = await finish('My pregnancy test was positive.');
      expect(ofSetup.map((alert) => alert.aliases)).toContainEqual(['D46']);
      const before = await ids();
      await breakMedicines();
      await send(maria, '/api/stage', { dating: dateByWeek(10, today) }, 'PUT');
      expect(await ids()).toEqual(before);
      await finish('');
      expect((await ids()).length).toBeLessThan(before.length);
    });
  });

  test('nobody is told: no mail, no message, no job is made of an alert, and no log names it', async () => {
    const before = server.output.length;
    const jobs = () => server.opened.asRole('app_worker', undefined, 'select job from outbox order by id');
    const waiting = await jobs();
    expect(await note(maria, NOTE)).not.toEqual([]);
    expect(await jobs()).toEqual(waiting);
    expect(server.output.slice(before).join()).not.toMatch(/chest|shock|ambulance|alert/i);
  });

  test('a second user sees nothing of them, changes nothing, and cannot name another', async () => {
    await choose(maria, 'post-menopause');
    const safety = await log(maria, { blood_pressure: HIGH });
    const other = await createWoman(server);
    expect(await list(other)).toEqual([]);
    expect(await stored(other)).toEqual([]);
    expect(await mark(other, safety[0], 'done')).toBe(204);
    expect(await mark(other, safety[0], 'done', maria.userId)).toBe(403);
    expect(await list(maria)).toEqual(safety);
  });

  test('an account that is erased leaves none of hers, and those of others', async () => {
    const other = await createWoman(server);
    for (const woman of [maria, other]) {
      await choose(woman, 'post-menopause');
      expect(await log(woman, { blood_pressure: HIGH })).not.toEqual([]);
    }
    const kept = await stored(other);
    await server.opened.asRole('app_auth', undefined, `delete from users where id = '${maria.userId}'`);
    const left = await server.opened.asOwner(
      'alter table safety_alerts no force row level security; select distinct user_id as id from safety_alerts; rollback; begin',
    );
    expect(left.map(({ id }) => id)).not.toContain(maria.userId);
    expect(await stored(other)).toEqual(kept);
  });

  test('one that does not open is left out, counted in the log, and stands in the way of no entry', async () => {
    await choose(maria, 'post-menopause');
    await log(maria, { blood_pressure: HIGH });
    await server.opened.asRole(
      'app_user',
      maria.userId,
      "update safety_alerts set content = decode(repeat('ab', 541), 'hex')",
    );
    expect(await list(maria)).toEqual([]);
    expect(await log(maria, { blood_pressure: '201/130' }, { base: { blood_pressure: HIGH } })).not.toEqual(
      [],
    );
  });

  test.each([
    ['an id that is none', 'no-id', { mark: 'done' }],
    ['no word', '3d8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', {}],
    ['another word', '3d8d1f5e-8f53-4c0e-9d6b-0a1b2c3d4e5f', { mark: 'closed' }],
  ])('%s is refused', async (_, id, json) => {
    const { status } = await maria.client.request(`/api/safety-alerts/${id}`, {
      method: 'PUT',
      json: { user_id: maria.userId, ...json },
    });
    expect(status).toBe(400);
  });
});
