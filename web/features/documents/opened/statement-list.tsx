import { countOf } from '@lunaria/domain/count-of.ts';
import type { ModelReading } from '@lunaria/domain/documents/reading/document-reading.ts';
import { groupPlaces } from '@lunaria/domain/documents/reading/spot.ts';
import type { Statement } from '@lunaria/domain/documents/reading/understanding.ts';
import { Bot } from 'lucide-react';
import { useState } from 'react';
import { LineButton } from '../../../ui/line-button.tsx';
import { PlaceButton } from '../places/places.tsx';

interface StatementListProps {
  statements: readonly Statement[];
  model: ModelReading | null;
}

/** The summary, sentence by sentence, each with the places where what it says was read. */
export function StatementList({ statements, model }: StatementListProps) {
  return (
    <ul className="space-y-2.5">
      {statements.map((statement, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are nothing but their position
          key={index}
        >
          {/* The places stand behind the sentence, on the line where there is room. */}
          <p className="measure">
            <span dir="auto">{statement.text}</span> <StatementPlaces statement={statement} index={index} />
          </p>
          {statement.kind === 'model' && model !== null && (
            <p className="type-hint flex items-center gap-1.5 text-muted">
              <Bot aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" />
              Written by {model.model}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** More than these are asked for. */
const SHOWN_PLACES = 3;

function StatementPlaces({ statement, index }: { statement: Statement; index: number }) {
  const [isWhole, setWhole] = useState(false);
  const spots = groupPlaces(statement.places);
  if (spots.length === 0) return null;
  const shown = isWhole ? spots : spots.slice(0, SHOWN_PLACES);
  return (
    <span className="type-hint ml-1 inline-flex flex-wrap items-center gap-x-3 align-baseline">
      {shown.map((spot) => (
        <PlaceButton
          key={`${spot.page}-${spot.from}`}
          id={`statement-${index}-${spot.page}-${spot.from}`}
          spot={spot}
        />
      ))}
      {shown.length < spots.length && (
        <LineButton onPress={() => setWhole(true)}>and {sayMore(spots.length - shown.length)}</LineButton>
      )}
    </span>
  );
}

const sayMore = (count: number) => countOf(count, 'more place');
