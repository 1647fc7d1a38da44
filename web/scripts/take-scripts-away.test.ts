import { expect, test } from 'vitest';
import { takeScriptsAway } from './take-scripts-away.ts';

test('every script goes, inline, by file or preloaded, but for the one that is named; text and styles stay', () => {
  const html = [
    '<script>mark()</script>',
    '<link rel="modulepreload" href="/assets/a.js"/>',
    '<link rel="stylesheet" href="/assets/a.css"/>',
    '<p>Words</p>',
    '<script type="module" async="">import("/assets/a.js")\n</script>',
    '<SCRIPT src="/assets/b.js"></SCRIPT >',
  ].join('');
  expect(takeScriptsAway(html, 'mark()')).toBe(
    '<script>mark()</script><link rel="stylesheet" href="/assets/a.css"/><p>Words</p>',
  );
});
