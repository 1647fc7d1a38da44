import { wordFor } from '@lunaria/domain/count-of.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { Bot, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { askForReading } from '../../../data/documents/ask-for-reading.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useLateSummaries, useModelConsent } from './use-model-consent.ts';

interface ModelConsentProps {
  userId: string;
  documents: readonly HealthDocument[];
}

/**
 * Asks whether a language model may write summaries: which one, where, what it would be given. Nothing of it where the
 * operator has set up none.
 */
export function ModelConsent({ userId, documents }: ModelConsentProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { offer, isAllowed, isOtherAllowed, isBusy, trouble, agree, withdraw } = useModelConsent(userId);
  useLateSummaries(userId, documents, isAllowed);
  if (offer === null) return null;
  return (
    <section
      aria-label="Summaries by a language model"
      className="mt-6 overflow-clip rounded-card border border-border bg-surface max-sm:rounded-[20px]"
    >
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="type-button flex min-h-13 w-full items-center gap-3 px-4 text-left -outline-offset-3 transition-colors hover:bg-sunken sm:px-5"
        >
          <Bot aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
          <span className="min-w-0 flex-1">Summaries by a language model</span>
          {isAllowed ? <Badge tone="success">On</Badge> : <Badge tone="dashed">Off</Badge>}
          <ChevronDown
            aria-hidden="true"
            size={18}
            strokeWidth={1.75}
            className={`shrink-0 transition-transform ${isOpen ? 'rotate-180' : ''}`}
          />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="px-4 pt-3 pb-5 sm:px-5">
        <WhatIsAsked {...{ offer, isAllowed, isOtherAllowed }} />
        <div className="mt-4 flex flex-wrap items-center gap-2.5">
          {isAllowed ? (
            <>
              <ReadAllAgain documents={documents} />
              <Button kind="secondary" onClick={withdraw} isBusy={isBusy}>
                Withdraw
              </Button>
            </>
          ) : (
            <Button kind="secondary" onClick={() => agree(offer)} isBusy={isBusy}>
              Agree to {offer.model}
            </Button>
          )}
        </div>
        <p role="status" className="type-small mt-2.5 text-muted empty:hidden">
          {isAllowed && 'On. Documents read from now on are summed up by it too.'}
        </p>
        <p role="alert" className="type-small mt-2.5 text-danger empty:hidden">
          {trouble}
        </p>
      </div>
    </section>
  );
}

interface WhatIsAskedProps {
  offer: NonNullable<ReturnType<typeof useModelConsent>['offer']>;
  isAllowed: boolean;
  /** She had agreed to a model that is no longer the one. */
  isOtherAllowed: boolean;
}

/** Which model it is, what it is given, and what never. */
function WhatIsAsked({ offer, isAllowed, isOtherAllowed }: WhatIsAskedProps) {
  return (
    <div className="measure space-y-2.5">
      <p>
        {isAllowed ? 'You agreed that this server asks' : 'This server could ask'} the language model{' '}
        <strong className="font-strong wrap-anywhere">{offer.model}</strong> at{' '}
        <strong className="font-strong wrap-anywhere">{offer.endpoint}</strong> to put a document into plain
        words. {isAllowed ? 'You can withdraw at any time.' : 'It is off until you agree.'}
      </p>
      {isOtherAllowed && (
        <p>You had agreed to another one. That does not count for this one, which is asked nothing.</p>
      )}
      <p>
        <strong className="font-strong">{isAllowed ? 'What is sent:' : 'What would be sent:'}</strong> the
        text of a document and the values read from it. Fixed rules take out names, birth dates, addresses and
        numbers first, as far as they can tell them.
      </p>
      <p>
        <strong className="font-strong">What is never sent:</strong> the file, its name, your account.
      </p>
      <p className="text-muted">
        Without it documents are read by fixed rules on this server alone. What the model writes is marked
        with its name; a sentence with a number that does not stand in the document is not shown.
      </p>
    </div>
  );
}

/** Offers what was read before she agreed to be read once more; one after the other, until the server has had enough. */
function ReadAllAgain({ documents }: { documents: readonly HealthDocument[] }) {
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const left = documents.filter(
    ({ reading_state, ai_digest }) => reading_state === 'done' && ai_digest?.is_from_model !== true,
  );

  async function askForAll() {
    setAsking(true);
    setTrouble(null);
    for (const document of left) {
      const answer = await askForReading(document);
      setTrouble(answer);
      if (answer !== null) break;
    }
    setAsking(false);
  }

  if (left.length === 0) return null;
  const what = `${left.length.toLocaleString('en')} ${wordFor(left.length, 'document')}`;
  return (
    <>
      <Button kind="secondary" onClick={() => void askForAll()} isBusy={isAsking}>
        Read {what} again
      </Button>
      {trouble !== null && (
        <p role="alert" className="type-small order-last basis-full text-danger">
          {trouble}
        </p>
      )}
    </>
  );
}
