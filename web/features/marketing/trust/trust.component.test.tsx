import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';
import { CLAIM_GROUPS } from './claims.ts';

const CLAIMS = CLAIM_GROUPS.flatMap(({ claims }) => claims);
const PARTS = ['What the software does today', 'How that is tested', 'What depends on whoever runs it'];

test(
  'She goes from the summary to a claim, reads its three parts, and opens the names of its tests',
  rows('M-46', 'M-47', 'PR-06', 'PR-07', 'PR-09'),
  async () => {
    await renderPage('/trust');
    const summary = page.getByRole('navigation', { name: 'All claims at a glance' });
    await expect.element(summary).toBeVisible();
    for (const { id, claim } of CLAIMS) {
      expect(summary.getByRole('link', { name: new RegExp(`^${claim}`) }).elements(), claim).toHaveLength(1);
      expect(textsOf(page.getByCss(`article#${id} h4`)), claim).toEqual(PARTS);
    }
    await summary.getByRole('link', { name: /^HIPAA compliant/ }).click();
    await expect.poll(currentAddress).toBe('/trust#hipaa');
    const hipaa = page.getByCss('article#hipaa');
    await expect.element(hipaa.getByText('Not claimed', { exact: true })).toBeVisible();

    const test = hipaa.getByText('scripts/site/words.built.test.ts');
    await expect.element(test).not.toBeVisible();
    await hipaa.getByText(/^The tests by name/).click();
    await expect.element(test).toBeVisible();
  },
);
