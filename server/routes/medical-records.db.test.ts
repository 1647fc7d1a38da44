import { findRecordRows } from '@lunaria/db/queries/medical-records.ts';
import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import type { SafetyAlert } from '@lunaria/domain/alerts/safety-alert.ts';
import { addDays } from '@lunaria/domain/calendar/calendar-date.ts';
import type { CycleRecords } from '@lunaria/domain/cycle/history/cycle-records.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { EMPTY_VALUES } from '@lunaria/domain/daily-log/daily-log.ts';
import type { StageAnswers } from '@lunaria/domain/onboarding/finish-setup.ts';
import { type MedicalRecord, RECORD_TEXTS, sayBackward } from '@lunaria/domain/records/medical-record.ts';
import { emptyFields } from '@lunaria/domain/records/new-fields.ts';
import { CONTENT_SHAPES, type FieldsOf, RECORD_LIMITS } from '@lunaria/domain/records/record-fields.ts';
import { KIND_VALUES, type RecordKind } from '@lunaria/domain/records/record-kinds.ts';
import { medicalRecord } from '@lunaria/domain/records/testing/medical-record.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { fillMedicalRecords } from '../testing/fill-medical-records.ts';
import { answersOf, setupOf } from '../testing/setups.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

describe.each(testEngines)('the medical history on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, { id, kind, fields }: MedicalRecord, base: MedicalRecord | null = null) =>
    woman.client.request(`/api/medical-records/${id}`, {
      method: 'PUT',
      json: { user_id: woman.userId, id, kind, fields, base: base?.fields ?? null },
    });
  const read = async (woman: Woman, path = '/api/medical-records'): Promise<MedicalRecord[]> =>
    ((await woman.client.request(path)).json as { medical_records: MedicalRecord[] }).medical_records;
  const remove = (woman: Woman, id: string) =>
    woman.client.request(`/api/medical-records/${id}?user_id=${woman.userId}`, { method: 'DELETE' });
  const restore = (woman: Woman, id: string) =>
    woman.client.request(`/api/medical-records/${id}/restore`, { json: { user_id: woman.userId } });
  const setUp = async (woman: Woman, answers: StageAnswers) => {
    const json = setupOf(woman.userId, answers, { guardian_email: 'mother@example.org' });
    const { status, text } = await woman.client.request('/api/onboarding', { method: 'PUT', json });
    expect(status, text).toBe(200);
  };
  /** Whatever policies say. */
  const asOwner = (statement: string) =>
    server.opened.asOwner(
      `alter table medical_records no force row level security; ${statement}; alter table medical_records force row level security`,
    );

  test('RE-018: whether days of a medicine are counted is said with her cycles, as long as one is ticked', async () => {
    const isSaid = async (woman = maria) => {
      const { json } = await woman.client.request('/api/cycle-records');
      return (json as CycleRecords).has_medicine_days ?? false; // as: its answer
    };
    const days = { cycle_from: 16, cycle_to: 25 };
    expect(await isSaid()).toBe(false);
    const plain = medicalRecord('medication', { name: 'Progesterone', ...days });
    await save(maria, plain);
    expect(await isSaid()).toBe(false);
    const ticked = { ...plain, fields: { ...plain.fields, in_calendar: true } };
    expect((await save(maria, ticked, plain)).json).toMatchObject({ fields: { in_calendar: true } });
    expect(await isSaid()).toBe(true);
    expect(await isSaid(await createWoman(server))).toBe(false);
    // Another device changes the dose of what it saw before: the tick stays.
    await save(maria, { ...plain, fields: { ...plain.fields, dose: 'one' } }, plain);
    expect(await isSaid()).toBe(true);
    await remove(maria, plain.id);
    expect(await isSaid()).toBe(false);
  });

  test('takes all nine kinds and gives them back as they were, at one address', async () => {
    const all = KIND_VALUES.map((kind) => medicalRecord(kind) as MedicalRecord); // as: one of the union each
    for (const record of all) expect(await save(maria, record)).toMatchObject({ status: 200, json: record });
    expect(await read(maria)).toEqual(all);
    expect(await read(await createWoman(server))).toEqual([]);
  });

  test('RE-003: texts lie encrypted in the row, bound to its place; plain are kind, state and times alone', async () => {
    const record = medicalRecord('medication', {
      ...{ name: 'Zauberwort', dose: 'Zaubersalz', started_on: '2011-01-01', started_precision: 'year' },
    });
    const other = medicalRecord('condition', { name: 'Zauberwort' });
    await save(maria, record);
    await save(maria, other);
    const rows = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select *, encode(content, 'escape') as readable from medical_records",
    );
    expect(JSON.stringify(rows)).not.toContain('Zauber');
    const [row] = rows.filter(({ id }) => id === record.id);
    expect(Object.keys(row ?? {}).sort()).toEqual(
      [
        ...['content', 'deleted_at', 'ended_on', 'ended_precision', 'id', 'kind', 'origin', 'readable'],
        ...['started_on', 'started_precision', 'status', 'updated_at', 'user_id'],
      ].sort(),
    );
    // A text that was moved to another row opens no more, and takes nothing else with it.
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `update medical_records set content = (select content from medical_records where id = '${record.id}') where id = '${other.id}'`,
    );
    const [first, second] = await read(maria);
    expect(first).toEqual(record);
    expect(second).toMatchObject({ unreadable: true, fields: { name: '' } });
    expect(await save(maria, { ...other, fields: { ...other.fields, name: 'Other' } }, other)).toMatchObject({
      status: 400,
      json: { message: RECORD_TEXTS.unreadable },
    });
    expect((await remove(maria, other.id)).status).toBe(204);
  });

  test('RE-004: a record of another account answers like an id of none', async () => {
    const record = medicalRecord('allergy', { name: 'Penicillin' });
    await save(maria, record);
    const other = await createWoman(server);
    const nobodys = medicalRecord('allergy', { name: 'Penicillin' });
    for (const { id, kind, fields } of [record, nobodys]) {
      const answers = [
        await other.client.request(`/api/medical-records/${id}`),
        await save(other, { id, kind, fields, origin: 'typed' } as MedicalRecord, record),
        await remove(other, id),
        await restore(other, id),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.slice(1).map(({ json }) => (json as { code: string }).code))).toEqual(
        new Set(['not_found']),
      );
    }
    // In her name nobody else writes, whatever the id.
    const { id, kind, fields } = record;
    const json = { user_id: maria.userId, id, kind, fields, base: null };
    expect((await other.client.request(`/api/medical-records/${id}`, { method: 'PUT', json })).status).toBe(
      403,
    );
    expect(await read(maria)).toEqual([record]);
  });

  test('RE-005, RE-007: times that cannot be are refused with a sentence, and nothing is kept', async () => {
    const today = latestTodayOnEarth(new Date());
    const ahead = addDays(today, 2);
    const day = { started_on: '2026-03-05', started_precision: 'day' } as const;
    for (const [changes, message] of [
      [{ ...day, ended_on: '2026-03-04', ended_precision: 'day' }, sayBackward('condition')],
      [{ started_on: ahead, started_precision: 'day' }, RECORD_TEXTS.future],
      [{ ...day, status: 'resolved', ended_on: ahead, ended_precision: 'day' }, RECORD_TEXTS.endInFuture],
      [{ started_on: '1899-12-31', started_precision: 'day' }, RECORD_TEXTS.tooEarly],
      [{ started_on: '2026-03-05', started_precision: 'year' }, RECORD_TEXTS.startForm],
      [{ started_on: null, started_precision: 'day' }, RECORD_TEXTS.startForm],
    ] as const) {
      expect(await save(maria, medicalRecord('condition', changes))).toMatchObject({
        status: 400,
        json: { code: 'invalid_input', message },
      });
    }
    expect(sayBackward('condition')).toMatch(/End.*Start/);
    expect(await read(maria)).toEqual([]);
    const planned = medicalRecord('procedure', {
      ...{ status: 'planned', started_on: ahead, started_precision: 'day' },
    });
    expect((await save(maria, planned)).status).toBe(200);
  });

  test('RE-008: a deleted one comes back for an hour, then it is not found, and its row goes', async () => {
    const record = medicalRecord('condition');
    await save(maria, record);
    expect((await remove(maria, record.id)).status).toBe(204);
    expect(await read(maria)).toEqual([]);
    // Deleted, it is like one that never was.
    expect((await remove(maria, record.id)).status).toBe(404);
    expect((await save(maria, record)).status).toBe(404);
    expect((await save(maria, record, record)).status).toBe(404);
    expect(await restore(maria, record.id)).toMatchObject({ status: 200, json: record });
    expect(await read(maria)).toEqual([record]);
    // Asked for twice, as a retry does.
    expect((await restore(maria, record.id)).status).toBe(200);
    await remove(maria, record.id);
    await asOwner(
      `update medical_records set deleted_at = now() - interval '61 minutes' where id = '${record.id}'`,
    );
    expect((await restore(maria, record.id)).status).toBe(404);
  });

  test('RE-009: two devices that change different fields keep both, at once too', async () => {
    const record = medicalRecord('condition', { name: 'Migraine' });
    await save(maria, record);
    const change = (changes: Partial<FieldsOf<'condition'>>) =>
      save(maria, { ...record, fields: { ...record.fields, ...changes } }, record);
    const answers = await Promise.all([
      change({ notes: 'With aura' }),
      change({ started_on: '2011-01-01', started_precision: 'year' }),
      change({ status: 'inactive' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const [stored] = await read(maria);
    expect(stored?.fields).toEqual({
      ...record.fields,
      ...{ notes: 'With aura', status: 'inactive', started_on: '2011-01-01', started_precision: 'year' },
    });
    // The same change again, after another one: it takes nothing back.
    await change({ notes: 'With aura' });
    expect((await read(maria))[0]).toEqual(stored);
  });

  test('RE-010: one that arrives twice is there once', async () => {
    const record = medicalRecord('vaccination', { name: 'Tetanus' });
    for (let again = 0; again < 2; again += 1) expect((await save(maria, record)).status).toBe(200);
    expect(await read(maria)).toEqual([record]);
  });

  test('RE-011: the 2,001st is refused with the limit in the sentence; those there are come in pages, each once', async () => {
    await fillMedicalRecords(server, maria, 130);
    const whole = new Map<string, MedicalRecord>();
    let path: string | null = '/api/medical-records';
    let pages = 0;
    while (path !== null) {
      const answer = await maria.client.request(path);
      for (const record of (answer.json as { medical_records: MedicalRecord[] }).medical_records)
        whole.set(record.id, record);
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1] ?? null;
      pages += 1;
    }
    expect([whole.size, pages]).toEqual([130, 2]);
    const [first] = [...whole.values()];
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into medical_records (user_id, id, kind, status, started_precision, content, origin)
       select user_id, gen_random_uuid(), kind, status, started_precision, content, origin from medical_records, generate_series(1, ${RECORD_LIMITS.records - 130})
       where id = '${first?.id}'`,
    );
    const refused = await save(maria, medicalRecord('condition'));
    expect(refused).toMatchObject({ status: 400, json: { message: RECORD_TEXTS.room } });
    expect(RECORD_TEXTS.room).toContain('2,000');
    // What is there can still be changed.
    const changed = { ...first, fields: { ...first?.fields, notes: '' } } as MedicalRecord; // as: read above
    expect((await save(maria, changed, first)).status).toBe(200);
  });

  test('RE-020: illnesses typed in setup stand under conditions once, and deleted they stay deleted', async () => {
    const answers = { ...answersOf['pre-menstrual'], age: 18, health_conditions: 'Asthma since I was small' };
    await setUp(maria, answers);
    const expected = { kind: 'condition', origin: 'setup', fields: { name: 'Asthma since I was small' } };
    // Two devices at once.
    await Promise.all([read(maria), read(maria)]);
    const [record, ...others] = await read(maria);
    expect(record).toMatchObject(expected);
    expect(others).toEqual([]);
    await remove(maria, record?.id ?? '');
    await asOwner(`delete from medical_records where id = '${record?.id}'`);
    expect(await read(maria)).toEqual([]);
    // Another setup is another one’s answer, and not a second entry.
    await setUp(maria, answers);
    expect(await read(maria)).toEqual([]);

    const ana = await createWoman(server);
    const none = { ...answersOf['pre-menstrual'], age: 18, health_conditions: 'None.' };
    await setUp(ana, none);
    expect(await read(ana)).toEqual([]);
  });

  test('RE-021: markup is a text like any other; NUL and 5,000 characters are refused in each field', async () => {
    const script = '<script>alert(1)</script>';
    for (const kind of KIND_VALUES) {
      const known = medicalRecord(kind) as MedicalRecord; // as: one of the union
      const texts = textFieldsOf(kind);
      expect(texts.length).toBeGreaterThan(0);
      for (const field of texts) {
        const withText = (text: string) =>
          save(maria, {
            ...known,
            id: crypto.randomUUID(),
            fields: { ...known.fields, [field]: text },
          } as MedicalRecord);
        const taken = await withText(script);
        expect([kind, field, taken.status]).toEqual([kind, field, field === 'link' ? 400 : 200]);
        if (taken.status === 200)
          expect((taken.json as { fields: object }).fields).toMatchObject({ [field]: script });
        expect((await withText('a\u0000b')).status).toBe(400);
        expect((await withText('x'.repeat(5_000))).status).toBe(400);
      }
    }
  });

  test('RE-022: a relative needs a relation and what she had, and no name', async () => {
    const mother = medicalRecord('family', { relation: 'mother', name: 'Breast cancer', onset_age: 51 });
    expect((await save(maria, mother)).status).toBe(200);
    expect(await save(maria, medicalRecord('family', { relation: '' }))).toMatchObject({
      status: 400,
      json: { message: RECORD_TEXTS.relation },
    });
    expect(Object.keys(mother.fields).filter((field) => /name/.test(field))).toEqual(['name']);
  });

  test('she can say that she knows of none, of conditions, allergies and medicines alone', async () => {
    for (const kind of KIND_VALUES) {
      const none = { ...emptyFields(kind), status: 'refuted' as const };
      const record = { id: crypto.randomUUID(), kind, origin: 'typed', fields: none } as MedicalRecord; // as: of its kind
      const isAsked = kind === 'condition' || kind === 'allergy' || kind === 'medication';
      expect([kind, (await save(maria, record)).status]).toEqual([kind, isAsked ? 200 : 400]);
    }
  });

  test('a record keeps its kind, and the address and the body name one', async () => {
    const record = medicalRecord('condition');
    await save(maria, record);
    const asAllergy = { ...medicalRecord('allergy'), id: record.id };
    expect(await save(maria, asAllergy, asAllergy)).toMatchObject({
      status: 400,
      json: { message: RECORD_TEXTS.otherKind },
    });
    const { id, kind, fields } = record;
    const json = { user_id: maria.userId, id, kind, fields, base: null };
    for (const path of ['mine', crypto.randomUUID()])
      expect(
        (await maria.client.request(`/api/medical-records/${path}`, { method: 'PUT', json })).status,
      ).toBe(400);
    expect((await maria.client.request('/api/medical-records?after=mine')).status).toBe(400);
  });

  test('D46: a medicine that she marked is looked at when it is saved, when she tests positive, and no more when it goes', async () => {
    const alerts = async () =>
      ((await maria.client.request('/api/safety-alerts')).json as { safety_alerts: SafetyAlert[] })
        .safety_alerts;
    const harm = medicalRecord('medication', { name: 'Zauberwort', harms_pregnancy: true });
    expect((await save(maria, harm)).json).toMatchObject({ safety: [] });
    const today = new Date().toISOString().slice(0, 10);
    const values = { ...EMPTY_VALUES, signs: { pregnancy_test: 'positive' } };
    const answer = await maria.client.request('/api/daily-logs', {
      json: {
        ...{ user_id: maria.userId, log_date: today, life_stage: 'menstrual-cycle' },
        ...{ ...values, base: EMPTY_VALUES },
      },
    });
    expect(answer.status, answer.text).toBe(200);
    const said = { aliases: ['D46'], level: 'today', call: 'doctor' };
    expect((answer.json as { safety: SafetyAlert[] }).safety).toEqual([expect.objectContaining(said)]);
    // Kept, with no word of what she takes.
    expect(await alerts()).toEqual([expect.objectContaining(said)]);
    expect(JSON.stringify(await alerts())).not.toContain('Zauberwort');
    // Not marked any more, marked again, deleted and brought back.
    const plain = { ...harm, fields: { ...harm.fields, harms_pregnancy: false } };
    await save(maria, plain, harm);
    expect(await alerts()).toEqual([]);
    expect((await save(maria, harm, plain)).json).toMatchObject({ safety: [said] });
    await remove(maria, harm.id);
    expect(await alerts()).toEqual([]);
    expect((await restore(maria, harm.id)).json).toMatchObject({ id: harm.id, safety: [said] });
  });

  test('what is deleted is read by nobody’s query', async () => {
    const record = medicalRecord('condition');
    await save(maria, record);
    await remove(maria, record.id);
    const rows = await server.opened.database.asUser(maria.userId, (tx) =>
      findRecordRows(tx, maria.userId, null, { rows: 10, bytes: 1_000 }),
    );
    expect(rows).toEqual({ rows: [], bytes: 0, isLast: true });
  });
});

/** Fields of free text of a kind. */
function textFieldsOf(kind: RecordKind): string[] {
  const choices = ['bleeding', 'allergen', 'severity', 'form', 'route', 'outcome', 'birth_kind', 'relation'];
  const others = ['is_alive', 'dials', 'times', 'pregnancy_id', 'renew_by', 'is_hormone_therapy'];
  const empty = emptyFields(kind) as Record<string, unknown>; // as: looked at by its own keys
  return Object.keys(CONTENT_SHAPES[kind]).filter(
    (field) => empty[field] === '' && ![...choices, ...others].includes(field),
  );
}
