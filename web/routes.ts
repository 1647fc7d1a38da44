import { type RouteConfig, relative } from '@react-router/dev/routes';

const { index, layout, route } = relative(import.meta.dirname);

/**
 * The URL table. A page that belongs to one feature lies in that feature; routes/ holds those that put several of them
 * together, and those of none. Two addresses of one file need an id each.
 */
const routes: RouteConfig = [
  layout('features/marketing/public-layout.tsx', [
    index('features/marketing/home/home.tsx'),
    route('product', 'features/marketing/product/product.tsx'),
    route('for-patients', 'features/marketing/patients/for-patients.tsx'),
    route('for-doctors', 'features/marketing/doctors/for-doctors.tsx'),
    route('about', 'features/marketing/about/about.tsx'),
    route('pricing', 'features/marketing/pricing/pricing.tsx'),
    route('blog', 'features/marketing/blog/blog.tsx'),
    // One file each, so that a reader loads the text she reads and no other.
    ...[
      'a-normal-cycle',
      'reading-the-signs-of-ovulation',
      'heavy-periods-and-iron',
      'pms-pmdd-and-two-months-of-notes',
      'how-pregnancy-weeks-are-counted',
      'perimenopause-what-changes',
    ].map((slug) => route(`blog/${slug}`, `features/marketing/blog/articles/${slug}.tsx`)),
    route('install', 'features/marketing/install/install.tsx'),
    ...['contact', 'contact/demo', 'contact/join'].map((path) =>
      route(path, 'features/marketing/contact/contact-page.tsx', { id: `features/marketing/${path}` }),
    ),
    route('trust', 'features/marketing/trust/trust.tsx'),
    route('terms', 'features/marketing/legal/terms.tsx'),
    route('privacy-policy', 'features/marketing/legal/privacy-policy.tsx'),
    route('cookies', 'features/marketing/cookies/cookies.tsx'),
    route('help', 'features/marketing/help/help.tsx'),
  ]),

  route('auth/select-type', 'features/auth/select-type.tsx'),
  route('auth/signup', 'features/auth/sign-up.tsx'),
  route('auth/login', 'features/auth/login.tsx'),
  route('auth/forgot-password', 'features/auth/forgot-password.tsx'),
  route('auth/reset-password', 'features/auth/reset-password.tsx'),
  route('auth/confirm-email', 'features/auth/confirm-email.tsx'),
  route('auth/verify-email', 'features/auth/verify-email.tsx'),
  route('auth/undo', 'features/auth/undo-change.tsx'),
  route('auth/erased', 'features/auth/erased.tsx'),
  route('auth/second-step', 'features/auth/second-step/second-step.tsx'),
  // Alias: the same screen under the address that /health-statistics redirects to.
  route('auth/patient-login', 'features/auth/login.tsx', { id: 'features/auth/patient-login' }),

  layout('features/session/signed-in-layout.tsx', [
    layout('routes/frame.tsx', [
      route('dashboard', 'routes/dashboard.tsx'),
      route('dashboard/calendar', 'routes/dashboard/calendar.tsx'),
      route('dashboard/log', 'routes/dashboard/log.tsx'),
      route('dashboard/insights', 'routes/dashboard/insights.tsx'),
      route('dashboard/history', 'routes/dashboard/history.tsx'),
      route('dashboard/cycle-report', 'routes/dashboard/cycle-report.tsx'),
      route('dashboard/emergency', 'routes/dashboard/emergency.tsx'),
      route('dashboard/files', 'routes/dashboard/files.tsx'),
      route('dashboard/method', 'routes/dashboard/method.tsx'),
      route('dashboard/notifications', 'routes/dashboard/notifications.tsx'),
      route('dashboard/privacy', 'routes/dashboard/privacy.tsx'),
      route('dashboard/help', 'routes/dashboard/help.tsx'),
      route('dashboard/terms', 'features/account/terms-page.tsx'),
      route('dashboard/about', 'features/account/about-page.tsx'),
      route('dashboard/profile', 'routes/dashboard/profile.tsx'),
      route('dashboard/settings', 'routes/dashboard/settings.tsx'),
      route('health-statistics', 'routes/health-statistics.tsx'),
    ]),

    route('onboarding/basic-info', 'features/onboarding/basic-info/basic-info.tsx'),
    route('onboarding/life-stage', 'features/onboarding/life-stage/life-stage.tsx'),
    route('onboarding/mode-setup', 'features/onboarding/mode-setup/mode-setup.tsx'),
    route('onboarding/success', 'features/onboarding/success/setup-done.tsx'),
  ]),

  // What the worker shows of the public pages without a connection.
  route('offline', 'routes/offline.tsx'),

  // The component sheet, for those who build; never part of the shipped client.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('design', 'routes/design.tsx')]),

  // Also answers /404, the page the server sends with status 404: hydration needs the same route for both.
  route('*', 'routes/not-found.tsx'),
];

export default routes;
