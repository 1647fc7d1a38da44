export const PUBLIC_SCREENS = [
  '/',
  '/product',
  '/for-patients',
  '/for-doctors',
  '/about',
  '/pricing',
  '/blog',
  '/blog/heavy-periods-and-iron',
  '/trust',
  '/terms',
  '/privacy-policy',
  '/cookies',
  '/help',
];

export const AUTH_SCREENS = [
  '/auth/select-type',
  '/auth/signup',
  '/auth/login',
  '/auth/patient-login',
  '/auth/forgot-password',
];

export const SIGNED_IN_SCREENS = [
  '/dashboard',
  '/dashboard/history',
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
