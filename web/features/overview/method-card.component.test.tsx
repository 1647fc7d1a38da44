import { methodUse } from '@lunaria/domain/methods/testing/method-use.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useIsFetching } from '@tanstack/react-query';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, standAt } from '../../testing/look.ts';
import { currentAddress, renderPart } from '../../testing/render-page.tsx';
import type { StandInApi } from '../../testing/stand-in-api.ts';
import { MethodCard } from './method-card.tsx';

const TODAY = '2026-11-26';
const card = page.getByRole('region', { name: 'My method' });

/** Shows the card of a mode, and whether all that it asks for was answered. */
async function showCard(stage: LifeStage): Promise<void> {
  await cleanup();
  standAt(`${TODAY}T12:00:00`);
  await renderPart(
    ({ user }) => (
      <>
        <MethodCard userId={user.id} stage={stage} today={TODAY} />
        <Answered />
      </>
    ),
    { at: '/dashboard?section=b2-1' },
  );
}

function Answered() {
  return <p>{useIsFetching() === 0 ? 'Answered' : 'Asked'}</p>;
}

async function expectNoCard(api: StandInApi): Promise<void> {
  await expect.poll(() => api.asked('get', '/api/onboarding').length).toBeGreaterThan(0);
  await expect.element(page.getByText('Answered', { exact: true })).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
}

test('What she uses stands in the overview of every mode, what she used in none', async ({ records }) => {
  records.methods = [
    methodUse({ method: 'copper-coil', started_on: '2024-03-01', started_certainty: 'month' }),
    methodUse({ ended_on: '2026-06-01' }),
  ];
  for (const stage of ['contraception', 'pregnancy'] as const) {
    await showCard(stage);
    await expect.element(card).toMatchTextContent('Copper coil (IUD)Since March 2024');
    await expect.element(card).not.toMatchTextContent('Combined pill');
  }
  expect(await complaints()).toEqual([]);
  await card.getByRole('link', { name: 'Open your methods' }).click();
  await expect.poll(currentAddress).toBe('/dashboard/method');
});

test('Where none is noted, it is offered in the modes in which it has a meaning', async ({ records }) => {
  for (const stage of ['menstrual-cycle', 'contraception', 'menopause'] as const) {
    await showCard(stage);
    await expect.element(card.getByRole('link', { name: 'Add one' })).toBeVisible();
  }
  records.methods = [methodUse({ ended_on: '2026-06-01' })];
  await showCard('menopause');
  await expect.element(card).toMatchTextContent('None is noted.');
});

test('Where it has none it is not, nor to a girl who did not choose Contraception Mode', async ({
  api,
  records,
}) => {
  for (const stage of ['pregnancy', 'pre-menstrual', 'ivf', 'conception', 'post-menopause'] as const) {
    await showCard(stage);
    await expectNoCard(api);
  }
  records.onboarding = { ...records.onboarding, date_of_birth: '2010-11-26' };
  await showCard('contraception');
  await expect.element(card).toBeVisible();
  await showCard('menstrual-cycle');
  await expectNoCard(api);
  records.onboarding = { ...records.onboarding, date_of_birth: '2008-11-26' };
  await showCard('menstrual-cycle');
  await expect.element(card).toBeVisible();
});
