import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../testing/component-test.ts';
import { rows } from '../../../testing/look.ts';
import { renderPage } from '../../../testing/render-page.tsx';

test.for([
  [390, 844],
  [1280, 900],
] as const)('At %i px the tour shows five parts that are there', rows('PR-32'), async ([width, height]) => {
  await page.viewport(width, height);
  await renderPage('/onboarding/success');
  await page.getByRole('link', { name: 'Take a Quick Tour' }).click();
  const tour = page.getByRole('dialog');
  for (const title of [
    'Your life stage',
    'Your Health Today',
    'Your calendar',
    'All sections',
    'The way around',
  ]) {
    await expect.element(tour.getByRole('heading', { name: title })).toHaveFocus();
    const light = page.getByCss('[data-tour-light]');
    await expect.element(light).toBeInViewport();
    expect(light.element().getBoundingClientRect().width, title).toBeGreaterThan(40);
    await userEvent.keyboard('{ArrowRight}');
  }
});
