/** The places of the navigation bar, in its order. */
export const PUBLIC_PAGES = [
  { path: '/product', label: 'Product' },
  { path: '/for-patients', label: 'For Patients' },
  { path: '/for-doctors', label: 'For Doctors' },
  { path: '/about', label: 'About' },
  { path: '/pricing', label: 'Pricing' },
  { path: '/blog', label: 'Blog' },
] as const;

/** Where every call to action leads, whoever follows it. */
export const START_PATH = '/auth/select-type';
