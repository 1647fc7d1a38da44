import { PageSection } from '../page-section.tsx';
import { type Testimonial, TestimonialList } from '../testimonial-list.tsx';

const TESTIMONIALS: Testimonial[] = [
  {
    quote:
      'Thirty-one days, then twenty-six, then thirty-three. It is the first calendar that did not call any of them wrong.',
    name: 'Ifeoma A.',
    age: 24,
    context: 'Cycle of changing length',
  },
  {
    quote:
      'Which evening was the bad one, and after which injection? It stands on its day. I no longer have to keep it in my head.',
    name: 'Hanna L.',
    age: 36,
    context: 'In her second IVF treatment',
  },
  {
    quote:
      'Six weeks of blood pressure on one page. My doctor read it in a minute, and then there was time to talk.',
    name: 'Marisol G.',
    age: 61,
    context: 'After menopause',
  },
];

/** Three voices, other ones than on Home. */
export function Voices() {
  return (
    <PageSection id="voices" heading="How it might sound">
      <TestimonialList testimonials={TESTIMONIALS} />
    </PageSection>
  );
}
