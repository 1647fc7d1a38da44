import type { ReactNode } from 'react';
import { CycleSign } from '../../../app/day-signs.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { PageSection } from '../page-section.tsx';
import { linkClaim } from '../trust/claim.ts';

interface Benefit {
  /** As she would ask it. */
  question: string;
  answer: ReactNode;
  /** What is left of it at the end of the day, in a few words. */
  gain: string;
}

const BENEFITS: Benefit[] = [
  {
    question: 'When is it due?',
    gain: 'A date that looks as sure as it is',
    answer: (
      <>
        By your cycle length, and drawn with a dashed rim{' '}
        <span className="inline-block align-middle">
          <CycleSign kind="predicted-period" size={18} />
        </span>{' '}
        because it is an estimate. When it comes on another day, two clicks put it right, and nobody calls you
        late.
      </>
    ),
  },
  {
    question: 'Was it like this last time?',
    gain: 'Your own months, not somebody’s average',
    answer:
      'Sleep, mood, stress and whatever your stage adds, as charts over a week or a year with your cycle beneath them. Symptoms stand on their days in the calendar.',
  },
  {
    question: 'What does this report say?',
    gain: 'The document’s own words, in order',
    answer:
      'Upload the file or a photo of it. Fixed rules name it, sort it and quote it, with each laboratory value beside the range printed next to it. One press shows the place in the original.',
  },
  {
    question: 'What do I tell the doctor?',
    gain: 'Notes for eight minutes in a consulting room',
    answer:
      'Your log of the last weeks as a CSV file, and every letter and result in one place, found by search while you are still sitting there.',
  },
  {
    question: 'Who can see this?',
    gain: 'No account but yours',
    answer: (
      <>
        No other account can read what belongs to yours, and pages load nothing from anybody else. What
        whoever runs the server can see stands on the{' '}
        <TextLink to={linkClaim('who-can-see')}>Trust page</TextLink>.
      </>
    ),
  },
  {
    question: 'And if I have no time for this?',
    gain: 'A minute is enough, none is fine',
    answer:
      'Log what you know, leave the rest. There is no streak to break. Without a connection an entry waits on your device until it can be sent.',
  },
];

/** What a patient gets out of it, under the questions she comes with. */
export function Benefits() {
  return (
    <PageSection
      id="benefits"
      heading="Six questions, and what you get instead of guessing"
      lead="Each answer is something you can do here today."
    >
      <dl className="divide-y divide-border border-y border-border">
        {BENEFITS.map(({ question, answer, gain }) => (
          <div
            key={question}
            className="grid gap-x-10 gap-y-2 py-7 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:py-9"
          >
            <dt className="type-h2 text-primary">{question}</dt>
            <dd>
              <p className="type-h3">{gain}</p>
              <p className="measure mt-2 text-muted">{answer}</p>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
