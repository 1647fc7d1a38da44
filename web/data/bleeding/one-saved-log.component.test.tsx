import { logOf } from '@lunaria/domain/daily-log/testing/example-logs.ts';
import { page } from 'vitest/browser';
import { DailyLog } from '../../features/daily-log/daily-log.tsx';
import {
  group,
  NOON,
  saveLog,
  TODAY,
  typed,
  YESTERDAY,
} from '../../features/daily-log/testing/log-on-screen.tsx';
import { press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { standAt } from '../../testing/look.ts';
import { renderPart } from '../../testing/render-page.tsx';
import type { StandInApi } from '../../testing/stand-in-api.ts';
import { useRecordedCycles } from '../cycle/use-recorded-cycles.ts';
import { useBleedingDays } from './bleeding.ts';

/** What a screen beside the log says of the same days. */
function Beside({ userId }: { userId: string }) {
  const { days } = useBleedingDays(userId);
  const her = useRecordedCycles(userId, 'menstrual-cycle');
  const signs = her.state === 'ready' ? her.facts.records.ovulation_signs : [];
  const bled = [...days.values()].map(({ day, flow, kind }) => `${day} ${flow} ${kind}`);
  return (
    <p data-state={her.state}>
      Bled: {bled.join(', ')}. Signs: {signs.map(({ day, lh_test }) => `${day} ${lh_test}`).join(', ')}.
    </p>
  );
}

const said = () => page.getByText(/^Bled:/);

async function open(): Promise<void> {
  await renderPart(({ user }) => (
    <>
      <DailyLog userId={user.id} stage="menstrual-cycle" />
      <Beside userId={user.id} />
    </>
  ));
  await expect.element(said()).toHaveAttribute('data-state', 'ready');
}

const counts = (api: StandInApi) => ({
  bleeding: api.asked('get', '/api/bleeding-days').length,
  cycles: api.asked('get', '/api/cycle-records').length,
});

test('A saved log asks for nothing again that its answer says', async ({ api, records }) => {
  standAt(NOON);
  records.logs = [logOf(YESTERDAY, { extras: { 'menstrual-cycle': { period_flow: 'light' } } })];
  await open();
  await expect.element(said()).toHaveTextContent(`Bled: ${YESTERDAY} light null. Signs: .`);
  const before = counts(api);
  await typed('Hours slept').fill('7');
  await saveLog();
  expect(records.logs.find(({ log_date }) => log_date === TODAY)).toMatchObject({ sleep_hours: 7 });
  expect(counts(api)).toEqual(before);
});

test('Where another device wrote of the same day meanwhile, what it wrote is shown', async ({
  api,
  records,
}) => {
  standAt(NOON);
  await open();
  await expect.element(said()).toHaveTextContent('Bled: . Signs: .');
  records.logs = [
    logOf(TODAY, {
      extras: { 'menstrual-cycle': { period_flow: 'heavy' }, conception: { lh_test: 'positive' } },
    }),
  ];
  const before = counts(api);
  await typed('Hours slept').fill('7');
  await saveLog();
  await expect.element(said()).toHaveTextContent(`Bled: ${TODAY} heavy null. Signs: ${TODAY} positive.`);
  expect(counts(api)).toEqual({ ...before, bleeding: before.bleeding + 1 });
});

test('Bleeding that she logs is asked for once: the day may hold more of it than a log shows', async ({
  api,
}) => {
  standAt(NOON);
  await open();
  const before = counts(api);
  await press(group('Period flow').getByText('Light', { exact: true }));
  await saveLog();
  await expect.element(said()).toHaveTextContent(`Bled: ${TODAY} light null. Signs: .`);
  await expect.poll(() => counts(api)).toEqual({ ...before, bleeding: before.bleeding + 1 });
});
