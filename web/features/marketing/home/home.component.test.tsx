import { describe } from 'vitest';
import { page } from 'vitest/browser';
import { expect, test, testOfVisitor } from '../../../testing/component-test.ts';
import { rows, textsOf } from '../../../testing/look.ts';
import { currentAddress, renderPage } from '../../../testing/render-page.tsx';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const hero = () => section("Your Complete Women's Health Companion");
const claims = () => section('What we claim');
const howItWorks = () => section('How It Works');
const features = () => section('One place for six things');
const stages = () => section('Wherever you are on the way');
const voices = () => section('What it could sound like');
const privacy = () => section('Private, point by point');
const closing = () => section('Begin with one day');

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

const headingsOf = (part: ReturnType<typeof section>) => textsOf(part.getByRole('heading', { level: 3 }));

describe.each([1280, 390])('At %i px', (width) => {
  testOfVisitor(
    'a visitor reads Home in its order, from the hero to the footer',
    rows(
      ...['M-01', 'M-02', 'M-04', 'M-06', 'M-07', 'M-08', 'M-09', 'M-10', 'M-11', 'M-12', 'M-13', 'M-14'],
      ...['M-15', 'M-16', 'M-17', 'M-18', 'M-19', 'M-25', 'M-26', 'M-28', 'M-51', 'R-01'],
    ),
    async () => {
      await page.viewport(width, 900);
      await renderPage('/');
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent("Your Complete Women's Health Companion");
      await expect.element(hero().getByRole('link', { name: 'Get Started Free' })).toBeVisible();
      await expect.element(hero().getByRole('link', { name: 'See How It Works' })).toBeVisible();
      expect(claims().getByRole('listitem').elements()).toHaveLength(4);
      expect(headingsOf(howItWorks())).toEqual(STEPS);
      expect(headingsOf(features())).toEqual(FEATURES);
      expect(headingsOf(stages())).toEqual(STAGES);
      expect(voices().getByRole('figure').elements()).toHaveLength(3);
      expect(headingsOf(privacy())).toHaveLength(4);
      await expect.element(closing().getByRole('button', { name: 'App Store' })).toBeVisible();
      await expect.element(closing().getByRole('button', { name: 'Google Play' })).toBeVisible();

      const parts = [hero, claims, howItWorks, features, stages, voices, privacy, closing].map((of) => of());
      const tops = [...parts, page.getByRole('contentinfo')].map(
        (part) => part.element().getBoundingClientRect().top,
      );
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      expect(new Set(tops).size).toBe(tops.length);
    },
  );
});

testOfVisitor('At 320 px nothing of Home lies outside the screen', async () => {
  await page.viewport(320, 640);
  await renderPage('/');
  await expect.element(closing()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
});

test(
  'Both calls to action lead to the choice of account, also for a woman who is signed in',
  rows('M-03', 'M-27', 'Q-50'),
  async () => {
    await renderPage('/');
    for (const part of [hero, closing]) {
      await part().getByRole('link', { name: 'Get Started Free' }).click();
      await expect
        .element(page.getByRole('heading', { level: 1 }))
        .toHaveTextContent('How will you use the app?');
      expect(currentAddress()).toBe('/auth/select-type');
      window.history.back();
      await expect.element(closing()).toBeVisible();
    }
  },
);

testOfVisitor(
  'What the specification promises is said, and what is not built is called planned',
  rows(
    ...['M-37', 'M-38', 'M-39', 'M-40', 'M-41', 'M-42', 'M-43', 'M-44', 'M-45', 'M-50'],
    ...['PR-01', 'PR-02', 'PR-05'],
  ),
  async () => {
    await renderPage('/');
    const feature = (name: string) => features().getByRole('listitem').filter({ hasText: name });
    await expect
      .element(features())
      .toMatchTextContent(/tracked from first period through pregnancy and menopause/);
    for (const said of [
      'board-certified doctors',
      'OB-GYNs',
      'endocrinologists',
      'mental health specialists',
    ])
      await expect.element(feature('Video consultations')).toMatchTextContent(said);
    for (const stage of STAGES)
      await expect
        .element(feature('Community groups'))
        .toMatchTextContent(new RegExp(`journey stage.*${stage}`, 'i'));
    for (const planned of FEATURES.slice(2))
      await expect.element(feature(planned).getByText('Coming soon')).toBeVisible();
    for (const built of FEATURES.slice(0, 2))
      expect(feature(built).getByText('Coming soon').elements()).toEqual([]);
    await expect.element(hero()).toMatchTextContent(/Free to start. No credit card\./);
    await expect.element(closing()).toMatchTextContent(/free to start, with no credit card/);
  },
);

testOfVisitor(
  'Each claim carries its limit in the same sentence, and the limit leads to the Trust page',
  rows('M-06', 'M-25', 'M-46', 'M-47', 'M-48', 'M-49', 'PR-06', 'PR-07', 'PR-08', 'PR-09'),
  async () => {
    await renderPage('/');
    const CLAIMED: [RegExp, RegExp, string][] = [
      [/HIPAA compliant/, /when your clinic is/, '/trust#hipaa'],
      [/256-bit encryption/, /not for dates and numbers/, '/trust#at-rest'],
      [/You control sharing/, /no other account sees/, '/trust#sharing'],
      [/reviewed by physicians/, /not yet/, '/trust#physician-review'],
    ];
    for (const [claim, limit, address] of CLAIMED) {
      const badge = claims().getByRole('listitem').filter({ hasText: claim });
      await expect.element(badge.getByRole('link', { name: limit })).toHaveAttribute('href', address);
      const sentence = privacy().getByRole('listitem').filter({ hasText: claim }).getByRole('paragraph');
      await expect.element(sentence.getByRole('link')).toHaveAttribute('href', address);
      // One full stop, at the end: claim and limit are one sentence.
      await expect.element(sentence).toMatchTextContent(/^[^.]+\.$/);
    }
    await claims()
      .getByRole('link', { name: /when your clinic is/ })
      .click();
    await expect.poll(currentAddress).toBe('/trust#hipaa');
  },
);

testOfVisitor(
  'Three voices are static, complete, and said to be illustrative; so are the examples',
  rows('M-19', 'M-20', 'M-21', 'M-22', 'M-23', 'M-24', 'PR-31'),
  async ({ api }) => {
    await renderPage('/');
    await expect.poll(() => voices().getByRole('figure').elements()).toHaveLength(3);
    for (const figure of voices().getByRole('figure').all()) {
      await expect.element(figure.getByRole('blockquote')).toMatchTextContent(/^“.{20,}”$/);
      await expect.element(figure.getByCss('figcaption')).toMatchTextContent(/^\p{L}+ \p{L}\., \d\d\D+$/u);
    }
    expect(voices().getByRole('button').elements()).toEqual([]);
    expect(page.getByText(/voices are illustrative/).elements()).toHaveLength(1);
    expect(api.requests).toEqual([]);

    const forecast = hero().getByRole('figure');
    await expect.element(forecast.getByText('Example', { exact: true })).toBeVisible();
    await expect.element(forecast).toMatchTextContent(/Invented dates/);
    expect(features().getByText('Example', { exact: true }).elements()).toHaveLength(2);
  },
);
