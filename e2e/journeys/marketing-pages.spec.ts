import type { Browser, Page } from '@playwright/test';
import { expectLoaded } from '../loaded.ts';
import { rows } from '../rows.ts';
import { expect, test } from '../story.ts';

const START = '/auth/select-type';
const PAGES = ['/product', '/for-patients', '/for-doctors', '/about', '/pricing'];
const WIDTHS = [390, 1280];

const mainOf = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string) => mainOf(page).getByRole('region', { name, exact: true });

/** The addresses of everything in the page that looks like a call to action. */
const callsOf = (page: Page) =>
  mainOf(page)
    .getByRole('link', { name: /^(Get Started|Get Started Free|Start with Free)$/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

async function withoutScripts(browser: Browser, baseURL: string | undefined, width: number) {
  return browser.newPage({
    baseURL: baseURL ?? '',
    javaScriptEnabled: false,
    viewport: { width, height: 844 },
  });
}

for (const width of WIDTHS) {
  test.describe(`At ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(
      'A visitor reads what works part by part, and what is planned',
      rows('M-53', 'M-54', 'Q-50'),
      async ({ page }) => {
        await page.goto('/product');
        await expect(page).toHaveTitle('Product · Lunaria');
        for (const part of [
          'Every day is a disc, and you see what it knows',
          'A date, and how sure it is',
          'Log what you know, leave the rest',
          'Your months, with their gaps',
          'Set by you, counted from your log',
          'Forty discs, one a week',
          'Read by rules, and quoted',
        ])
          await expect(section(page, part)).toBeVisible();
        const ground = section(page, 'Under all of it');
        await expect(ground.getByRole('heading', { level: 3 })).toHaveText([
          'Without a connection',
          'Yours alone',
        ]);

        await mainOf(page).getByRole('link', { name: 'What is planned' }).click();
        await expect(page).toHaveURL('/product#planned');
        const planned = section(page, 'What is not there yet');
        await expect(planned).toBeInViewport();
        await expect(planned.getByRole('heading', { level: 2 })).toBeFocused();
        const parts = planned.getByRole('listitem');
        await expect(parts).toHaveCount(5);
        await expect(parts.filter({ hasText: 'Coming soon' })).toHaveCount(5);

        expect(await callsOf(page)).toEqual([START, START]);
        await mainOf(page).getByRole('link', { name: 'Get Started Free' }).click();
        await expect(page).toHaveURL(START);
      },
    );

    test(
      'A patient finds what it does for her, her stage, and three voices that say what they are',
      rows('M-55', 'M-56', 'M-57', 'PR-31'),
      async ({ page }) => {
        await page.goto('/for-patients');
        const benefits = section(page, 'Six questions, and what you get instead of guessing');
        await expect(benefits.getByRole('term')).toHaveCount(6);
        await expect(section(page, 'Eight stages, one account').getByRole('listitem')).toHaveCount(8);

        const voices = section(page, 'How it might sound');
        await expect(voices.getByRole('figure')).toHaveCount(3);
        await expect(voices.getByRole('blockquote')).toHaveCount(3);
        await expect(voices.getByText(/, \d\d$/)).toHaveCount(3);
        await expect(voices.getByText(/illustrative/)).toHaveCount(1);
        expect(await callsOf(page)).toEqual([START, START]);
      },
    );

    test(
      'A doctor is addressed, told what is planned, and has two ways to write',
      rows('M-58', 'M-59', 'M-60', 'M-61', 'M-62', 'M-63', 'M-64', 'M-65', 'M-66', 'M-68', 'PR-17', 'PR-18'),
      async ({ page }) => {
        await page.goto('/for-doctors');
        await expect(
          section(page, 'What she may have recorded').getByRole('heading', { level: 3 }),
        ).toHaveText(['Gynecologists', 'Obstetricians', 'Fertility specialists', 'Endocrinologists']);

        const planned = section(page, 'What accounts for clinicians are planned to do');
        const claims = planned.getByRole('listitem');
        await expect(claims).toHaveCount(4);
        for (const claim of ['Patient management', 'Scheduling', 'Telemedicine', 'Billing'])
          await expect(claims.filter({ hasText: claim })).toContainText('Coming soon');
        await expect(
          mainOf(page)
            .getByText(/do not exist yet/)
            .first(),
        ).toBeVisible();

        for (const name of ['Join as a Doctor', 'Schedule a Demo'])
          await expect(mainOf(page).getByRole('button', { name })).toBeEnabled();
      },
    );

    test(
      'A reader learns what the name means, and that the four figures are illustrative',
      rows('M-70', 'M-71', 'M-72', 'M-73', 'M-74', 'K-33', 'PR-30'),
      async ({ page }) => {
        await page.goto('/about');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Named after honesty');
        await expect(mainOf(page).getByText('Lunaria annua')).toBeVisible();
        const figures = section(page, 'How it might add up');
        for (const [of, figure] of [
          ['users', '500K+'],
          ['cycles', '1M+'],
          ['providers', '2K+'],
          ['satisfaction', '98%'],
        ])
          await expect(figures.getByText(`${of}${figure}`)).toBeVisible();
        await expect(figures.getByRole('definition')).toHaveCount(4);
        await expect(figures.getByText(/illustrative/)).toHaveCount(1);
        expect(await callsOf(page)).toEqual([START, START]);
      },
    );

    test(
      'A visitor compares three plans and sees that only Free can be had',
      rows(
        ...['M-75', 'M-76', 'M-77', 'M-78', 'M-79', 'M-80', 'M-81', 'M-82', 'M-83', 'M-84', 'M-85', 'M-86'],
        ...['M-87', 'M-88', 'M-89', 'M-91', 'K-32', 'Q-50', 'Q-54', 'PR-10', 'PR-11', 'PR-12'],
      ),
      async ({ page }) => {
        await page.goto('/pricing');
        const plans = page.getByRole('list', { name: 'Plans' }).locator('> li');
        await expect(plans).toHaveCount(3);
        await expect(plans.getByRole('heading', { level: 2 })).toHaveText([
          'Free',
          'Premium',
          'Professional',
        ]);
        const [free, premium, professional] = [plans.nth(0), plans.nth(1), plans.nth(2)];
        await expect(free).toContainText('$0 forever');
        await expect(premium).toContainText('$9.99 per month');
        await expect(premium).toContainText('14-day free trial, no card');
        await expect(professional).toContainText('$24.99 per month');
        await expect(professional).toContainText('Not an account for doctors');

        await expect(plans.getByText('Most Popular')).toHaveCount(1);
        await expect(premium.getByText('Most Popular')).toBeVisible();
        for (const paid of [premium, professional]) {
          await expect(paid).toContainText('Coming soon');
          await expect(paid).toContainText('nothing can be bought today');
        }
        for (const plan of [free, premium, professional])
          await expect(plan.getByRole('link')).toHaveAttribute('href', START);

        await expect(section(page, 'Payment methods Coming soon').getByRole('listitem')).toHaveText([
          'Major cards',
          'PayPal',
          'Apple Pay',
        ]);
        expect(await callsOf(page)).toEqual([START, START, START, START]);
      },
    );

    test(
      'Questions open with the keyboard, and machines read the same ones',
      rows('M-90'),
      async ({ page }) => {
        await page.goto('/pricing');
        const faq = section(page, 'Frequently asked questions');
        const questions = faq.getByRole('heading', { level: 3 });
        await expect(questions).toHaveCount(9);
        const answer = faq.getByText(/^No\. Both are planned/);
        await expect(answer).toBeHidden();
        const summary = faq.locator('summary').filter({ hasText: 'Can I buy Premium' });
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(answer).toBeVisible();
        await page.keyboard.press('Enter');
        await expect(answer).toBeHidden();

        const described = await page
          .locator('script[type="application/ld+json"]')
          .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
        const faqPage = described.find((thing) => thing['@type'] === 'FAQPage');
        expect(faqPage.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
          await questions.allTextContents(),
        );
      },
    );

    test(
      'Without scripts all five pages can be read, and every way on works',
      rows('M-53', 'M-55', 'M-66', 'M-68', 'M-90'),
      async ({ browser, baseURL }) => {
        const page = await withoutScripts(browser, baseURL, width);
        for (const path of PAGES) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          const overhang = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(overhang, path).toBeLessThanOrEqual(0);
        }
        await page.locator('summary').first().click();
        await expect(page.getByText(/^Yes\. Everything that works today/)).toBeVisible();
        await page.getByRole('link', { name: 'Get Started Free' }).first().click();
        await expect(page).toHaveURL(START);

        await page.goto('/for-doctors');
        await page.getByRole('button', { name: 'Join as a Doctor' }).click();
        await expect(page).toHaveURL(/\/contact\/join\??$/);
        await page.goto('/for-doctors');
        await page.getByRole('button', { name: 'Schedule a Demo' }).click();
        await expect(page).toHaveURL(/\/contact\/demo\??$/);
        await page.close();
      },
    );
  });
}

test('No two of the pages introduce themselves alike', rows('M-53', 'M-55', 'M-70'), async ({ page }) => {
  const seen = new Set<string>();
  for (const path of PAGES) {
    await page.goto(path);
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    expect(description?.length, path).toBeGreaterThan(50);
    expect(description?.length, path).toBeLessThanOrEqual(160);
    seen.add(`${await page.title()} ${description}`);
  }
  expect(seen.size).toBe(PAGES.length);
});

test('On a slow line the way to what is planned leads there before any script has come', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/product', { waitUntil: 'commit' });
  await mainOf(page).getByRole('link', { name: 'What is planned' }).click();
  const planned = section(page, 'What is not there yet');
  await expect(planned).toBeInViewport();
  letThrough();
  await expectLoaded(page);
  await expect(planned).toBeInViewport();
});
