import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { Link } from 'react-router';
import { Wordmark } from '../../ui/brand.tsx';
import { SocialLinks } from './social-links.tsx';

/** The links of the footer, and what Lunaria is not. Nothing but reading. */
export default function FooterColumns() {
  return (
    <>
      <div className="grid gap-x-12 gap-y-10 py-10 md:py-14 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <div>
          <Wordmark />
          <p className="type-small mt-3 max-w-[34ch] text-muted">
            Named after honesty, Lunaria annua: seed pods one can see through.
          </p>
          <div className="mt-5">
            <SocialLinks />
          </div>
        </div>
        <nav aria-label="Footer" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {FOOTER_COLUMNS.map(({ heading, links }) => (
            <div key={heading}>
              <h2 className="type-label">{heading}</h2>
              <ul className="mt-1.5">
                {links.map((link) => (
                  <li key={link.label}>
                    <PlaceLink {...link} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <p className="type-hint border-t border-border py-5 text-muted">
        {PRODUCT_NAME} does not replace a clinician and is not a method of contraception. In an emergency,
        call your local emergency number.
      </p>
    </>
  );
}

const PLACE_STYLE =
  'type-small inline-flex min-h-9 items-center max-md:min-h-11 max-md:min-w-11 rounded-[4px] text-muted decoration-1 underline-offset-3 hover:text-primary hover:underline';

function PlaceLink({ label, to, isFile }: FooterLink) {
  if (isFile) {
    return (
      <a href={to} className={PLACE_STYLE}>
        {label}
      </a>
    );
  }
  return (
    <Link to={to} className={PLACE_STYLE}>
      {label}
    </Link>
  );
}

interface FooterLink {
  label: string;
  to: string;
  /** A file the server answers with, not a page of the client. */
  isFile?: true;
}

/** The columns of the footer, in their order. Every address leads somewhere: scripts/site/links.built.test.ts follows all. */
const FOOTER_COLUMNS: readonly { heading: string; links: readonly FooterLink[] }[] = [
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
