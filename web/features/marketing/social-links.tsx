import {
  SOCIAL_NETWORK_NAMES,
  SOCIAL_NETWORKS,
  type SocialNetwork,
} from '@lunaria/domain/contact/social-networks.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';

/** Plain signs of our own for each network, in one path each: lighter than a library of icons. */
const SIGNS: Record<SocialNetwork, string> = {
  instagram:
    'M6.5 3h7A3.5 3.5 0 0 1 17 6.5v7a3.5 3.5 0 0 1-3.5 3.5h-7A3.5 3.5 0 0 1 3 13.5v-7A3.5 3.5 0 0 1 6.5 3ZM13 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0ZM14 6v.01',
  x: 'M4 4l12 12M16 4 4 16',
  facebook: 'M13.5 3.5H12A2.5 2.5 0 0 0 9.5 6v11M6.5 9.5h6',
  linkedin: 'M5 9v7M5 5v.01M9.5 16V9M9.5 12.5a3 3 0 0 1 6 0V16',
  youtube:
    'M5.5 4.5h9A2.5 2.5 0 0 1 17 7v6a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 13V7a2.5 2.5 0 0 1 2.5-2.5ZM8.5 7.75v4.5l3.75-2.25Z',
};

/**
 * The social icons. Each asks the server, which knows the operator's address on that network or shows the contact page
 * (server/routes/social.ts). In this window and without a referrer: nobody is told which page was left.
 */
export function SocialLinks() {
  return (
    <ul aria-label={`${PRODUCT_NAME} elsewhere`} className="flex flex-wrap gap-2">
      {SOCIAL_NETWORKS.map((network) => (
        <li key={network}>
          <a
            href={`/social/${network}`}
            rel="nofollow noreferrer"
            className="grid size-11 place-items-center rounded-full border border-transparent bg-moon text-text transition-colors hover:bg-primary hover:text-primary-text"
          >
            <span className="sr-only">{SOCIAL_NETWORK_NAMES[network]}</span>
            <svg
              viewBox="0 0 20 20"
              width="20"
              height="20"
              aria-hidden="true"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.75"
              strokeLinecap="round"
              strokeLinejoin="round"
            >
              <path d={SIGNS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
