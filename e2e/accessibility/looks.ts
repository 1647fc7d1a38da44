import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { test } from '../story.ts';

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

/** Everything axe has to say about the page as it is now, as readable lines; nothing is left out. */
export async function complaintsAbout(page: Page): Promise<string[]> {
  const still = await page.evaluateHandle(standStill);
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  await still.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  });
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

/** What is just fading in has no contrast yet; also what appears while axe reads, as the line that something is saved. */
function standStill(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  const now = '0s !important';
  sheet.replaceSync(
    `*, ::before, ::after { animation-duration: ${now}; animation-delay: ${now}; transition-duration: ${now}; transition-delay: ${now} }`,
  );
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
