import { HELP_TOPICS } from '../../web/app/help-topics.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

// That every such place is there, scripts/site/links.built.test.ts reads. Here is where she gets to.

test('A link to a place of a page leads to it: a part of the help, a claim, a section of an article and its source', {
  ...rows('M-46', 'M-47', 'M-92', 'PR-06', 'PR-07', 'PR-09', 'PR-15'),
  tag: '@deep',
}, async ({ page }) => {
  await test.step('help', async () => {
    await page.goto('/help');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const { id, heading } of HELP_TOPICS) {
      await contents.getByRole('link', { name: heading }).click();
      await expect(page).toHaveURL(`/help#${id}`);
      await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
    }
  });

  await test.step('claims', async () => {
    await page.goto('/trust#sharing');
    const claimOf = (id: string) => page.locator(`article#${id}`);
    await expect(claimOf('sharing').getByRole('heading', { level: 3 })).toBeInViewport();
    const summary = page.getByRole('navigation', { name: 'All claims at a glance' });
    await summary.getByRole('link', { name: /^HIPAA compliant/ }).click();
    await expect(page).toHaveURL('/trust#hipaa');
    await expect(claimOf('hipaa').getByRole('heading', { level: 3 })).toBeInViewport();
    await page.getByRole('link', { name: 'Back to all claims' }).first().click();
    await expect(summary).toBeInViewport();
  });

  await test.step('an article', async () => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Heavy periods, iron and ferritin' }).click();
    await expect(page).toHaveURL('/blog/heavy-periods-and-iron');
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Reading a ferritin' })
      .click();
    await expect(page).toHaveURL('/blog/heavy-periods-and-iron#ferritin');
    await expect(page.getByRole('heading', { name: 'Reading a ferritin' })).toBeInViewport();
    await page.getByRole('link', { name: 'Source 4' }).first().click();
    // Sources are links to follow, and nothing that is fetched (story.ts watches).
    await expect(page.locator('#source-4').getByRole('link')).toBeInViewport();
  });
});
