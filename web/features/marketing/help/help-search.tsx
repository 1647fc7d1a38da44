import { countOf } from '@lunaria/domain/count-of.ts';
import { foldText, wordsOf } from '@lunaria/domain/documents/fold-text.ts';
import { useDeferredValue, useState } from 'react';
import { HELP_TOPICS, type HelpAnswer } from '../../../app/help-topics.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { HelpEntry } from './help-entry.tsx';

/** The answers of the help page, searched as she types: in the page, so that nothing of it goes anywhere. */
export default function HelpSearch() {
  const [query, setQuery] = useState('');
  const words = wordsOf(useDeferredValue(query));
  const topics = HELP_TOPICS.map((topic) => ({
    ...topic,
    answers: topic.answers.filter((answer) => hasAll(answer, words)),
  })).filter(({ answers }) => answers.length > 0);
  const count = topics.reduce((sum, { answers }) => sum + answers.length, 0);
  return (
    <div>
      <search>
        <TextField
          label="Search the answers"
          type="search"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
      </search>
      <p role="status" className="type-small mt-2 text-muted">
        {words.length > 0 &&
          (count > 0
            ? countOf(count, 'answer')
            : 'No answer has these words. Try fewer of them, or write to a person below.')}
      </p>
      <div className="mt-6 space-y-8">
        {topics.map(({ id, heading, answers }) => (
          <section key={id} aria-labelledby={`help-${id}`}>
            <h2 id={`help-${id}`} className="type-h3">
              {heading}
            </h2>
            <div className="mt-2 divide-y divide-border border-y border-border">
              {answers.map((answer) => (
                <HelpEntry key={answer.question} {...answer} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

function hasAll({ question, answer }: HelpAnswer, words: readonly string[]): boolean {
  const text = foldText([question, ...answer].join(' '));
  return words.every((word) => text.includes(word));
}
