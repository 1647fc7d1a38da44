import { beforeEach, describe, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { complaints, rows } from '../../../testing/look.ts';
import { currentAddress, renderPublicPart } from '../../../testing/render-page.tsx';
import { AppStoreButtons } from './app-store-buttons.tsx';

const onAppStore = () => page.getByRole('button', { name: 'Download on the App Store' });
const onGooglePlay = () => page.getByRole('button', { name: 'Get it on Google Play' });
const dialog = () => page.getByRole('dialog', { name: 'Install Lunaria' });

beforeEach(() => {
  delete window.installOffer;
});

describe.each([
  {
    device: 'Safari on an iPhone',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    heading: 'Safari on iPhone or iPad',
    step: 'Add to Home Screen',
  },
  {
    device: 'Firefox on Android',
    userAgent: 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
    heading: 'Firefox on Android',
    step: 'Add app to Home screen',
  },
  {
    device: 'Firefox on Linux',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    heading: 'Firefox on a computer',
    step: 'cannot install a web page',
  },
])('with $device', ({ userAgent, heading, step }) => {
  test(
    'a press on either store button explains how to install on this device',
    rows('M-51', 'M-52', 'Q-53'),
    async () => {
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
      await renderPublicPart(<AppStoreButtons />, { at: '/' });
      for (const button of [onAppStore(), onGooglePlay()]) {
        await button.click();
        await expect.element(dialog()).toMatchTextContent('not in the App Store or on Google Play today');
        await expect.element(dialog().getByRole('heading', { name: heading })).toBeVisible();
        await expect.element(dialog()).toMatchTextContent(step);
        await userEvent.keyboard('{Escape}');
        await expect.element(dialog()).not.toBeInTheDocument();
        await expect.element(button).toHaveFocus();
      }
      expect(currentAddress()).toBe('/');
    },
  );
});

test.for([
  ['accepted', 'is installed on this device'],
  ['dismissed', 'Not installed'],
] as const)('where the browser offers to install, its own question is asked: %s', async ([outcome, said]) => {
  // Kept by the head of every page (app/install-offer.ts; e2e/journeys/home.spec.ts tells it whole).
  const prompt = vi.fn(async () => ({ outcome }));
  window.installOffer = { prompt };
  await renderPublicPart(<AppStoreButtons />, { at: '/' });
  await onGooglePlay().click();
  expect(await complaints()).toEqual([]);
  expect(prompt).not.toHaveBeenCalled();
  await dialog().getByRole('button', { name: 'Install' }).click();
  await expect.element(dialog().getByRole('status')).toMatchTextContent(said);
  expect(prompt).toHaveBeenCalledOnce();
  // The offer is used up: what is left is the way by hand.
  await expect.element(dialog().getByRole('button', { name: 'Done' })).toBeVisible();
});
