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
      'I photographed two years of letters on a Sunday. On Monday I found the ultrasound before the doctor had found her chair.',
    name: 'Hanna L.',
    age: 36,
    context: 'In her second IVF treatment',
  },
  {
    quote:
      'Eleven hot flashes on a Tuesday. With the chart on the table we talked about what to do, not about whether it was so bad.',
    name: 'Marisol G.',
    age: 52,
    context: 'In menopause',
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
