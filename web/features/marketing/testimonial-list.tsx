import { TextLink } from '../../ui/text-link.tsx';
import { linkClaim } from './trust/claim.ts';

export interface Testimonial {
  /** One to three sentences, without quotation marks. */
  quote: string;
  /** First name and initial. */
  name: string;
  age: number;
  /** Where in her life she is: `trying to conceive for a year`. */
  context: string;
}

/** Voices side by side, static, and under them the one line that says that they are illustrative. */
export function TestimonialList({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-3 md:gap-6">
        {testimonials.map(({ quote, name, age, context }) => (
          <li key={name} className="flex">
            <figure className="flex flex-1 flex-col rounded-card border border-border bg-surface p-5 shadow-card max-sm:rounded-[20px] md:p-7">
              <blockquote className="font-serif text-[1.1875rem]/7 text-text">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="type-small mt-auto flex flex-col pt-5 text-muted">
                <span className="type-label text-text">
                  {name}, {age}
                </span>
                {context}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <IllustrativeLine what="testimonials" className="mt-5" />
    </>
  );
}

const LINES = {
  testimonials: 'These voices are illustrative: the people are invented, and the words are ours.',
  figures: 'These figures are illustrative: nobody has counted them.',
};

interface IllustrativeLineProps {
  /** What stands above: a list of testimonials brings its own line, figures need one. */
  what: keyof typeof LINES;
  className?: string;
}

/** The one small line under what was made up to show how something will look. */
export function IllustrativeLine({ what, className = '' }: IllustrativeLineProps) {
  return (
    <p className={`type-small text-muted ${className}`}>
      {LINES[what]} What is true today stands on the <TextLink to={linkClaim('figures')}>Trust page</TextLink>
      .
    </p>
  );
}
