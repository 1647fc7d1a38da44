import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { describePage } from '../features/marketing/describe-page.ts';
import { HelpEntry } from '../features/marketing/help/help-entry.tsx';
import { HELP_TOPICS } from '../features/marketing/help/help-topics.ts';
import { listQuestions } from '../features/marketing/structured-data.ts';

const QUESTIONS = HELP_TOPICS.flatMap(({ answers }) =>
  answers.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
);

export const meta = () =>
  describePage({
    title: 'Help',
    description: `How to do things in ${PRODUCT_NAME}: getting started, your period and your days, documents, installing, privacy, deleting.`,
    path: '/help',
    data: [listQuestions(QUESTIONS)],
  });

export default function HelpPage() {
  return (
    <article className="mx-auto max-w-310 px-4 pt-8 pb-22 sm:px-5 md:pt-14">
      <h1 className="type-display">Help</h1>
      <p className="type-lead mt-5 max-w-[52ch] text-balance text-muted">
        Short answers, in the words of the screens. Press a question to open its answer.
      </p>
      <div className="mt-8 gap-x-16 lg:mt-12 lg:grid lg:grid-cols-[minmax(0,1fr)_17rem]">
        <nav
          aria-labelledby="contents"
          className="mb-8 self-start border-l-2 border-primary pl-4 lg:sticky lg:top-28 lg:col-start-2 lg:row-start-1 print:hidden"
        >
          <h2 id="contents" className="type-label">
            On this page
          </h2>
          <ol className="type-small mt-1 max-lg:columns-2">
            {HELP_TOPICS.map(({ id, heading }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center rounded-[4px] text-muted underline-offset-3 hover:text-text hover:underline"
                >
                  {heading}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="space-y-11 lg:col-start-1 lg:row-start-1">
          {HELP_TOPICS.map(({ id, heading, answers }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="type-h2">
                {heading}
              </h2>
              <div className="mt-4 divide-y divide-border border-y border-border">
                {answers.map((entry) => (
                  <HelpEntry key={entry.question} {...entry} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}
