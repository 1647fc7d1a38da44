import { testEngines } from '@lunaria/db/testing/test-engines.ts';
import { addDays, localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { ovulationSignOf } from '@lunaria/domain/cycle/ovulation/ovulation-signs.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from '../http/listen.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import {
  createExampleAccount,
  createExampleGoals,
  createExampleSetup,
  EXAMPLE_ACCOUNT,
} from './create-example-account.ts';
import { createExampleCycles } from './create-example-cycles.ts';
import { EXAMPLE_DOCUMENTS } from './upload-examples.ts';

const title =
  'the example person has fourteen months of periods and days, recorded once however often she is made, on %s';

test.each(testEngines)(title, async (engine) => {
  const server = await createTestApp(engine);
  onTestFinished(() => server.close());
  const listening = await listen(server.app.fetch, { ...server.config, PORT: 0, HOST: '127.0.0.1' });
  onTestFinished(() => listening.stop());
  const now = new Date();
  for (let again = 0; again < 2; again += 1) await createExampleAccount(listening.url, now);

  const maya = server.createClient();
  expect((await maya.signIn(EXAMPLE_ACCOUNT)).status).toBe(200);
  const { history, logs, marks, forecasts } = createExampleCycles(localDateOf(now));
  const { periods, days } = history;
  expect((await maya.request('/api/daily-health-signals')).json).toEqual({ daily_health_signals: days });
  expect((await maya.request('/api/period-tracking')).json).toEqual({
    period_tracking: periods.toReversed(),
    first_start_date: periods[0]?.period_start_date,
  });
  expect((await maya.request('/api/daily-logs')).json).toEqual({ daily_logs: logs });
  expect(logs.at(-1)?.log_date).toBe(localDateOf(now));
  expect((await maya.request('/api/cycle-records')).json).toEqual({
    cycle_marks: marks.map(({ madeOn: _, ...mark }) => mark),
    cycle_pauses: [],
    stage_changes: [],
    pregnancies: [],
    ovulation_signs: logs.flatMap((log) => ovulationSignOf(log) ?? []),
    cycle_forecasts: forecasts,
  });
  const goals = createExampleGoals(localDateOf(now));
  expect((await maya.request('/api/health-goals')).json).toEqual({ health_goals: goals });
  const { user_id: _, ...answered } = createExampleSetup('', { periods, days }, localDateOf(now));
  expect((await maya.request('/api/onboarding')).json).toMatchObject(answered);
  expect((await maya.request('/api/profile')).json).toMatchObject({ life_stage: 'menstrual-cycle' });
  expect(periods.length).toBeGreaterThan(13);
  expect(periods.at(-1)).toMatchObject({
    period_start_date: addDays(localDateOf(now), -2),
    period_end_date: null,
  });
  expect(days.length / 425).toBeGreaterThan(0.75);
  expect(days.length / 425).toBeLessThan(0.95);
  expect(days.some((day) => day.notes !== '')).toBe(true);

  const { health_documents: documents } = (await maya.request('/api/health-documents')).json as {
    health_documents: HealthDocument[];
  };
  expect(
    documents.map(({ file_name, document_type, notes }) => ({ file_name, document_type, notes })),
  ).toEqual(EXAMPLE_DOCUMENTS.toReversed());
});
