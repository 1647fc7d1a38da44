import { useEffect, useState } from 'react';
import { page } from 'vitest/browser';
import { openDeviceDatabase } from '../../app/device-store/device-database.ts';
import { isCopy } from '../../app/device-store/device-rows.ts';
import { sealRow } from '../../app/device-store/seal.ts';
import { expect } from '../../testing/component-test.ts';
import { test } from '../../testing/her-account.ts';
import { complaints, measureOverhang } from '../../testing/look.ts';
import { readStored } from '../../testing/read-device.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { STORED_NAMES } from '../marketing/cookies/stored-names.ts';
import { OnThisDevice } from './on-this-device.tsx';

const part = page.getByRole('region', { name: 'What this browser keeps' });
const rowOf = (name: string) =>
  part.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });

/** What lies here when she opens the page: two copies, a draft, and a change that this version cannot read and so never sends. */
async function fill(userId: string): Promise<void> {
  const database = await openDeviceDatabase();
  const put = async (name: string, value: unknown) =>
    await database?.put('kept', await sealRow(['kept', userId, name], value), [userId, name]);
  await put('calendar all', [{ start: '2025-10-01' }]);
  await put('daily-logs 2025-10', ['x'.repeat(3_000)]);
  await put('daily-log drafts', { '2025-10-01': { mood: 3 } });
  const key = [userId, 'of-a-later-version', 'x', 1] as const;
  await database?.put('writes', await sealRow(['writes', ...key], { kind: key[1] }), [...key]);
}

function Prepared({ userId }: { userId: string }) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    void fill(userId).then(() => setReady(true));
  }, [userId]);
  return isReady && <OnThisDevice userId={userId} />;
}

test.for([390, 320])(
  'At %i px she sees how much lies here and empties the copies; what she typed and what waits stay',
  async (width) => {
    await page.viewport(width, 800);
    await renderPart(({ user }) => <Prepared userId={user.id} />, { at: '/dashboard/privacy' });
    const copies = rowOf('Copies for the time without a connection');
    await expect.element(copies).toMatchTextContent(/[2-9] copies, [3-9] kB/);
    await expect
      .element(rowOf('Changes that wait to be sent'))
      .toMatchTextContent(/1 change, \d+ bytes\. They stay until the server has them\./);
    await expect
      .element(rowOf('What you typed or chose here only'))
      .toMatchTextContent(/\d rows?, \d+ bytes: drafts/);
    expect(part.getByRole('button').elements()).toHaveLength(1);
    expect(await complaints()).toEqual([]);
    expect(measureOverhang()).toBeLessThanOrEqual(0);

    await copies.getByRole('button', { name: 'Empty it' }).click();
    await expect
      .element(part.getByRole('status'))
      .toMatchTextContent(/^\d copies taken off this browser\. The server has all/);
    await expect.element(copies).toMatchTextContent(/0 copies/);
    expect(part.getByRole('button').elements()).toEqual([]);
    const kept = (await readStored('kept')).map(({ place }) => place[2]);
    expect(kept).toContain('daily-log drafts');
    expect(kept.filter((name) => isCopy(String(name)))).toEqual([]);
    expect(await readStored('writes')).toHaveLength(1);
  },
);

test('Every kind of copy is a row that the list of what a browser holds knows', () => {
  const kept = STORED_NAMES.filter(({ name }) => name.startsWith('lunaria, kept: ')).map(({ name }) =>
    name.replace('lunaria, kept: ', ''),
  );
  // What is not on the server, or not certainly: it goes with the logout alone.
  expect(kept.filter((name) => !isCopy(name)).sort()).toEqual([
    'alerts-read',
    // Only this device has it while no period is recorded.
    'calendar own-length',
    'cycle-report choices',
    'daily-log drafts',
    'log-order',
    'onboarding answers',
    'put-away',
  ]);
});
