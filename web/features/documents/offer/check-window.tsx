import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { countOf } from '@lunaria/domain/count-of.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { lineAt, type PageText } from '@lunaria/domain/documents/reading/document-text.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { saySpot, spotOf } from '@lunaria/domain/documents/reading/spot.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LineButton } from '../../../ui/line-button.tsx';
import { usePlaces } from '../places/places.tsx';
import { saySource } from '../reading/photo-notice.tsx';
import { listRead } from '../values/list-read.ts';
import { CutOut } from './cut-out.tsx';
import { DifferenceText, useHers } from './difference.tsx';
import { DayOfAll, OFFLINE } from './offer-part.tsx';
import type { Offer, OfferedRow } from './use-offer.ts';

interface CheckWindowProps {
  document: HealthDocument;
  pages: readonly PageText[];
  values: readonly ShownValue[];
  offer: Offer;
  /** Of the values to be checked; as they were when the window opened. */
  keys: readonly string[];
  /** The one to begin with. */
  firstKey: string | null;
  onCorrect: (value: ShownValue) => void;
  onClose: () => void;
}

/** What became of the rows, as it is said. */
const OUTCOMES = {
  added: 'added',
  changed: 'changed',
  left: 'left out',
  kept: 'kept',
} as const;

type Tally = Record<keyof typeof OUTCOMES, number>;

/** Results that were read from a picture, one after the other, each beside its cut-out of the original. */
export function CheckWindow(props: CheckWindowProps) {
  const { document, pages, values, offer, keys, firstKey, onCorrect, onClose } = props;
  const [at, setAt] = useState(() => Math.max(keys.indexOf(firstKey ?? ''), 0));
  const [tally, setTally] = useState<Tally>({ added: 0, changed: 0, left: 0, kept: 0 });
  /** The last one: what can be undone here is that alone. */
  const [answered, setAnswered] = useState<{ at: number; what: keyof Tally } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = keys[at];
  const value = values.find((one) => one.key === key);
  const row = key === undefined ? undefined : offer.rows.get(key);
  const isOver = key === undefined;
  useFocusOnStep(at, heading);

  const next = () => setAt(at + 1);
  async function answer(step: Promise<boolean>, what: keyof Tally) {
    if (!(await step)) return;
    setTally((last) => ({ ...last, [what]: last[what] + 1 }));
    setAnswered({ at, what });
    next();
  }
  /** Steps back once it is undone. */
  async function undo() {
    const isUndone = await offer.done?.undo?.();
    if (!isUndone || answered === null) return;
    setTally((last) => ({ ...last, [answered.what]: last[answered.what] - 1 }));
    setAt(answered.at);
    setAnswered(null);
  }

  return (
    <Dialog
      isOpen
      isTall
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={isOver ? 'That was the last one' : `Check ${at + 1} of ${keys.length}`}
      subtitle={
        isOver
          ? 'You can come back to each result in the list of values.'
          : `Read from ${saySource(document)}. Is it what the paper says?`
      }
      initialFocus={heading}
      footer={
        isOver || value === undefined ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <StepButtons
            {...{ offer, row, value }}
            userId={document.user_id}
            onAdd={(of) => void answer(offer.add([of]), 'added')}
            onUse={(of, hers) => void answer(offer.use(of, hers), 'changed')}
            onDismiss={(of) => void answer(offer.dismiss(of), differs(of) ? 'kept' : 'left')}
            onCorrect={() => onCorrect(value)}
            onSkip={next}
          />
        )
      }
    >
      <div className="space-y-4">
        {isOver || value === undefined ? (
          <h3 ref={heading} tabIndex={-1} className="type-h3 rounded-small">
            {sayTally(tally)}
          </h3>
        ) : (
          <>
            <CutOut {...{ document, pages }} place={value.place} about={value.analyte} />
            <Reading {...{ value, pages, heading }}>
              {row && differs(row) && <Difference row={row} userId={document.user_id} />}
            </Reading>
            {row && row.proposal.state === 'new' && offer.needsDay([row]) && (
              <DayOfAll offer={offer} count={1} of={1} />
            )}
          </>
        )}
        <p role="alert" className="type-small text-danger empty:hidden">
          {offer.trouble}
        </p>
        <p role="status" className="type-small text-muted empty:hidden">
          {!offer.isOnline && OFFLINE}
          {offer.isOnline && offer.done && answered && (
            <>
              {offer.done.message}{' '}
              {offer.done.undo && (
                <LineButton isBusy={offer.isSending} onPress={() => void undo()}>
                  Undo
                </LineButton>
              )}
            </>
          )}
        </p>
      </div>
    </Dialog>
  );
}

const differs = ({ proposal }: OfferedRow): boolean => proposal.state === 'differs';

