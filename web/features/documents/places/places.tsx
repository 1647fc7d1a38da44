import { type DocumentText, lineAt } from '@lunaria/domain/documents/reading/document-text.ts';
import { type Spot, saySpot } from '@lunaria/domain/documents/reading/spot.ts';
import { ArrowLeft, TextSearch } from 'lucide-react';
import { createContext, useContext } from 'react';
import { LineButton } from '../../../ui/line-button.tsx';

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

interface PlaceButtonProps {
  /** Stays the same as long as it means the same: the focus comes back to it. */
  id: string;
  spot: Spot;
  /** What was read there, where no sentence before it says so. */
  about?: string;
}

/** Where something was read; leads there. */
export function PlaceButton({ id, spot, about }: PlaceButtonProps) {
  const { hasPages, lead } = usePlaces();
  const words = saySpot(spot, hasPages);
  return (
    <button
      id={id}
      type="button"
      onClick={() => lead('text', spot, id)}
      aria-label={`${words}: show where ${about ?? 'this'} was read`}
      className="type-hint inline-flex min-h-6 items-center gap-1 rounded-small text-primary underline underline-offset-3 hover:decoration-2"
    >
      <TextSearch aria-hidden="true" size={15} strokeWidth={1.75} className="shrink-0" />
      {words}
    </button>
  );
}

interface Places {
  hasPages: boolean;
  /** Shows a place in the text or in the file itself; `buttonId` is where the focus returns to. */
  lead: (to: 'text' | 'original', spot: Spot | null, buttonId: string) => void;
}

const PlacesContext = createContext<Places>({ hasPages: true, lead: () => {} });

export const PlacesProvider = PlacesContext.Provider;

export const usePlaces = () => useContext(PlacesContext);
