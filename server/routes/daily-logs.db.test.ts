import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, type CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { latestTodayOnEarth } from '@lunaria/domain/cycle/period.ts';
import { BLOOD_PRESSURE_TEXTS } from '@lunaria/domain/daily-log/blood-pressure.ts';
import {
  CONTRADICTIONS,
  type CommonValues,
  type DailyLog,
  EMPTY_VALUES,
  LOG_DATE_TEXTS,
  UNREADABLE_BLOOD_PRESSURE,
} from '@lunaria/domain/daily-log/daily-log.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createWoman, type Woman } from '../testing/woman.ts';

const DAY = '2026-10-02';
const NEXT = '2026-10-03';

/** Any write, those that cannot be too. */
interface Write extends Partial<CommonValues> {
  log_date?: string;
  life_stage?: LifeStage;
  extras?: object;
  base?: object;
}

describe.each(testEngines)('the log of a day on %s', (engine) => {
  let server: TestApp;
  let maria: Woman;
  beforeAll(async () => {
    server = await createTestApp(engine);
  });
  beforeEach(async () => {
    maria = await createWoman(server);
  });
  afterAll(() => server.close());

  const save = (woman: Woman, { base, ...write }: Write) =>
    woman.client.request('/api/daily-logs', {
      json: {
        user_id: woman.userId,
        log_date: DAY,
        life_stage: 'menstrual-cycle',
        ...EMPTY_VALUES,
        ...write,
        base: { ...EMPTY_VALUES, ...base },
      },
    });
  const read = async (woman: Woman, query = ''): Promise<DailyLog[]> => {
    const { json } = await woman.client.request(`/api/daily-logs${query}`);
    return (json as { daily_logs: DailyLog[] }).daily_logs;
  };
  const remove = (woman: Woman, date: string, userId = woman.userId) =>
    woman.client.request(`/api/daily-logs/${date}?user_id=${userId}`, { method: 'DELETE' });
  const stored = (woman: Woman) =>
    server.opened.asRole('app_user', woman.userId, 'select * from daily_logs order by log_date');
  const pressure = (blood_pressure: string): Write => ({
    life_stage: 'post-menopause',
    extras: { blood_pressure },
  });

  const full: CommonValues = {
    sleep_hours: 7.2,
    sleep_quality: 8,
    activity_minutes: 45,
    activity_type: 'yoga',
    mood: 6,
    stress: 3,
    weight_kg: 63.502931,
    water_glasses: 7.6,
  };
  const ofModes: { [Stage in LifeStage]: object } = {
    'pre-menstrual': {},
    'menstrual-cycle': {
      period_flow: 'medium',
      pms_severity: 0,
      basal_body_temperature: 97.88,
      resting_heart_rate: 62,
    },
    contraception: { pill_taken: 'late within 12h', breakthrough_bleeding: 'none', libido: 5 },
    conception: {
      lh_test: 'not-tested',
      basal_temperature: 98.1,
      cervical_mucus: 'ewcm',
      intercourse: 'yes',
    },
    ivf: { medication: 'all', injection_reaction: 2, anxiety: 4, fatigue: 10 },
    pregnancy: { kick_count: 12, weight_kg: 70.1, nausea: 3, swelling: 'mild', contractions: 'braxton' },
    menopause: {
      hot_flashes: 4,
      hot_flash_severity: 7,
      night_sweats: 'severe',
      brain_fog: 1,
      period_this_week: 'no',
    },
    'post-menopause': {
      vaginal_dryness: 2,
      pain: 0,
      urinary_incontinence_episodes: 1,
      blood_pressure: '120/80',
      weight_kg: 66.6,
      energy: 7,
      libido: 4,
    },
  };

  test('is saved whole in every mode, each number as it was sent, and keeps what another mode logged', async () => {
    const { extras: _, ...nothing } = EMPTY_VALUES;
    let extras: object = {};
    for (const [life_stage, own] of Object.entries(ofModes)) {
      extras = { ...extras, ...(Object.keys(own).length > 0 && { [life_stage]: own }) };
      const log = { log_date: DAY, ...full, extras };
      const answer = await save(maria, {
        life_stage: life_stage as LifeStage, // as: a key of ofModes
        ...full,
        extras: own,
        base: life_stage === 'pre-menstrual' ? nothing : full,
      });
      expect(answer).toMatchObject({ status: 200, json: log });
      expect(await read(maria)).toEqual([log]);
    }
  });
});
