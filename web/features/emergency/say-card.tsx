import { HISTORY_ADDRESS } from '@lunaria/domain/dashboard/places.ts';
import {
  type FactsToSay,
  factsLeftOut,
  factsNotRecorded,
  factsToSay,
  SAY_FIRST,
  SAY_LAST,
  SAY_THEN,
} from '@lunaria/domain/emergency/what-to-say.ts';
import { useState } from 'react';
import { LineButton } from '../../ui/line-button.tsx';
import { TextLink } from '../../ui/text-link.tsx';

/** What to say on the phone, in the order in which it is asked; hers to read aloud, or for somebody who calls for her. */
export function SayCard({ facts }: { facts: FactsToSay }) {
  const [isLarge, setLarge] = useState(false);
  const hers = factsToSay(facts);
  const missing = factsNotRecorded(facts);
  const leftOut = factsLeftOut(facts);
  return (
    <section className="rounded-card bg-primary-tint p-5 max-sm:rounded-[20px] md:p-7">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="type-h2">What to say</h2>
        <LineButton onPress={() => setLarge(!isLarge)}>
          {isLarge ? 'Make it smaller' : 'Make it bigger'}
        </LineButton>
      </div>
      <ol className={`mt-3 list-decimal space-y-2 pl-6 ${isLarge ? 'text-2xl leading-9' : ''}`}>
        <li>{SAY_FIRST}</li>
        <li>{SAY_THEN}</li>
        {hers.length > 0 && <li className="font-strong">“{hers.join(' ')}”</li>}
        <li>{SAY_LAST}</li>
      </ol>
      {missing.length > 0 && (
        <p className="type-small mt-3">
          Not recorded: {missing.join(', ').toLowerCase()}. Say it yourself, or note it in{' '}
          <TextLink to={HISTORY_ADDRESS}>Medical History</TextLink>.
        </p>
      )}
      {leftOut.length > 0 && (
        <p className="type-small mt-3">
          Nothing for helpers in <TextLink to={HISTORY_ADDRESS}>Medical History</TextLink>:{' '}
          {leftOut.join(', ').toLowerCase()}. Say it yourself where it matters.
        </p>
      )}
    </section>
  );
}
