import type { DocumentText } from '@lunaria/domain/documents/reading/document-text.ts';
import { lineAt } from '@lunaria/domain/documents/reading/document-text.ts';
import { ArrowLeft } from 'lucide-react';
import { LineButton } from '../../../ui/line-button.tsx';
import { usePlaces } from './places-context.ts';
import { type Spot, saySpot } from './spot.ts';

interface PlaceBarProps {
  spot: Spot;
  text: DocumentText;
  onBack: () => void;
  /** Above a view that scrolls with the page: it stays in sight. */
  isSticky: boolean;
  /** To the other view of the same place; not where there is none. */
  other: { label: string; onPress: () => void } | null;
}

/** Which place is shown, what was read there, and the way back. */
export function PlaceBar({ spot, text, onBack, isSticky, other }: PlaceBarProps) {
  const { hasPages } = usePlaces();
  const line = lineAt(text, { page: spot.page, line: spot.from });
  return (
    <div
      className={`flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-border bg-primary-tint px-4 py-2 sm:px-5 ${
        isSticky ? 'max-wide:sticky max-wide:top-18 max-wide:z-10' : ''
      }`}
    >
      <p className="type-small min-w-0 flex-1 basis-60">
        <strong className="font-strong">{saySpot(spot, hasPages)}</strong>
        {line !== null && (
          <>
            : <q className="wrap-anywhere">{line.text.trim().replace(/\s+/g, ' ')}</q>
          </>
        )}
      </p>
      <p className="type-small flex gap-4">
        {other && <LineButton onPress={other.onPress}>{other.label}</LineButton>}
        <LineButton onPress={onBack}>
          <ArrowLeft aria-hidden="true" size={15} strokeWidth={1.75} className="mr-1 inline align-[-2px]" />
          Back
        </LineButton>
      </p>
    </div>
  );
}
