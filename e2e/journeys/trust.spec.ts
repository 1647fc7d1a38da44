import type { Page } from '@playwright/test';
import {
  CLAIM_GROUP_IDS,
  CLAIM_IDS,
  type ClaimGroupId,
  type ClaimId,
} from '../../web/features/marketing/trust/claim-ids.ts';
import { CLAIM_GROUPS } from '../../web/features/marketing/trust/claims.ts';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { PUBLIC_SCREENS } from '../screens.ts';
import { expect, test } from '../story.ts';

const CLAIMS = CLAIM_GROUPS.flatMap(({ claims }) => claims);
const ANCHORS: readonly (ClaimId | ClaimGroupId)[] = [...CLAIM_GROUP_IDS, ...CLAIM_IDS];
const PARTS = ['What the software does today', 'How that is tested', 'What depends on whoever runs it'];

/** Texts that name what is often promised, without a link to the claim that says what limits it. */
const listBareClaims = (page: Page) =>
  page.evaluate(() => {
    const blocks = document.querySelectorAll('main :is(p, li, dt, dd, td, h1, h2, h3, summary)');
    return [...blocks]
      .filter((block) => !block.querySelector(':is(p, li, dt, dd, td, h1, h2, h3, summary)'))
      .filter((block) => /HIPAA|256-bit|reviewed by physicians/i.test(block.textContent))
      .filter((block) => !block.querySelector('a[href^="/trust"]'))
      .map((block) => block.textContent);
  });

const claimOf = (page: Page, id: string) => page.locator(`article#${id}`);

test(
  'She goes from the summary to a claim, reads its three parts, and opens the names of its tests',
  rows('M-46', 'M-47', 'PR-06', 'PR-07', 'PR-09'),
  async ({ page }) => {
    await page.goto('/trust');
    const summary = page.getByRole('navigation', { name: 'All claims at a glance' });
    for (const { claim } of CLAIMS)
      await expect(summary.getByRole('link', { name: new RegExp(`^${claim}`) })).toHaveCount(1);
    await summary.getByRole('link', { name: /^HIPAA compliant/ }).click();
    await expect(page).toHaveURL('/trust#hipaa');
    const hipaa = claimOf(page, 'hipaa');
    await expect(hipaa.getByRole('heading', { level: 3 })).toBeInViewport();
    await expect(hipaa.getByText('Not claimed', { exact: true })).toBeVisible();

    const test = hipaa.getByText('e2e/journeys/trust.spec.ts');
    await expect(test).toBeHidden();
    await hipaa.getByText(/^The tests by name/).click();
    await expect(test).toBeVisible();
    for (const { id } of CLAIMS)
      await expect(claimOf(page, id).getByRole('heading', { level: 4 })).toHaveText(PARTS);

    await page.getByRole('link', { name: 'Back to all claims' }).first().click();
    await expect(summary).toBeInViewport();
  },
);

test('Every anchor that other pages link to is there, and shows its claim', async ({ page }) => {
  await page.goto('/trust');
  for (const id of ANCHORS) await expect(page.locator(`#${id}`), id).toHaveCount(1);
  await page.goto('/trust#sharing');
  await expect(claimOf(page, 'sharing').getByRole('heading', { level: 3 })).toBeInViewport();
});

test(
  'Wherever a public page links to a claim, the claim is there, and every other link leads somewhere; none says HIPAA or physicians without saying in the same breath what limits it, and none asks for a payment',
  rows('M-06', 'M-25', 'M-46', 'PR-07', 'PR-09', 'PR-10'),
  async ({ page, request }) => {
    const known: readonly string[] = ANCHORS;
    const claims = new Set<string>();
    const addresses = new Set<string>();
    for (const path of PUBLIC_SCREENS) {
      await page.goto(path);
      await expectLoaded(page);
      const targets = await page
        .locator('main a[href^="/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      for (const target of targets) {
        const [address = '', anchor] = target.split('#');
        addresses.add(address);
        if (address === '/trust' && anchor !== undefined) claims.add(anchor);
      }
      await expect(
        page.locator('input[autocomplete^="cc-"], input[name*="card" i], form[action*="pay" i]'),
        path,
      ).toHaveCount(0);
      if (path !== '/trust' && !path.startsWith('/blog/'))
        expect(await listBareClaims(page), path).toEqual([]);
    }
    expect([...claims]).toContain('hipaa');
    expect([...claims].filter((anchor) => !known.includes(anchor))).toEqual([]);
    for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('claims, storage and help can be read, and questions open', async ({ page }) => {
    await page.goto('/trust');
    for (const { id, claim } of CLAIMS)
      await expect(claimOf(page, id).getByRole('heading', { level: 3 })).toHaveText(claim);
    await page
      .getByText(/^The tests by name/)
      .first()
      .click();
    await expect(page.getByText('server/auth/session.db.test.ts').first()).toBeVisible();

    await page.goto('/cookies');
    await expect(page.getByRole('rowheader', { name: 'lunaria.session_token' })).toBeVisible();

    await page.goto('/help');
    await page.getByText('How do I record a period?').click();
    await expect(page.getByText(/press Edit Period/)).toBeVisible();
  });
});

test('Printed, every answer and every test is on the paper', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/help');
  await expect(page.getByText(/press Edit Period/)).toBeVisible();
  await page.goto('/trust');
  await expect(page.getByText('server/mail/smtp.test.ts').first()).toBeVisible();
});
