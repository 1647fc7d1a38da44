import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import {
  type DailyHealthSignals,
  EMPTY_SIGNALS,
  type HealthSignals,
  MOODS,
  NOTES_MAX_LENGTH,
  SYMPTOMS,
  UNREADABLE_NOTES,
} from '@lunaria/domain/signals/health-signals.ts';
import { ONLY_A_NOTE } from '@lunaria/domain/signals/signals-ahead.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const DAY = '2026-10-02';
const entry = (isProtected: boolean) => ({ id: crypto.randomUUID(), protected: isProtected });

describe.each(testEngines)('the signals of a day on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  type Write = Partial<DailyHealthSignals> & { base?: HealthSignals };
  const save = (woman: Woman, write: Write) =>
    woman.client.request('/api/daily-health-signals', {
      json: { user_id: woman.userId, signal_date: DAY, ...EMPTY_SIGNALS, base: EMPTY_SIGNALS, ...write },
    });
  const read = async (woman: Woman, query = ''): Promise<DailyHealthSignals[]> => {
    const { json } = await woman.client.request(`/api/daily-health-signals${query}`);
    return (json as { daily_health_signals: DailyHealthSignals[] }).daily_health_signals;
  };
  const stored = (woman: Woman) =>
    server.opened.asRole('app_user', woman.userId, 'select * from daily_health_signals order by signal_date');

  test('are saved whole and read as they were written', async () => {
    const day: DailyHealthSignals = {
      signal_date: DAY,
      symptoms: SYMPTOMS.map((code) => code.value),
      intercourse: [entry(true), entry(false), entry(true)],
      mood: MOODS.map((code) => code.value),
      discharge: 'ewcm',
      notes: 'Slept “badly” 🌙\n\tand\\ ran 5 km',
    };
    expect(await save(maria, day)).toMatchObject({ status: 200, json: day });
    expect(await read(maria)).toEqual([day]);
  });

  test('are one record for each day', async () => {
    await save(maria, { symptoms: ['cramps'] });
    await save(maria, { symptoms: ['cramps', 'acne'], base: { ...EMPTY_SIGNALS, symptoms: ['cramps'] } });
    await save(maria, { signal_date: '2026-10-03', mood: ['calm'] });
    expect(await read(maria)).toEqual([
      { ...EMPTY_SIGNALS, signal_date: DAY, symptoms: ['cramps', 'acne'] },
      { ...EMPTY_SIGNALS, signal_date: '2026-10-03', mood: ['calm'] },
    ]);
  });

  test('are read all, or those of a range, oldest first; future days too', async () => {
    const dates = ['2100-12-31', '1999-12-31', '2026-10-01', '2026-10-31', '2026-11-01'] as const;
    for (const signal_date of dates) await save(maria, { signal_date, notes: 'dentist' });
    const datesOf = async (query: string) => (await read(maria, query)).map((day) => day.signal_date);
    expect(await datesOf('')).toEqual([...dates].sort());
    expect(await datesOf('?from=2026-10-01&to=2026-10-31')).toEqual(['2026-10-01', '2026-10-31']);
    expect(await datesOf('?from=2026-10-02')).toEqual(['2026-10-31', '2026-11-01', '2100-12-31']);
    expect(await datesOf('?to=2026-10-01')).toEqual(['1999-12-31', '2026-10-01']);
    expect(await datesOf('?from=2026-10-02&to=2026-10-30')).toEqual([]);
  });

  test('signs that a day ahead has of before stay, take a note beside them, and can be taken away', async () => {
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `insert into daily_health_signals (user_id, signal_date, symptoms, mood, intercourse, discharge)
        values ('${maria.userId}', '2100-12-31', '{cramps}', '{}', '[]', 'none')`,
    );
    const base: HealthSignals = { ...EMPTY_SIGNALS, symptoms: ['cramps'] };
    const ahead = { signal_date: '2100-12-31', base } as const;
    const noted = await save(maria, { ...ahead, symptoms: ['cramps'], notes: 'dentist' });
    expect(noted).toMatchObject({ status: 200, json: { symptoms: ['cramps'], notes: 'dentist' } });
    const added = await save(maria, { ...ahead, symptoms: ['cramps', 'acne'] });
    expect(added).toMatchObject({ status: 400, json: { message: ONLY_A_NOTE } });
    const cleared = await save(maria, { ...ahead, symptoms: [] });
    expect(cleared).toMatchObject({ status: 200, json: { symptoms: [], notes: 'dentist' } });
  });

  test('two devices that change one day keep both changes', async () => {
    const [first, second] = [entry(true), entry(false)];
    const base: HealthSignals = { ...EMPTY_SIGNALS, symptoms: ['cramps'], mood: ['sad'], notes: 'Morning' };
    await save(maria, base);
    await save(maria, {
      ...base,
      symptoms: ['cramps', 'acne'],
      intercourse: [first],
      discharge: 'creamy',
      base,
    });
    const answer = await save(maria, {
      ...base,
      mood: [],
      intercourse: [second],
      notes: 'Morning, evening',
      base,
    });
    const both = {
      signal_date: DAY,
      symptoms: ['cramps', 'acne'],
      intercourse: [first, second],
      mood: [],
      discharge: 'creamy',
      notes: 'Morning, evening',
    };
    expect(answer.json).toEqual({ ...both, safety: [] });
    expect(await read(maria)).toEqual([both]);
  });

  test('a day without a record gets what she changed, not what a discarded change had made of it', async () => {
    const discarded: HealthSignals = { ...EMPTY_SIGNALS, symptoms: ['acne'], notes: 'discarded' };
    const answer = await save(maria, { ...discarded, mood: ['calm'], base: discarded });
    expect(answer.json).toEqual({ ...EMPTY_SIGNALS, signal_date: DAY, mood: ['calm'], safety: [] });
  });

  test('the first writes of a day by many devices at once all stay', async () => {
    const answers = await Promise.all([
      ...SYMPTOMS.map(({ value }) => save(maria, { symptoms: [value] })),
      ...MOODS.map(({ value }) => save(maria, { mood: [value] })),
      save(maria, { notes: 'one' }),
      save(maria, { notes: 'two' }),
    ]);
    expect(answers.filter((answer) => answer.status !== 200)).toEqual([]);
    const [day, ...others] = await read(maria);
    expect(others).toEqual([]);
    expect(day).toMatchObject({
      symptoms: SYMPTOMS.map((code) => code.value),
      mood: MOODS.map((code) => code.value),
    });
    expect(day?.notes.split('\n').sort()).toEqual(['one', 'two']);
  });

  test('the same write twice changes nothing, not even the bytes of the notes', async () => {
    const write = { symptoms: ['acne' as const], intercourse: [entry(true)], notes: 'a note' };
    const first = await save(maria, write);
    const before = await stored(maria);
    expect(await save(maria, write)).toMatchObject({ status: 200, json: first.json });
    expect(await stored(maria)).toEqual(before);
  });

  test('a day that was emptied again is empty', async () => {
    const full: HealthSignals = {
      ...EMPTY_SIGNALS,
      symptoms: ['acne'],
      intercourse: [entry(true)],
      notes: 'a note',
    };
    await save(maria, full);
    await save(maria, { base: full });
    expect(await read(maria)).toEqual([{ signal_date: DAY, ...EMPTY_SIGNALS }]);
    expect(await stored(maria)).toMatchObject([{ notes: null }]);
  });

  test('notes stand neither in the table nor in the log, and say nothing of another day’s', async () => {
    const secret = 'Zauberwort of the night';
    await save(maria, { notes: secret });
    await save(maria, { signal_date: '2026-10-03', notes: secret });
    await save(maria, { notes: 'x'.repeat(NOTES_MAX_LENGTH + 1) });
    const rows = await server.opened.asRole(
      'app_user',
      maria.userId,
      "select t::text as text, encode(notes, 'escape') as bytes, octet_length(notes) as size from daily_health_signals t",
    );
    expect(rows).toHaveLength(2);
    for (const { text, bytes, size } of rows) {
      expect(`${text} ${bytes}`).not.toContain('Zauber');
      expect(String(text)).not.toContain(Buffer.from('Zauberwort').toString('hex'));
      expect(size).toBe(secret.length + 29);
    }
    expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(2);
    expect(server.output.join('\n')).not.toContain('Zauber');
    expect((await read(maria)).map((day) => day.notes)).toEqual([secret, secret]);
  });

  test('notes that were put under another day are shown as unreadable, and kept as they are', async () => {
    await save(maria, { notes: 'Zauberspruch' });
    await save(maria, { signal_date: '2026-10-03', notes: 'other' });
    await server.opened.asRole(
      'app_user',
      maria.userId,
      `update daily_health_signals set notes = (select notes from daily_health_signals where signal_date = '${DAY}')`,
    );
    const [moved] = (await stored(maria)).slice(1);
    const unreadable = { ...EMPTY_SIGNALS, signal_date: '2026-10-03', notes_unreadable: true };
    expect(await read(maria)).toEqual([
      { ...EMPTY_SIGNALS, signal_date: DAY, notes: 'Zauberspruch' },
      unreadable,
    ]);
    expect(server.output.join('\n')).toContain('notes_unreadable');
    expect(server.output.join('\n')).not.toContain('Zauberspruch');

    // The rest of the day can be changed; a device that still shows the old text does not touch it either.
    for (const notes of ['', 'other']) {
      const base = { ...EMPTY_SIGNALS, notes };
      const write = { signal_date: '2026-10-03', notes, mood: ['calm'], base } as const;
      expect(await save(maria, { ...write, mood: [...write.mood] })).toMatchObject({
        status: 200,
        json: { ...unreadable, mood: ['calm'] },
      });
    }
    expect(await save(maria, { signal_date: '2026-10-03', notes: 'over it' })).toMatchObject({
      status: 400,
      json: { code: 'invalid_input', message: UNREADABLE_NOTES },
    });
    expect((await stored(maria))[1]?.notes).toEqual(moved?.notes);
  });

  test('the longest notes fit, in letters of three bytes and in pairs', async () => {
    const longest = '€'.repeat(NOTES_MAX_LENGTH);
    expect(await save(maria, { notes: longest })).toMatchObject({ status: 200, json: { notes: longest } });
    const base = { ...EMPTY_SIGNALS, notes: longest };
    const pairs = '\u0001"🌙'.repeat(NOTES_MAX_LENGTH / 4);
    expect(await save(maria, { notes: pairs, base })).toMatchObject({ status: 200, json: { notes: pairs } });
    expect((await read(maria))[0]?.notes).toBe(pairs);
  });

  describe('that cannot be are refused, and nothing is written:', () => {
    const one = entry(true);
    test.each<[string, object, string]>([
      ['an unknown symptom', { symptoms: ['cramps', 'love'] }, 'Unknown symptom'],
      ['a symptom twice', { symptoms: ['acne', 'acne'] }, 'Name each only once'],
      ['an unknown mood', { mood: ['Happy'] }, 'Unknown mood'],
      ['an unknown discharge', { discharge: 'blue' }, 'Unknown discharge'],
      ['an entry without id', { intercourse: [{ protected: true }] }, 'An entry needs its id'],
      ['an entry twice', { intercourse: [one, one] }, 'Name each entry only once'],
      [
        '21 entries',
        { intercourse: Array.from({ length: 21 }, () => entry(true)) },
        'At most 20 entries a day',
      ],
      ['32 May', { signal_date: '2026-05-32' }, 'Enter a day that exists, as YYYY-MM-DD'],
      ['2101', { signal_date: '2101-01-01' }, 'Choose a day between 1900 and 2100'],
      ['1899', { signal_date: '1899-12-31' }, 'Choose a day between 1900 and 2100'],
      ['too long notes', { notes: 'x'.repeat(4001) }, 'Notes can be at most 4,000 characters'],
      ['a spoilt base', { base: { ...EMPTY_SIGNALS, mood: ['x'] } }, 'Unknown mood'],
      ['a sign of a day ahead', { signal_date: '2100-12-31', symptoms: ['acne'] }, ONLY_A_NOTE],
      ['nobody', { user_id: 'maria' }, 'Say whose record this is'],
    ])('%s', async (_, change, message) => {
      expect(await save(maria, change)).toMatchObject({
        status: 400,
        json: { code: 'invalid_input', message },
      });
      expect(await stored(maria)).toEqual([]);
    });

    test('10 MB of notes', async () => {
      const answer = await save(maria, { notes: 'x'.repeat(10_000_000) });
      expect(answer).toMatchObject({
        status: 413,
        json: { code: 'payload_too_large', message: 'That is more than this address takes.' },
      });
      expect(await stored(maria)).toEqual([]);
    });

    test.each([
      '?from=2026-02-30',
      '?to=x',
      '?from=2026-02-01&to=2026-01-31',
      '?from=2026-01-01&from=2026-01-02',
    ])('a range that is none: %s', async (query) => {
      expect((await maria.client.request(`/api/daily-health-signals${query}`)).status).toBe(400);
    });
  });

  test('of another are neither shown nor changed', async () => {
    const other = await createWoman(server);
    await save(maria, { notes: 'hers' });
    const before = await stored(maria);
    expect(await read(other)).toEqual([]);
    expect(await save({ ...other, userId: maria.userId }, { notes: 'not hers' })).toMatchObject({
      status: 403,
      json: { code: 'other_user', message: 'These entries belong to another account. Nothing was saved.' },
    });
    await save(other, { notes: 'her own of that day' });
    expect(await stored(maria)).toEqual(before);
    expect((await read(other)).map((day) => day.notes)).toEqual(['her own of that day']);
  });

  test('are for nobody who is not signed in', async () => {
    const nobody = { ...maria, client: server.createClient() };
    expect((await nobody.client.request('/api/daily-health-signals')).status).toBe(401);
    expect((await save(nobody, { notes: 'x' })).status).toBe(401);
    expect(await stored(maria)).toEqual([]);
  });
});
