import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { DEFAULT_UNITS, TEMPERATURE_UNITS, type Units, WATER_UNITS } from '@lunaria/domain/profile/units.ts';
import { WEIGHT_UNITS } from '@lunaria/domain/profile/weight.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

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

  test('are kg, °F and glasses until she chooses others', async () => {
    expect(await read(maria)).toEqual(DEFAULT_UNITS);
  });

  test('change one by one, each to every unit there is; the others stay', async () => {
    let units: Units = DEFAULT_UNITS;
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
    expect(await read(maria)).toEqual(others);
  });

  test('that there are not are refused, and nothing changes', async () => {
    const impossible: [part: object, message: string][] = [
      [{ weight_unit: 'stone' }, 'Choose kg or lbs'],
      [{ temperature_unit: 'K' }, 'Choose °F or °C'],
      [{ temperature_unit: 'c' }, 'Choose °F or °C'],
      [{ water_unit: 'cups', weight_unit: 'lbs' }, 'Choose glasses or ml'],
      [{ water_unit: null }, 'Choose glasses or ml'],
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
    expect(await read(maria)).toEqual(DEFAULT_UNITS);
  });

  test('of another are neither shown nor changed', async () => {
    const other = await createWoman(server);
    await change(other, { water_unit: 'ml' });
    expect(await read(maria)).toEqual(DEFAULT_UNITS);
    expect(await change({ ...other, userId: maria.userId }, { weight_unit: 'lbs' })).toMatchObject({
      status: 403,
      json: { code: 'other_user' },
    });
    expect(await read(maria)).toEqual(DEFAULT_UNITS);
    const nobody = { ...maria, client: server.createClient() };
    expect((await nobody.client.request('/api/units')).status).toBe(401);
    expect((await change(nobody, { weight_unit: 'lbs' })).status).toBe(401);
  });
});
