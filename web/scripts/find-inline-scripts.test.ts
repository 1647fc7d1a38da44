import { BUILT_ORIGIN } from '@lunaria/domain/built-origin.ts';
import { expect, test } from 'vitest';
import { hashInlineScripts, takeScriptsAway } from './find-inline-scripts.ts';

// printf 'alert(1)' | openssl dgst -sha256 -binary | base64
const ALERT = 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=';

test('an inline script is hashed over exactly what stands between its tags', () => {
  expect(hashInlineScripts('<script>alert(1)</script>')).toEqual([ALERT]);
  expect(hashInlineScripts('<script> alert(1)</script>')).not.toEqual([ALERT]);
  expect(hashInlineScripts('<SCRIPT type="module" async="">alert(1)</SCRIPT >')).toEqual([ALERT]);
});

test('a script file needs no hash, and the same script twice needs one', () => {
  expect(
    hashInlineScripts('<script src="/a.js"></script><script type="module" src = "/b.js"> </script>'),
  ).toEqual([]);
  expect(hashInlineScripts('<script>alert(1)</script><p></p><script>alert(1)</script>')).toEqual([ALERT]);
});

test('a data attribute that ends in src does not make an inline script a file', () => {
  expect(hashInlineScripts('<script data-src="/a.js">alert(1)</script>')).toEqual([ALERT]);
});

test('line breaks and characters beyond ASCII count as they are', () => {
  expect(hashInlineScripts('<script>alert(1)\n</script>')).not.toEqual([ALERT]);
  expect(hashInlineScripts('<script>"ü"</script>')).toHaveLength(1);
});

test('what machines are told of a page is no script: it needs no hash and may name the address', () => {
  expect(hashInlineScripts(`<script type="application/ld+json">{"url":"${BUILT_ORIGIN}/"}</script>`)).toEqual(
    [],
  );
  expect(hashInlineScripts('<script data-type="application/ld+json">alert(1)</script>')).toEqual([ALERT]);
});

test('a script that names the address the server puts in stops the build', () => {
  expect(() => hashInlineScripts(`<script>open("${BUILT_ORIGIN}")</script>`)).toThrow(BUILT_ORIGIN);
});

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
