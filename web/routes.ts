import { type RouteConfig, relative } from '@react-router/dev/routes';

const { index, layout, route } = relative(import.meta.dirname);

/** The URL table. One line per address, one file per line in routes/. */
const routes: RouteConfig = [
  layout('features/marketing/public-layout.tsx', [
    index('routes/home.tsx'),
    route('product', 'routes/product.tsx'),
    route('for-patients', 'routes/for-patients.tsx'),
    route('for-doctors', 'routes/for-doctors.tsx'),
    route('about', 'routes/about.tsx'),
    route('pricing', 'routes/pricing.tsx'),
    route('blog', 'routes/blog.tsx'),
    // One file each, so that a reader loads the text she reads and no other.
    route('blog/a-normal-cycle', 'routes/blog/a-normal-cycle.tsx'),
    route('blog/reading-the-signs-of-ovulation', 'routes/blog/reading-the-signs-of-ovulation.tsx'),
    route('blog/heavy-periods-and-iron', 'routes/blog/heavy-periods-and-iron.tsx'),
    route('blog/pms-pmdd-and-two-months-of-notes', 'routes/blog/pms-pmdd-and-two-months-of-notes.tsx'),
    route('blog/how-pregnancy-weeks-are-counted', 'routes/blog/how-pregnancy-weeks-are-counted.tsx'),
    route('blog/perimenopause-what-changes', 'routes/blog/perimenopause-what-changes.tsx'),
    route('install', 'routes/install.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('contact/demo', 'routes/contact/demo.tsx'),
    route('contact/join', 'routes/contact/join.tsx'),
    route('trust', 'routes/trust.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy-policy', 'routes/privacy-policy.tsx'),
    route('cookies', 'routes/cookies.tsx'),
    route('help', 'routes/help.tsx'),
  ]),

  route('auth/select-type', 'routes/auth/select-type.tsx'),
  route('auth/signup', 'routes/auth/signup.tsx'),
  route('auth/login', 'routes/auth/login.tsx'),
  route('auth/forgot-password', 'routes/auth/forgot-password.tsx'),
  route('auth/reset-password', 'routes/auth/reset-password.tsx'),
  route('auth/confirm-email', 'routes/auth/confirm-email.tsx'),
  route('auth/verify-email', 'routes/auth/verify-email.tsx'),
  route('auth/undo', 'routes/auth/undo.tsx'),
  route('auth/second-step', 'routes/auth/second-step.tsx'),
  // Alias: the same screen under the address that /health-statistics redirects to.
  route('auth/patient-login', 'routes/auth/login.tsx', { id: 'routes/auth/patient-login' }),

  layout('features/session/signed-in-layout.tsx', [
    route('dashboard', 'routes/dashboard.tsx'),
    route('dashboard/history', 'routes/dashboard/history.tsx'),
    route('dashboard/cycle-report', 'routes/dashboard/cycle-report.tsx'),
    route('dashboard/profile', 'routes/dashboard/profile.tsx'),
    route('dashboard/settings', 'routes/dashboard/settings.tsx'),
    route('dashboard/emergency', 'routes/dashboard/emergency.tsx'),
    route('dashboard/help', 'routes/dashboard/help.tsx'),
    route('dashboard/privacy', 'routes/dashboard/privacy.tsx'),
    route('dashboard/notifications', 'routes/dashboard/notifications.tsx'),
    route('dashboard/terms', 'routes/dashboard/terms.tsx'),
    route('dashboard/about', 'routes/dashboard/about.tsx'),

    route('health-statistics', 'routes/health-statistics.tsx'),

    route('onboarding/basic-info', 'routes/onboarding/basic-info.tsx'),
    route('onboarding/life-stage', 'routes/onboarding/life-stage.tsx'),
    route('onboarding/mode-setup', 'routes/onboarding/mode-setup.tsx'),
    route('onboarding/success', 'routes/onboarding/success.tsx'),
  ]),

  // What the worker shows of the public pages without a connection.
  route('offline', 'routes/offline.tsx'),

  // The component sheet, for those who build; never part of the shipped client.
  ...(process.env.NODE_ENV === 'production' ? [] : [route('design', 'routes/design.tsx')]),

  // Also answers /404, the page the server sends with status 404: hydration needs the same route for both.
  route('*', 'routes/not-found.tsx'),
];

export default routes;
