import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, rows } from '../../testing/look.ts';
import { chooseMode, headingOfPlace, modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';

test('Back and Forward follow the sections she opened', rows('Q-41'), async () => {
  await renderFrame();
  await page.getByCss('#B3').click();
  await page.getByCss('#B5').click();
  await expect.element(headingOfPlace()).toHaveTextContent('Community & Support');
  window.history.back();
  await expect.element(headingOfPlace()).toHaveTextContent('Personal Records');
  window.history.back();
  await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
  window.history.forward();
  await expect.element(headingOfPlace()).toHaveTextContent('Personal Records');
});

test('A link to a subsection shows it in its group, with the focus on it', rows('Q-41'), async () => {
  await page.viewport(390, 500);
  await renderFrame('/dashboard?section=B2-7');
  const section = page.getByRole('button', { name: 'Wearable Device Data' });
  await expect.element(section).toHaveFocus();
  await expect.element(section).toHaveAttribute('aria-current', 'location');
  await expect.element(section).toBeInViewport();
  await expect.element(headingOfPlace()).toHaveTextContent('My Health Dashboard');
});

test(
  'A link to a subsection of another mode says where it is',
  rows('D-100', 'D-22'),
  async ({ records }) => {
    await renderFrame('/dashboard?section=b2-6');
    await expect.element(page.getByText('Pregnancy Tracker is shown in Pregnancy Mode.')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Pregnancy Tracker' })).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);
    await page.getByRole('link', { name: 'Dashboard Home' }).click();
    await chooseMode('Pregnancy Mode');
    await expect.poll(() => records.lifeStage).toBe('pregnancy');
    window.history.back();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pregnancy Tracker' })).toHaveFocus();
  },
);

test('An address of no section shows the dashboard with a quiet line', rows('Q-41', 'D-22'), async () => {
  for (const section of ['b9', 'b2-77', 'constructor', '%3Cscript%3E']) {
    await renderFrame(`/dashboard?section=${section}`);
    await expect.element(page.getByText('That address leads to no section.')).toBeVisible();
    await expect.element(headingOfPlace()).toMatchTextContent(/Maria/);
    await expect.element(modeOf()).toBeVisible();
    if (section === 'b9') expect(await complaints()).toEqual([]);
    await cleanup();
  }
});

test('With a name on the way in nothing else reads the address', rows('Q-41'), async () => {
  await renderFrame('/dashboard?section=b3&section=b4#x');
  await expect.element(headingOfPlace()).toHaveTextContent('Personal Records');
});
