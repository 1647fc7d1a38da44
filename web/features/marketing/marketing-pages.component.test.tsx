import { describe } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expect, testOfVisitor as test } from '../../testing/component-test.ts';
import { rows, textsOf } from '../../testing/look.ts';
import { currentAddress, renderPage } from '../../testing/render-page.tsx';

const START = '/auth/select-type';

const main = () => page.getByRole('main');
const section = (name: string) => main().getByRole('region', { name, exact: true });
const title = () => page.getByRole('heading', { level: 1 });
const countOf = (found: ReturnType<typeof section>) => found.elements().length;

/** The addresses of everything in the page that looks like a call to action. */
const callsOf = () =>
  main()
    .getByRole('link', { name: /^(Get Started|Get Started Free|Start with Free)$/ })
    .elements()
    .map((link) => link.getAttribute('href'));

describe.each([390, 1280])('At %i px', (width) => {
  async function open(path: string) {
    await page.viewport(width, 844);
    await renderPage(path);
    await expect.element(title()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  }

  test(
    'a visitor reads what works part by part, and what is planned',
    rows('M-53', 'M-54', 'Q-50'),
    async () => {
      await open('/product');
      await expect.poll(() => document.title).toBe('Product · Lunaria');
      for (const part of [
        'See your month at a glance',
        'A date, and how sure it is',
        'Log what you know, leave the rest',
        'Your months, with their gaps',
        'Set by you, counted from your log',
        'Forty discs, one a week',
        'Read by rules, and quoted',
      ])
        await expect.element(section(part)).toBeVisible();
      const ground = section('Under all of it').getByRole('heading', { level: 3 });
      expect(textsOf(ground)).toEqual(['Without a connection', 'Yours alone']);

      await main().getByRole('link', { name: 'What is planned' }).click();
      await expect.poll(currentAddress).toBe('/product#planned');
      const planned = section('What is not there yet');
      await expect.element(planned.getByRole('heading', { level: 2 })).toHaveFocus();
      const parts = planned.getByRole('listitem');
      expect(countOf(parts)).toBe(5);
      expect(countOf(parts.filter({ hasText: 'Coming soon' }))).toBe(5);

      expect(callsOf()).toEqual([START, START]);
      await main().getByRole('link', { name: 'Get Started Free' }).click();
      await expect.poll(currentAddress).toBe(START);
    },
  );

  test(
    'a patient finds what it does for her, her stage, and three voices that say what they are',
    rows('M-55', 'M-56', 'M-57', 'PR-31'),
    async () => {
      await open('/for-patients');
      const benefits = section('Six questions, and what you get instead of guessing');
      expect(countOf(benefits.getByRole('term'))).toBe(6);
      expect(countOf(section('Eight stages, one account').getByRole('listitem'))).toBe(8);

      const voices = section('How it might sound');
      expect(countOf(voices.getByRole('figure'))).toBe(3);
      expect(countOf(voices.getByRole('blockquote'))).toBe(3);
      expect(countOf(voices.getByText(/, \d\d$/))).toBe(3);
      expect(countOf(voices.getByText(/illustrative/))).toBe(1);
      expect(callsOf()).toEqual([START, START]);
    },
  );

  test(
    'a doctor is addressed, told what is planned, and has two ways to write',
    rows('M-58', 'M-59', 'M-60', 'M-61', 'M-62', 'M-63', 'M-64', 'M-65', 'M-66', 'M-68', 'PR-17', 'PR-18'),
    async () => {
      await open('/for-doctors');
      const addressed = section('What she may have recorded').getByRole('heading', { level: 3 });
      expect(textsOf(addressed)).toEqual([
        'Gynecologists',
        'Obstetricians',
        'Fertility specialists',
        'Endocrinologists',
      ]);
      const claims = section('What accounts for clinicians are planned to do').getByRole('listitem');
      expect(countOf(claims)).toBe(4);
      for (const claim of ['Patient management', 'Scheduling', 'Telemedicine', 'Billing'])
        await expect.element(claims.filter({ hasText: claim })).toMatchTextContent('Coming soon');
      await expect
        .element(
          main()
            .getByText(/do not exist yet/)
            .first(),
        )
        .toBeVisible();
      for (const name of ['Join as a Doctor', 'Schedule a Demo'])
        await expect.element(main().getByRole('button', { name })).toBeEnabled();
    },
  );

  test(
    'a reader learns what the name means, and that the four figures are illustrative',
    rows('M-70', 'M-71', 'M-72', 'M-73', 'M-74', 'K-33', 'PR-30'),
    async () => {
      await open('/about');
      await expect.element(title()).toHaveTextContent('Named after honesty');
      await expect.element(main().getByText('Lunaria annua')).toBeVisible();
      const figures = section('How it might add up');
      for (const [of, figure] of [
        ['users', '500K+'],
        ['cycles', '1M+'],
        ['providers', '2K+'],
        ['satisfaction', '98%'],
      ])
        await expect.element(figures.getByText(`${of}${figure}`)).toBeVisible();
      expect(countOf(figures.getByRole('definition'))).toBe(4);
      expect(countOf(figures.getByText(/illustrative/))).toBe(1);
      expect(callsOf()).toEqual([START, START]);
    },
  );

  test(
    'a visitor compares three plans and sees that only Free can be had',
    rows(
      ...['M-75', 'M-76', 'M-77', 'M-78', 'M-79', 'M-80', 'M-81', 'M-82', 'M-83', 'M-84', 'M-85', 'M-86'],
      ...['M-87', 'M-88', 'M-89', 'M-91', 'K-32', 'Q-50', 'Q-54', 'PR-10', 'PR-11', 'PR-12'],
    ),
    async () => {
      await open('/pricing');
      const plans = page.getByRole('list', { name: 'Plans' }).getByCss(':scope > li');
      expect(textsOf(plans.getByRole('heading', { level: 2 }))).toEqual(['Free', 'Premium', 'Professional']);
      expect(countOf(plans)).toBe(3);
      const [free, premium, professional] = [plans.nth(0), plans.nth(1), plans.nth(2)];
      await expect.element(free).toMatchTextContent('$0 forever');
      await expect.element(premium).toMatchTextContent('$9.99 per month');
      await expect.element(premium).toMatchTextContent('14-day free trial, no card');
      await expect.element(professional).toMatchTextContent('$24.99 per month');
      await expect.element(professional).toMatchTextContent('Not an account for doctors');

      expect(countOf(plans.getByText('Most Popular'))).toBe(1);
      await expect.element(premium.getByText('Most Popular')).toBeVisible();
      for (const paid of [premium, professional]) {
        await expect.element(paid).toMatchTextContent('Coming soon');
        await expect.element(paid).toMatchTextContent('nothing can be bought today');
      }
      for (const plan of [free, premium, professional])
        await expect.element(plan.getByRole('link')).toHaveAttribute('href', START);

      const methods = section('Payment methods Coming soon').getByRole('listitem');
      expect(textsOf(methods)).toEqual(['Major cards', 'PayPal', 'Apple Pay']);
      expect(callsOf()).toEqual([START, START, START, START]);
    },
  );

  test('questions open with the keyboard', rows('M-90'), async () => {
    await open('/pricing');
    const faq = section('Frequently asked questions');
    expect(countOf(faq.getByRole('heading', { level: 3 }))).toBe(9);
    const answer = faq.getByText(/^No\. Both are planned/);
    await expect.element(answer).not.toBeVisible();
    faq.getByCss('summary').filter({ hasText: 'Can I buy Premium' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(answer).not.toBeVisible();
  });
});
