import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { readOrigin } from '../../app/read-origin.ts';

/**
 * What machines are told, in the words of schema.org. Only what is true and stands on the page: no rating, no
 * reviewer, no medical page.
 */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string; [property: string]: Value };
type Value = string | number | boolean | readonly Value[] | { [property: string]: Value };

const CONTEXT = 'https://schema.org';

/** Who publishes, to be named from elsewhere. */
export const refersToPublisher = () => ({ '@id': `${readOrigin()}/#organization` });

export function describeOrganization(): StructuredData {
  const origin = readOrigin();
  return {
    '@context': CONTEXT,
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    logo: `${origin}/mark.svg`,
  };
}

export function describeWebsite(): StructuredData {
  const origin = readOrigin();
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: PRODUCT_NAME,
    url: `${origin}/`,
    inLanguage: 'en',
    publisher: refersToPublisher(),
  };
}

/** The one offer there is: everything, for nothing. */
export function describeApplication(description: string): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'WebApplication',
    name: PRODUCT_NAME,
    url: `${readOrigin()}/`,
    description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    publisher: refersToPublisher(),
  };
}

/** Where a page stands, from Home to itself. */
export function listBreadcrumbs(places: readonly { title: string; path: string }[]): StructuredData {
  const origin = readOrigin();
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: [{ title: 'Home', path: '/' }, ...places].map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}

/** Questions with their answers as they stand on the page, in plain text. */
export function listQuestions(questions: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
