import { expect, test } from 'vitest';
import { lowerScripts } from './lower-scripts.ts';

test('preloaded scripts wait for fonts and pictures, nothing else changes its place', () => {
  const page = (priority: string) =>
    `<link rel="preload" as="font" href="/a.woff2"/><link rel="modulepreload"${priority} href="/a.js"/><link rel="modulepreload"${priority} href="/b.js"/>`;
  expect(lowerScripts(page(''))).toBe(page(' fetchpriority="low"'));
});
