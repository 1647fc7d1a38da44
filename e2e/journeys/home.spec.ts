import type { Locator, Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const WIDTHS = [1280, 390];

// A page that glides is never still enough to be pressed; the stories about gliding ask for it.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const hero = (page: Page) => section(page, "Your Complete Women's Health Companion");
const claims = (page: Page) => section(page, 'What we claim');
const howItWorks = (page: Page) => section(page, 'How It Works');
const features = (page: Page) => section(page, 'One place for six things');
const stages = (page: Page) => section(page, 'Wherever you are on the way');
const voices = (page: Page) => section(page, 'What it could sound like');
const privacy = (page: Page) => section(page, 'Private, point by point');
const closing = (page: Page) => section(page, 'Begin with one day');

const STEPS = [
  'Sign up and personalize',
  'Track your health journey',
  'Connect with doctors Coming soon',
  'Get insights and support',
];
const FEATURES = [
  'Cycle tracking for every stage',
  'Medical records hub',
  'AI health assistant',
  'Video consultations',
  'Community groups',
  'Wearable integration',
];
const STAGES = ['Contraception', 'Conception', 'Pregnancy', 'IVF', 'Menopause'];

for (const width of WIDTHS) {
  test(
    `At ${width} px a visitor reads Home in its order, from the hero to the footer`,
    rows(
      ...['M-01', 'M-02', 'M-04', 'M-06', 'M-07', 'M-08', 'M-09', 'M-10', 'M-11', 'M-12', 'M-13', 'M-14'],
      ...['M-15', 'M-16', 'M-17', 'M-18', 'M-19', 'M-25', 'M-26', 'M-28', 'M-51', 'R-01'],
    ),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Your Complete Women's Health Companion",
      );
      await expect(hero(page).getByRole('link', { name: 'Get Started Free' })).toBeVisible();
      await expect(hero(page).getByRole('link', { name: 'See How It Works' })).toBeVisible();
      await expect(claims(page).getByRole('listitem')).toHaveCount(4);
      await expect(howItWorks(page).getByRole('heading', { level: 3 })).toHaveText(STEPS);
      await expect(features(page).getByRole('heading', { level: 3 })).toHaveText(FEATURES);
      await expect(stages(page).getByRole('heading', { level: 3 })).toHaveText(STAGES);
      await expect(voices(page).getByRole('figure')).toHaveCount(3);
      await expect(privacy(page).getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(closing(page).getByRole('button', { name: 'App Store' })).toBeVisible();
      await expect(closing(page).getByRole('button', { name: 'Google Play' })).toBeVisible();

      const parts = [hero, claims, howItWorks, features, stages, voices, privacy, closing].map((of) =>
        of(page),
      );
      const tops = await Promise.all([...parts, page.getByRole('contentinfo')].map(findTop));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    },
  );
}

async function findTop(part: Locator): Promise<number> {
  const box = await part.boundingBox();
  expect(box).not.toBeNull();
  return box?.y ?? Number.NaN;
}

test(
  'Both calls to action lead to the choice of account, also for a woman who is signed in',
  rows('M-03', 'M-27', 'Q-50'),
  async ({ page, maria }) => {
    expect(maria.email).toBeTruthy();
    for (const part of [hero, closing]) {
      await page.goto('/');
      await part(page).getByRole('link', { name: 'Get Started Free' }).click();
      await expect(page).toHaveURL('/auth/select-type');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How will you use the app?');
    }
  },
);

test(
  'What the specification promises is said, and what is not built is called planned',
  rows(
    'M-37',
    'M-38',
    'M-39',
    'M-40',
    'M-41',
    'M-42',
    'M-43',
    'M-44',
    'M-45',
    'M-50',
    'PR-01',
    'PR-02',
    'PR-05',
  ),
  async ({ page }) => {
    await page.goto('/');
    const feature = (name: string) => features(page).getByRole('listitem').filter({ hasText: name });
    await expect(features(page)).toContainText('tracked from first period through pregnancy and menopause');
    const consultations = feature('Video consultations');
    for (const said of [
      'board-certified doctors',
      'OB-GYNs',
      'endocrinologists',
      'mental health specialists',
    ])
      await expect(consultations).toContainText(said);
    for (const stage of STAGES)
      await expect(feature('Community groups')).toContainText(new RegExp(`journey stage.*${stage}`, 'i'));
    for (const planned of FEATURES.slice(2))
      await expect(feature(planned).getByText('Coming soon')).toBeVisible();
    for (const built of FEATURES.slice(0, 2))
      await expect(feature(built).getByText('Coming soon')).toHaveCount(0);
    await expect(hero(page)).toContainText('Free to start. No credit card.');
    await expect(closing(page)).toContainText('free to start, with no credit card');
  },
);

test(
  'Each claim carries its limit in the same sentence, and the limit leads to the Trust page',
  rows('M-06', 'M-25', 'M-46', 'M-47', 'M-48', 'M-49', 'PR-06', 'PR-07', 'PR-08', 'PR-09'),
  async ({ page }) => {
    await page.goto('/');
    const CLAIMED: [RegExp, RegExp, string][] = [
      [/HIPAA compliant/, /only where the organisation that runs it is/, '/trust#hipaa'],
      [/256-bit encryption/, /not for dates and numbers/, '/trust#at-rest'],
      [/You control sharing/, /no other account sees/, '/trust#sharing'],
      [/reviewed by physicians/, /none has/, '/trust#physician-review'],
    ];
    for (const [claim, limit, address] of CLAIMED) {
      const badge = claims(page).getByRole('listitem').filter({ hasText: claim });
      await expect(badge.getByRole('link', { name: limit })).toHaveAttribute('href', address);
      const point = privacy(page).getByRole('listitem').filter({ hasText: claim });
      const sentence = point.getByRole('paragraph');
      await expect(sentence.getByRole('link')).toHaveAttribute('href', address);
      // One full stop, at the end: claim and limit are one sentence.
      await expect(sentence).toHaveText(/^[^.]+\.$/);
    }
    await claims(page)
      .getByRole('link', { name: /only where the organisation/ })
      .click();
    await expect(page).toHaveURL('/trust#hipaa');
  },
);

