import AxeBuilder from '@axe-core/playwright';
import { standStill } from '@lunaria/web/testing/stand-still.ts';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../story.ts';

/**
 * The looks of a screen. `npm test` takes the first, the narrowest, of stories that are short; `npm run test:deep` takes
 * the others, and all looks of those that a story tags `@deep` itself.
 */
const LOOKS = [
  { colorScheme: 'light', width: 390, tag: [] },
  { colorScheme: 'dark', width: 1280, tag: ['@deep'] },
  { colorScheme: 'light', width: 1280, tag: ['@deep'] },
  { colorScheme: 'dark', width: 390, tag: ['@deep'] },
] as const;

/** Tells the stories once in every look. */
export function inEveryLook(tellStories: () => void): void {
  for (const { colorScheme, width, tag } of LOOKS) {
    test.describe(`${colorScheme}, ${width} px`, { tag: [...tag] }, () => {
      // Reduced motion, so that no contrast is measured in the middle of a transition.
      test.use({
        colorScheme,
        viewport: { width, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      });
      tellStories();
    });
  }
}

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Everything axe has to say about the page as it is now, as readable lines. Left out is a target that is small only because
 * something lies over it where the page stands. While a menu is open, about the menu alone (`within`).
 */
export async function complaintsAbout(page: Page, within?: string): Promise<string[]> {
  await page.evaluate(hasArrived);
  const still = await page.evaluateHandle(standStill);
  const scrolled = await page.evaluate(() => window.scrollY);
  try {
    const axe = axeOn(page).withTags(TAGS);
    const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
    const complaints: string[] = [];
    for (const { id, nodes } of violations)
      for (const { target } of nodes) {
        const [selector] = target;
        const isCovered =
          id === 'target-size' && typeof selector === 'string' && (await isWholeInTheMiddle(page, selector));
        if (!isCovered) complaints.push(`${id}: ${target.join(' ')}`);
      }
    return complaints;
  } finally {
    await page.evaluate((top) => window.scrollTo(0, top), scrolled);
    await still.evaluate((sheet) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    });
  }
}

/** Half under the header that stays, a button looks too small; what counts is how large it is where she scrolls it to. */
async function isWholeInTheMiddle(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const axe = axeOn(page).withRules(['target-size']).include(selector);
  return (await axe.analyze()).violations.length === 0;
}

/**
 * What just opened has come to where it stays. Made to stand still before its movement began, it would wait for the end of that
 * movement when it closes, and stay. Refers to nothing around it: it runs in the page.
 */
async function hasArrived(): Promise<void> {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
}

/**
 * axe within the page alone. Otherwise it puts its findings together in a second page that it opens and closes in front of this
 * one, and a key pressed right after it has been lost. No page of ours holds frames of another origin, which it would be for.
 */
function axeOn(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode();
}

/** Closes what is open, by one press of Escape. */
export async function closeByEscape(page: Page, open: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(open).toHaveCount(0);
}
