import { page } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { complaints, rows, textsOf, toasts } from '../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../testing/render-page.tsx';
import SelectTypePage from './select-type.tsx';

const cards = page.getByRole('main').getByRole('listitem');

test(
  'A visitor chooses between two kinds of account; only one of them exists',
  rows('A-01', 'A-02', 'A-03', 'A-04', 'A-05', 'A-06', 'A-07', 'A-08', 'S-41', 'R-40'),
  async ({ api }) => {
    await renderPublicPart(<SelectTypePage />, { at: '/auth/select-type' });
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('How will you use the app?');
    expect(textsOf(cards)).toEqual([
      expect.stringContaining('Patient'),
      expect.stringMatching(/Healthcare Provider.*Coming soon/),
    ]);
    expect(await complaints({ whole: true })).toEqual([]);

    await cards.nth(1).click();
    expect(currentAddress()).toBe('/auth/select-type');
    expect(cards.nth(1).getByRole('link').or(cards.nth(1).getByRole('button')).elements()).toEqual([]);
    expect(toasts().elements()).toEqual([]);
    expect(api.requests).toEqual([]);
  },
);

test.for([
  ['Home', '/'],
  ['Back', '/'],
  ['Patient', '/auth/signup'],
] as const)('From there %s leads to %s', rows('A-01', 'A-02', 'A-04', 'R-40'), async ([name, address]) => {
  await renderPublicPart(<SelectTypePage />, { at: '/auth/select-type' });
  await page.getByRole('link', { name }).click();
  await expect.poll(currentAddress).toBe(address);
});