test(
  'Three voices are static, complete, and said to be illustrative; so are the examples',
  rows('M-19', 'M-20', 'M-21', 'M-22', 'M-23', 'M-24', 'PR-31'),
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expectLoaded(page);
    const figures = await voices(page).getByRole('figure').all();
    expect(figures).toHaveLength(3);
    for (const figure of figures) {
      await expect(figure.getByRole('blockquote')).toHaveText(/^“.{20,}”$/);
      await expect(figure.locator('figcaption')).toHaveText(/^\p{L}+ \p{L}\., \d\d\D+$/u);
    }
    await expect(voices(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/voices are illustrative/)).toHaveCount(1);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);

    const forecast = hero(page).getByRole('figure');
    await expect(forecast.getByText('Example', { exact: true })).toBeVisible();
    await expect(forecast).toContainText('Invented dates');
    await expect(features(page).getByText('Example', { exact: true })).toHaveCount(2);
  },
);

/** The heading stands in view, clear of the bar that stays at the top, and the page has stopped moving. */
async function expectHeadingInView(page: Page) {
  const heading = page.getByRole('heading', { name: 'How It Works' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => {
      const box = await heading.boundingBox();
      // Without scripts a narrow bar stays behind: nothing lies over the page then.
      const bar = await page.getByRole('banner').boundingBox();
      const top = (box?.y ?? 0) - Math.max((bar?.y ?? 0) + (bar?.height ?? 0), 0);
      return top >= 0 && top < 120;
    })
    .toBe(true);
}

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test(
    `See How It Works leads to the four steps, from anywhere and more than once (motion: ${reducedMotion})`,
    rows('M-04', 'M-05', 'PR-20'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      await page.goto('/');
      await expectLoaded(page);
      const behaviour = await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
      expect(behaviour).toBe(reducedMotion === 'reduce' ? 'auto' : 'smooth');
      const link = hero(page).getByRole('link', { name: 'See How It Works' });
      await link.click();
      await expect(page).toHaveURL('/#how-it-works');
      await expectHeadingInView(page);

      // The same link once more, with the keyboard.
      await link.focus();
      await page.keyboard.press('Enter');
      await expectHeadingInView(page);

      // What comes next with the keyboard comes after the heading.
      await page.keyboard.press('Tab');
      await expect(privacy(page).or(voices(page)).locator(':focus')).toHaveCount(1);

      await page.goto('/about');
      await page.getByRole('contentinfo').getByRole('link', { name: 'How It Works' }).click();
      await expectHeadingInView(page);
    },
  );
}

for (const width of WIDTHS) {
  test(
    `Without scripts everything is there at ${width} px, and every link leads on`,
    rows('M-04', 'M-05', 'M-07', 'M-12', 'M-13', 'M-19', 'M-25', 'M-26', 'M-51', 'M-52', 'PR-20'),
    async ({ browser, baseURL }) => {
      const page = await browser.newPage({
        baseURL: baseURL ?? '',
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
        viewport: { width, height: 900 },
      });
      await page.goto('/');
      await expect(howItWorks(page).getByRole('heading', { level: 3 })).toHaveText(STEPS);
      await expect(features(page).getByRole('heading', { level: 3 })).toHaveText(FEATURES);
      await expect(stages(page).getByRole('heading', { level: 3 })).toHaveText(STAGES);
      await expect(voices(page).getByRole('figure')).toHaveCount(3);
      await expect(privacy(page).getByRole('heading', { level: 3 })).toHaveCount(4);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await hero(page).getByRole('link', { name: 'See How It Works' }).click();
      await expectHeadingInView(page);
      await closing(page).getByRole('button', { name: 'App Store' }).click();
      await expect(page).toHaveURL(/\/install\??$/);
      await page.goto('/');
      await closing(page).getByRole('link', { name: 'Get Started Free' }).click();
      await expect(page).toHaveURL('/auth/select-type');
      await page.close();
    },
  );
}

test(
  'Home keeps the HTML it came as: its links change the page without a new document, and back it stands as before',
  rows('M-03', 'M-24'),
  async ({ page }) => {
    await page.goto('/');
    await expectLoaded(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
    const isSameDocument = page.locator('html[data-same-document]');
    await claims(page)
      .getByRole('link', { name: /not for dates and numbers/ })
      .click();
    await expect(page).toHaveURL('/trust#at-rest');
    await expect(isSameDocument).toHaveCount(1);
    await page.goBack();
    await expect(howItWorks(page).getByRole('heading', { level: 3 })).toHaveText(STEPS);
    await expect(isSameDocument).toHaveCount(1);
    // The button with a behaviour has it: it explains in place.
    await closing(page).getByRole('button', { name: 'App Store' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page).toHaveURL('/');
  },
);

test('At 320 px nothing of Home lies outside the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/');
  await expect(closing(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
