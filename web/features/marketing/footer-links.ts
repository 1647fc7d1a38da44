export interface FooterLink {
  label: string;
  to: string;
  /** A file the server answers with, not a page of the client. */
  isFile?: true;
}

/** The columns of the footer, in their order. Every address leads somewhere: scripts/site/links.built.test.ts follows all. */
export const FOOTER_COLUMNS: readonly { heading: string; links: readonly FooterLink[] }[] = [
  {
    heading: 'Company',
    links: [
      { label: 'About', to: '/about' },
      { label: 'Pricing', to: '/pricing' },
      { label: 'Contact', to: '/contact' },
      { label: 'Schedule a Demo', to: '/contact/demo' },
    ],
  },
  {
    heading: 'Product',
    links: [
      { label: 'Product', to: '/product' },
      { label: 'For Patients', to: '/for-patients' },
      { label: 'For Doctors', to: '/for-doctors' },
      { label: 'Install', to: '/install' },
    ],
  },
  {
    heading: 'Resources',
    links: [
      { label: 'Blog', to: '/blog' },
      { label: 'How It Works', to: '/#how-it-works' },
      { label: 'Help', to: '/help' },
      { label: 'RSS', to: '/blog/rss.xml', isFile: true },
    ],
  },
  {
    heading: 'Legal',
    links: [
      { label: 'Privacy Policy', to: '/privacy-policy' },
      { label: 'Terms', to: '/terms' },
      { label: 'Cookies', to: '/cookies' },
      { label: 'Trust', to: '/trust' },
    ],
  },
];
