import { QueryClient } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { isSealed } from '../../app/device-store/seal.ts';
import { forgetPregnancyAnswers } from '../../data/pregnancy/use-end-pregnancy.ts';
import { expect, test } from '../../testing/component-test.ts';
import { keepAnswers, keepRegularCycle, keptAnswers } from '../../testing/kept-answers.ts';
import { readDevice, readStored } from '../../testing/read-device.ts';
import { finishButton, openStep, stageCard } from './testing/onboarding-on-screen.ts';

const NOTES = 'Gestational diabetes the first time';

/** What lies on the device of her answers, encrypted. */
const sealedAnswers = async () =>
  (await readStored('kept')).filter(({ place }) => place[2] === 'onboarding answers');

test('What the server has of her answers stands in plain no more on her next visit: it is kept encrypted, and she sees it without a connection', async ({
  api,
  maria,
}) => {
  keepRegularCycle(maria, {
    pregnancy: {
      dateType: 'lastPeriod',
      lastPeriodDate: null,
      dueDate: null,
      currentWeek: 0,
      firstPregnancy: false,
      complications: NOTES,
    },
  });
  // A browser too busy to open its database leaves them for the visit after.
  const visit = async () => {
    await openStep('life-stage');
    return keptAnswers();
  };
  await expect.poll(visit, { timeout: 20_000 }).toBeNull();
  expect((await sealedAnswers()).map(({ stored }) => isSealed(stored))).toEqual([true]);
  expect(JSON.stringify((await readDevice()).kept)).toContain(NOTES);
  api.lose('get', '/api/onboarding');
  await openStep('life-stage');
  await expect.element(page.getByText(/Your saved answers did not load/)).toBeVisible();
  await expect.element(stageCard('Regular cycle')).toBeChecked();
  // A pregnancy that ended leaves them too.
  forgetPregnancyAnswers(new QueryClient(), maria.id);
  await expect.poll(async () => JSON.stringify((await readDevice()).kept)).not.toContain(NOTES);
  expect(await sealedAnswers()).toHaveLength(1);
});

test('What the server does not have yet stays where it is until it was sent', async ({ maria }) => {
  keepRegularCycle(maria, { hasUnsentAnswers: true });
  await openStep('mode-setup');
  await expect.element(finishButton()).toBeVisible();
  expect(keptAnswers()?.hasUnsentAnswers).toBe(true);
  expect(await sealedAnswers()).toEqual([]);
});

test('Before Finish Setup, and of somebody else, nothing is moved', async ({ maria }) => {
  keepAnswers(maria);
  await openStep('life-stage');
  expect(keptAnswers()?.basicInfo.weight).toBe(61.5);
  keepRegularCycle({ ...maria, id: crypto.randomUUID() });
  await openStep('life-stage');
  await expect.element(stageCard('Regular cycle')).not.toBeChecked();
  expect(keptAnswers()?.lifeStage.stage).toBe('regular-cycle');
  expect(await sealedAnswers()).toEqual([]);
});
