import { PUBLIC_PAGES } from './built-pages.ts';

/** All of the build, so that a new page is looked at too. */
export const PUBLIC_SCREENS = PUBLIC_PAGES;

export const AUTH_SCREENS = [
  '/auth/select-type',
  '/auth/signup',
  '/auth/login',
  '/auth/patient-login',
  '/auth/forgot-password',
];

export const SIGNED_IN_SCREENS = [
  '/dashboard',
  '/dashboard/insights',
  '/dashboard/calendar',
  '/dashboard/log',
  '/dashboard/history',
  '/dashboard/cycle-report',
  '/dashboard/method',
  '/dashboard/profile',
  '/dashboard/settings',
  '/dashboard/emergency',
  '/dashboard/help',
  '/dashboard/privacy',
  '/dashboard/notifications',
  '/dashboard/terms',
  '/dashboard/about',
  '/health-statistics',
  '/onboarding/basic-info',
  '/onboarding/life-stage',
  '/onboarding/mode-setup',
  '/onboarding/success',
];
