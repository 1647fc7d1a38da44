import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test, vi } from 'vitest';

/** Every address of the table; the specification, section 2, and the decisions on top of it. */
const SPECIFIED = [
  '/',
  '/product',
  '/for-patients',
  '/for-doctors',
  '/about',
  '/pricing',
  '/blog',
  '/auth/select-type',
  '/auth/signup',
  '/auth/login',
  '/dashboard',
  '/health-statistics',
  '/onboarding/basic-info',
  '/onboarding/life-stage',
  '/onboarding/mode-setup',
  '/onboarding/success',
];
const NAMED_BY_NAVIGATION = [
  '/auth/patient-login',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/emergency',
  '/dashboard/help',
  '/dashboard/privacy',
  '/dashboard/notifications',
  '/dashboard/terms',
  '/dashboard/about',
];
const OUR_OWN = [
  '/dashboard/insights',
  '/dashboard/calendar',
  '/dashboard/log',
  '/dashboard/history',
  '/dashboard/cycle-report',
  '/dashboard/method',
  '/dashboard/files',
  '/install',
  '/offline',
  '/trust',
  '/terms',
  '/privacy-policy',
  '/cookies',
  '/help',
];
const OF_CONTACT = ['/contact', '/contact/demo', '/contact/join'];
const OF_ACCOUNTS = [
  '/auth/confirm-email',
  '/auth/erased',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/second-step',
  '/auth/undo',
  '/auth/verify-email',
];

const ARTICLES = [
  '/blog/a-normal-cycle',
  '/blog/heavy-periods-and-iron',
  '/blog/how-pregnancy-weeks-are-counted',
  '/blog/perimenopause-what-changes',
  '/blog/pms-pmdd-and-two-months-of-notes',
  '/blog/reading-the-signs-of-ovulation',
];

function listAddresses(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap((entry) =>
    entry.children ? listAddresses(entry.children) : [entry.index ? '/' : `/${entry.path}`],
  );
}

async function readRoutes(mode: string) {
  vi.stubEnv('NODE_ENV', mode);
  vi.resetModules();
  const { default: routes } = await import('./routes.ts');
  vi.unstubAllEnvs();
  return await routes;
}

test('the shipped table holds the specified addresses, the named ones, our own, the articles, and the not-found page', async () => {
  const addresses = listAddresses(await readRoutes('production'));
  expect(addresses.toSorted()).toEqual(
    [
      ...SPECIFIED,
      ...NAMED_BY_NAVIGATION,
      ...OUR_OWN,
      ...OF_CONTACT,
      ...OF_ACCOUNTS,
      ...ARTICLES,
      '/*',
    ].toSorted(),
  );
});

test('the component sheet exists in development only', async () => {
  expect(listAddresses(await readRoutes('development'))).toContain('/design');
});

test('the alias of the login screen is the login screen', async () => {
  const routes = await readRoutes('production');
  const fileOf = (path: string) => routes.find((entry) => entry.path === path)?.file;
  expect(fileOf('auth/patient-login')).toBe(fileOf('auth/login'));
  expect(fileOf('auth/login')).toBeDefined();
});
