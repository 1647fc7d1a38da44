import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { HELP_TOPICS } from '../../../app/help-topics.ts';
import { describePage } from '../describe-page.ts';
import { listQuestions } from '../structured-data.ts';
import { PageContents } from '../text-page.tsx';
import { HelpEntry } from './help-entry.tsx';

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
        <PageContents places={HELP_TOPICS} className="border-primary" listClassName="max-lg:columns-2" />
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
