import { type Testimonial, TestimonialList } from '../testimonial-list.tsx';
import { HomeSection } from './home-section.tsx';

const VOICES: Testimonial[] = [
  {
    quote:
      'The fertile days are drawn as what they are, an estimate. For once I did not have to guess which part was mine.',
    name: 'Amara O.',
    age: 31,
    context: 'Trying to conceive',
  },
  {
    quote:
      'I photographed a year of lab reports on one evening. At my next appointment I found the value before my doctor did.',
    name: 'Elena M.',
    age: 38,
    context: 'In IVF treatment',
  },
  {
    quote:
      'I thought I slept badly now and then. The chart said: every night after a hot flash. We talked about that.',
    name: 'Birgit S.',
    age: 52,
    context: 'In menopause',
  },
];

export function HomeVoices() {
  return (
    <HomeSection heading="What it could sound like">
      <TestimonialList testimonials={VOICES} />
    </HomeSection>
  );
}
