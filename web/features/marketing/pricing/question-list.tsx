import { ChevronDown } from 'lucide-react';
import { TextLink } from '../../../ui/text-link.tsx';
import { QUESTIONS } from './questions.ts';

/** Questions that open by themselves: the browser's own element, which needs no script. */
export function QuestionList() {
  return (
    <section
      id="faq"
      aria-labelledby="faq-heading"
      className="mx-auto grid max-w-310 gap-x-14 gap-y-8 px-4 py-14 sm:px-5 md:py-22 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="faq-heading" className="type-h1">
          Frequently asked questions
        </h2>
        <p className="mt-3 max-w-[36ch] text-muted">
          About money, and what you would ask before you trust anybody with more than that. Another one?{' '}
          <TextLink to="/contact">Write to us</TextLink>.
        </p>
      </div>
      <div className="divide-y divide-border border-y border-border">
        {QUESTIONS.map(({ question, answer, more }) => (
          <details key={question} className="group">
            <summary className="flex min-h-16 list-none items-center justify-between gap-4 rounded-small py-4 hover:text-primary [&::-webkit-details-marker]:hidden">
              <h3 className="type-h3">{question}</h3>
              <ChevronDown
                aria-hidden="true"
                size={20}
                strokeWidth={1.75}
                className="shrink-0 text-primary transition-transform group-open:rotate-180 motion-reduce:transition-none"
              />
            </summary>
            <p className="measure pb-6 text-muted">
              {answer}
              {more && (
                <>
                  {' '}
                  <TextLink to={more.to}>{more.label}</TextLink>
                </>
              )}
            </p>
          </details>
        ))}
      </div>
    </section>
  );
}
