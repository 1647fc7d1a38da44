import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { WEEK_STARTS } from '@lunaria/domain/calendar/week.ts';
import { CLOCKS, DATE_ORDERS } from '@lunaria/domain/calendar/written-forms.ts';
import {
  NO_CUSTOMS,
  NOTHING_CHOSEN,
  TEMPERATURE_UNITS,
  type Units,
  type UnitsRecord,
  WATER_UNITS,
} from '@lunaria/domain/profile/units.ts';
import { WEIGHT_UNITS } from '@lunaria/domain/profile/weight.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const NOTHING: UnitsRecord = { ...NOTHING_CHOSEN, ...NO_CUSTOMS, country: null, region: null };

describe.each(testEngines)('her units on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const change = (woman: Woman, part: object) =>
    woman.client.request('/api/units', { method: 'PATCH', json: { user_id: woman.userId, ...part } });
  const read = async (woman: Woman) => (await woman.client.request('/api/units')).json;

  test('are none until she chooses; the countries that say what is usual stand beside them', async () => {
    expect(await read(maria)).toEqual(NOTHING);
    const country = { user_id: maria.userId, country: 'PT' };
    expect((await maria.client.request('/api/profile', { method: 'PATCH', json: country })).status).toBe(200);
    expect(await read(maria)).toEqual({ ...NOTHING, country: 'PT' });
    const installed = maria.client.at(await server.createAppWith({ REGION: 'ie' }));
    expect(await read({ ...maria, client: installed })).toEqual({
      ...{ ...NOTHING, country: 'PT', region: 'IE' },
    });
  });

  test('leave what else she did not choose open, and are where setup begins: kg, as long as she typed no weight', async () => {
    await change(maria, { temperature_unit: 'C' });
    expect(await read(maria)).toEqual({ ...NOTHING, temperature_unit: 'C' });
    expect((await maria.client.request('/api/onboarding')).json).toMatchObject({ weight_unit: 'kg' });
    await change(maria, { weight_unit: 'lbs' });
    expect((await maria.client.request('/api/onboarding')).json).toMatchObject({ weight_unit: 'lbs' });
  });

  test('the day with which her weeks begin is chosen like a unit, and given back to her country', async () => {
    for (const week_start of [...WEEK_STARTS, null]) {
      expect(await change(maria, { week_start })).toMatchObject({ status: 200, json: { week_start } });
      expect(await read(maria)).toEqual({ ...NOTHING, week_start });
    }
  });

  test('how days and times are written is chosen like a unit too', async () => {
    for (const choice of [
      ...[...DATE_ORDERS, null].map((date_order) => ({ date_order })),
      ...[...CLOCKS, null].map((clock_hours) => ({ clock_hours })),
    ]) {
      expect(await change(maria, choice)).toMatchObject({ status: 200, json: choice });
      expect(await read(maria)).toEqual({ ...NOTHING, ...choice });
    }
  });

  test('change one by one, each to every unit there is; the others stay', async () => {
    let units: UnitsRecord = NOTHING;
    const choices: Partial<Units>[] = [
      ...WEIGHT_UNITS.toReversed().map((weight_unit) => ({ weight_unit })),
      ...TEMPERATURE_UNITS.toReversed().map((temperature_unit) => ({ temperature_unit })),
      ...WATER_UNITS.toReversed().map((water_unit) => ({ water_unit })),
    ];
    for (const choice of choices) {
      units = { ...units, ...choice };
      expect(await change(maria, choice)).toMatchObject({ status: 200, json: units });
      expect(await read(maria)).toEqual(units);
    }
  });

  test('may change all at once, twice, or not at all', async () => {
    const others: Units = { weight_unit: 'lbs', temperature_unit: 'C', water_unit: 'ml' };
    expect(await change(maria, others)).toMatchObject({ status: 200, json: others });
    expect(await change(maria, others)).toMatchObject({ status: 200, json: others });
    expect(await change(maria, {})).toMatchObject({ status: 200, json: others });
    expect(await read(maria)).toEqual({ ...NOTHING, ...others });
  });

  test('that there are not are refused, and nothing changes', async () => {
    const impossible: [part: object, message: string][] = [
      [{ weight_unit: 'stone' }, 'Choose kg or lbs'],
      [{ temperature_unit: 'K' }, 'Choose °F or °C'],
      [{ temperature_unit: 'c' }, 'Choose °F or °C'],
      [{ water_unit: 'cups', weight_unit: 'lbs' }, 'Choose glasses or ml'],
      [{ water_unit: null }, 'Choose glasses or ml'],
      [{ week_start: 2 }, 'Choose Monday, Sunday, Saturday or Friday'],
      [{ week_start: '1' }, 'Choose Monday, Sunday, Saturday or Friday'],
      [{ date_order: 'year' }, 'Choose the day or the month first'],
      [{ clock_hours: 13 }, 'Choose 24 or 12 hours'],
      [{ user_id: 'maria' }, 'Say whose record this is'],
    ];
    for (const [part, message] of impossible) {
      const answer = await change(maria, part);
      expect({ part, ...answer }).toMatchObject({
        part,
        status: 400,
        json: { code: 'invalid_input', message },
      });
    }
    expect(await read(maria)).toEqual(NOTHING);
  });

  test('of another are neither shown nor changed', async () => {
    const other = await createWoman(server);
    await change(other, { water_unit: 'ml' });
    expect(await read(maria)).toEqual(NOTHING);
    expect(await change({ ...other, userId: maria.userId }, { weight_unit: 'lbs' })).toMatchObject({
      status: 403,
      json: { code: 'other_user' },
    });
    expect(await read(maria)).toEqual(NOTHING);
    const nobody = { ...maria, client: server.createClient() };
    expect((await nobody.client.request('/api/units')).status).toBe(401);
    expect((await change(nobody, { weight_unit: 'lbs' })).status).toBe(401);
  });
});
