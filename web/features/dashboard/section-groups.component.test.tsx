import { MODE_LABELS } from '@lunaria/domain/profile/testing/mode-labels.ts';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { chooseOption, press } from '../../testing/choose.ts';
import { expect, test } from '../../testing/component-test.ts';
import { complaints, expectToast, rows, textsOf, toasts } from '../../testing/look.ts';
import { currentAddress } from '../../testing/render-page.tsx';
import { modeOf, renderFrame } from './testing/dashboard-for-tests.tsx';

const PREGNANCY = 'Pregnancy Tracker';
/** What opens a page or a dialog; the others say that they are coming. */
const BUILT: readonly string[] = [
  'Medical History',
  'Medical Data & Test Results',
  'Upload Health Documents',
  PREGNANCY,
  "Today's Overview",
  'Cycle & Phase Tracking',
  'Body Insights & Patterns',
  'Health Goals & Progress',
  'Health Timeline',
  'My Profile',
  'Document Library',
  'Settings & Preferences',
];

const GROUPS = [
  ['B1', 'Healthcare Services', ['AI Health Assistant', 'Doctor Consultations', 'Upload Health Documents']],
  [
    'B2',
    'My Health Dashboard',
    [
      "Today's Overview",
      'Cycle & Phase Tracking',
      'Body Insights & Patterns',
      'Medical Data & Test Results',
      'Medical History',
      PREGNANCY,
      'Wearable Device Data',
      'Health Goals & Progress',
    ],
  ],
  ['B3', 'Personal Records', ['My Profile', 'Document Library', 'Health Timeline', 'Settings & Preferences']],
  ['B4', 'Connected Devices', ['Device Management', 'Sync Settings', 'Troubleshooting']],
  ['B5', 'Community & Support', ['My Groups', 'Discover Groups', 'Educational Content', 'Upcoming Events']],
] as const;

const groupOf = (id: string) => page.getByCss(`[data-group=${id}]`);
const cardsOf = (id: string) => groupOf(id).getByRole('listitem');
const toggleOf = (title: string) => page.getByRole('button', { name: title, exact: true });

test(
  'Five groups, each of which unfolds and folds, with what it holds',
  rows('D-75', 'D-76', 'D-77', 'D-78', 'D-79', 'D-80', 'D-81', 'D-90'),
  async () => {
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    expect(textsOf(page.getByCss('[data-group] h3'))).toEqual(GROUPS.map(([, title]) => title));
    for (const [id, title, sections] of GROUPS) {
      const toggle = toggleOf(title);
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(cardsOf(id).elements()).toEqual([]);
      await toggle.click();
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
      expect(textsOf(groupOf(id).getByRole('heading', { level: 4 }))).toEqual(
        sections.filter((section) => section !== PREGNANCY),
      );
      await userEvent.keyboard('{Enter}');
      await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
      expect(cardsOf(id).elements()).toEqual([]);
    }
  },
);

test(
  'In each mode the groups count and show what belongs to it',
  rows('D-82', 'D-83', 'D-84', 'D-85', 'D-86', 'D-87', 'D-99', 'D-100', 'Q-44'),
  async () => {
    await renderFrame();
    for (const mode of MODE_LABELS) {
      await chooseOption('Life Stage Mode', mode);
      const isPregnancy = mode === 'Pregnancy Mode';
      for (const [id, count] of [
        ['B1', 3],
        ['B2', isPregnancy ? 8 : 7],
        ['B3', 4],
        ['B4', 3],
        ['B5', 4],
      ] as const) {
        await expect.element(groupOf(id).getByText(`${count} features`), { message: mode }).toBeVisible();
      }
      await press(toggleOf('My Health Dashboard'));
      await expect.poll(() => cardsOf('B2').elements().length, { message: mode }).toBe(isPregnancy ? 8 : 7);
      const tracker = groupOf('B2').getByRole('link', { name: PREGNANCY });
      expect(tracker.elements(), mode).toHaveLength(isPregnancy ? 1 : 0);
      await press(toggleOf('My Health Dashboard'));
      await expect.poll(() => cardsOf('B2').elements().length, { message: mode }).toBe(0);
    }
  },
);

test(
  'Every subsection that is not built yet says that it is coming soon',
  rows('X-25', 'Q-43', 'Q-40', 'D-88', 'D-89', 'D-94', 'D-95', 'D-97', 'D-98'),
  async () => {
    await renderFrame();
    await expect.element(modeOf()).toBeVisible();
    for (const [id, group, sections] of GROUPS) {
      await press(toggleOf(group));
      for (const title of sections) {
        if (BUILT.includes(title)) continue;
        const card = cardsOf(id).filter({ has: page.getByText(title, { exact: true }) });
        const description = card.getByRole('paragraph').first().element().textContent;
        await press(card.getByRole('button', { name: title, exact: true }));
        await expectToast(title, `${description} - Coming soon!`);
        expect(currentAddress()).toBe('/dashboard');
      }
      await press(toggleOf(group));
    }
  },
);

test('The whole card opens a section, and so does the keyboard', rows('D-106', 'X-25'), async () => {
  await renderFrame('/dashboard?section=b4');
  // On the description, which the control is stretched over.
  await page.getByText('What is fetched from a device, and how often').click({ force: true });
  await expectToast('Sync Settings', 'What is fetched from a device, and how often - Coming soon!');
  (page.getByRole('button', { name: 'Troubleshooting' }).element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expectToast('Troubleshooting', 'What to do when a device does not answer - Coming soon!');
});

test(
  'What opens a dialog shows no Coming soon toast, and gets the focus back',
  rows('D-90', 'D-112'),
  async () => {
    await renderFrame();
    await press(toggleOf('Healthcare Services'));
    const upload = toggleOf('Upload Health Documents');
    await upload.click();
    const dialog = page.getByRole('dialog', { name: 'Upload Health Documents' });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(upload).toHaveFocus();
    expect(toasts().elements()).toEqual([]);
  },
);

test('axe finds nothing with groups unfolded', rows('D-75'), async () => {
  await page.viewport(390, 844);
  await renderFrame();
  await expect.element(modeOf()).toBeVisible();
  for (const title of ['Healthcare Services', 'My Health Dashboard']) await press(toggleOf(title));
  await expect.poll(() => cardsOf('B2').elements().length).toBe(7);
  expect(await complaints()).toEqual([]);
});

test(
  'What is unfolded stays so on this device; damaged memories of it do no harm',
  rows('D-81'),
  async () => {
    await renderFrame();
    await press(toggleOf('Connected Devices'));
    await cleanup();
    await renderFrame();
    await expect.element(toggleOf('Connected Devices')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(toggleOf('Healthcare Services')).toHaveAttribute('aria-expanded', 'false');
    await cleanup();
    const kept = Object.keys(localStorage).filter((key) => key.endsWith('-groups'));
    expect(kept).toHaveLength(1);
    for (const key of kept) localStorage.setItem(key, '{"a":');
    await renderFrame();
    await expect.element(toggleOf('Connected Devices')).toHaveAttribute('aria-expanded', 'false');
  },
);