/** `2 results added, 1 left out.` */
function sayTally(tally: Tally): string {
  // as: only keys of the record itself are told
  const outcomes = (Object.keys(OUTCOMES) as (keyof Tally)[]).filter((outcome) => tally[outcome] > 0);
  if (outcomes.length === 0) return 'Nothing was added.';
  const parts = outcomes.map((outcome, at) => {
    const count = tally[outcome];
    return `${at === 0 ? countOf(count, 'result') : count} ${OUTCOMES[outcome]}`;
  });
  return `${parts.join(', ')}.`;
}

/** What her result says otherwise. */
function Difference({ row, userId }: { row: OfferedRow; userId: string }) {
  const her = useHers(userId, row);
  return (
    <p className="type-small mt-2 rounded-small bg-warning-tint px-3 py-2">
      <DifferenceText proposal={row.proposal} her={her} />
    </p>
  );
}

/** The next one is read out, and the keys go on from it. */
function useFocusOnStep(at: number, heading: RefObject<HTMLElement | null>): void {
  const last = useRef(at);
  useEffect(() => {
    if (last.current === at) return;
    last.current = at;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('.overflow-y-auto')?.scrollTo({ top: 0 });
  }, [at, heading]);
}

interface ReadingProps {
  value: ShownValue;
  pages: readonly PageText[];
  heading: RefObject<HTMLHeadingElement | null>;
  /** Said right beneath it. */
  children: ReactNode;
}

/** What was read, or what she says it is with what was read beside it. */
function Reading({ value, pages, heading, children }: ReadingProps) {
  const { hasPages } = usePlaces();
  const { analyte, value: result, unit, range, observed_on: day, place, is_removed } = value;
  const read = listRead(value);
  const line = lineAt({ pages: [...pages] }, place);
  return (
    <div>
      <h3 ref={heading} tabIndex={-1} className="rounded-small">
        <span className="block break-words">{analyte}</span>
        <span className="type-numeral block break-words tabular-nums">
          {result} <span className="text-[1.125rem]/6.5 text-muted">{unit}</span>
        </span>
      </h3>
      {children}
      <dl className="type-small mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
        <Fact name="Printed range">{range || 'none'}</Fact>
        {day !== null && <Fact name="Day of the sample">{shortDate(day)}</Fact>}
        {read.length > 0 && <Fact name="Read as">{read.join(', ')}</Fact>}
        <Fact name={saySpot(spotOf(place), hasPages)}>
          {line ? <q className="wrap-anywhere">{line.text.trim().replace(/\s+/g, ' ')}</q> : 'not found'}
        </Fact>
      </dl>
      {is_removed && <p className="type-small mt-2">You took this value out of the document.</p>}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  );
}

interface StepButtonsProps {
  userId: string;
  offer: Offer;
  value: ShownValue;
  /** Left out while a correction is on its way. */
  row: OfferedRow | undefined;
  onAdd: (row: OfferedRow) => void;
  onUse: (row: OfferedRow, hers: LabValue) => void;
  onDismiss: (row: OfferedRow) => void;
  onCorrect: () => void;
  onSkip: () => void;
}

function StepButtons(props: StepButtonsProps) {
  const { offer, value, row, onAdd, onDismiss, onCorrect, onSkip } = props;
  const isAnswered =
    value.is_removed || row?.proposal.state === 'added' || row?.proposal.state === 'dismissed';
  const canAnswer = row !== undefined && offer.isOnline;
  if (isAnswered)
    return (
      <>
        <span className="type-small mr-auto text-muted">Answered already</span>
        <Button onClick={onSkip}>Next</Button>
      </>
    );
  if (row && differs(row)) return <DifferenceButtons {...props} row={row} />;
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 sm:grid-cols-4">
      <Button disabled={!canAnswer} isBusy={offer.isSending} onClick={() => row && onAdd(row)}>
        Add
      </Button>
      <Button kind="secondary" aria-haspopup="dialog" onClick={onCorrect}>
        Correct
      </Button>
      <Button kind="secondary" disabled={!canAnswer || offer.isSending} onClick={() => row && onDismiss(row)}>
        Not mine
      </Button>
      <Button kind="quiet" onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}

/** Of a row that is among her results and says something else by now. */
function DifferenceButtons(props: StepButtonsProps & { row: OfferedRow }) {
  const { userId, offer, row, onUse, onDismiss, onCorrect, onSkip } = props;
  const { hers } = useHers(userId, row);
  const { isOnline, isSending } = offer;
  return (
    <div className="grid w-full grid-cols-2 gap-2.5 sm:grid-cols-3">
      <Button
        className="col-span-full"
        disabled={!isOnline || hers === null}
        isBusy={isSending}
        onClick={() => hers && onUse(row, hers)}
      >
        Use what the document says
      </Button>
      <Button kind="secondary" aria-haspopup="dialog" onClick={onCorrect}>
        Correct
      </Button>
      <Button kind="secondary" disabled={!isOnline || isSending} onClick={() => onDismiss(row)}>
        Keep mine
      </Button>
      <Button kind="quiet" className="max-sm:col-span-full" onClick={onSkip}>
        Skip
      </Button>
    </div>
  );
}
