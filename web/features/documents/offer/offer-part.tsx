import { countOf } from '@lunaria/domain/count-of.ts';
import { addressOf } from '@lunaria/domain/dashboard/places.ts';
import { RESULTS_SECTION_ID } from '@lunaria/domain/dashboard/sections.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { FIRST_LAB_DAY } from '@lunaria/domain/laboratory/lab-value.ts';
import { ListPlus, ScanEye } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { Button } from '../../../ui/button.tsx';
import { DateField } from '../../../ui/date-field.tsx';
import { LoadLine } from '../../../ui/load-line.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { UndoNotice } from '../../../ui/undo-notice.tsx';
import { saySource } from '../reading/photo-notice.tsx';
import { DAY_FIELD, isToCheck, type Offer, type OfferedRow } from './use-offer.ts';

/** Takes the focus after a step: what was pressed is gone. */
const NOTICE_ID = 'offer-notice';

interface OfferPartProps {
  document: HealthDocument;
  offer: Offer;
  /** Those in view. */
  rows: readonly OfferedRow[];
  /** Opens the window in which rows of a picture are checked one by one. */
  onCheck: () => void;
  /** Takes the focus where nothing else is left to take it. */
  heading: RefObject<HTMLElement | null>;
}

/** Above the values of a document: what of them can go to her test results. Nothing counts before she says so. */
export function OfferPart({ document: { mime_type }, offer, rows, onCheck, heading }: OfferPartProps) {
  const ofText = rows.filter(({ proposal }) => proposal.state === 'new' && !proposal.is_from_picture);
  const ofPicture = rows.filter(isToCheck);
  const addedCount = rows.filter(({ proposal }) => proposal.state === 'added').length;
  useFocusOnNotice(offer, heading);
  const isEmpty = rows.length === 0 && !offer.hasFailed && offer.done === null && offer.trouble === null;
  return (
    <div className={`space-y-3 ${isEmpty ? '' : 'mt-2 mb-3'}`}>
      {/* In the page from the start: a screen reader hears only what changes in it. */}
      <div role="status" className="empty:hidden">
        {offer.hasFailed && !offer.isLoaded && (
          <LoadLine onRetry={offer.retry} isRetrying={offer.isRetrying}>
            What can go to your test results did not load. It is safe on the server.
          </LoadLine>
        )}
      </div>
      {offer.done && (
        <UndoNotice
          id={NOTICE_ID}
          onUndo={offer.done.undo && (() => void offer.done?.undo?.())}
          onClose={offer.closeDone}
        >
          {offer.done.message}
        </UndoNotice>
      )}
      <p role="alert" className="type-small text-danger empty:hidden">
        {offer.trouble}
      </p>
      {ofText.length + ofPicture.length > 0 && (
        <div className="space-y-3 rounded-input border border-border bg-primary-tint px-4 py-3.5">
          <p className="measure">
            {ofText.length > 0
              ? 'Results of this document can stand in your test results, beside earlier ones.'
              : `Read from ${saySource({ mime_type })}: look at each result once, then it can stand in your test results.`}
          </p>
          {!offer.isOnline ? (
            <p role="status" className="type-small text-muted">
              {OFFLINE}
            </p>
          ) : (
            <>
              {offer.needsDay(ofText) && (
                <DayOfAll offer={offer} count={countWithoutDay(ofText)} of={ofText.length} />
              )}
              <div className="flex flex-wrap gap-2.5">
                {ofText.length > 0 && (
                  <Button
                    icon={<ListPlus aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />}
                    isBusy={offer.isSending}
                    onClick={() => void offer.add(ofText)}
                  >
                    {ofText.length === 1
                      ? 'Add 1 to my test results'
                      : `Add all ${ofText.length} to my test results`}
                  </Button>
                )}
                {ofPicture.length > 0 && (
                  <Button
                    kind={ofText.length > 0 ? 'secondary' : 'primary'}
                    icon={<ScanEye aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />}
                    aria-haspopup="dialog"
                    onClick={onCheck}
                  >
                    {ofPicture.length === 1
                      ? 'Check 1 result'
                      : `Check ${ofPicture.length} results one by one`}
                  </Button>
                )}
              </div>
            </>
          )}
        </div>
      )}
      {addedCount > 0 && (
        <p className="type-small text-muted">
          {`${countOf(addedCount, 'result')} of it ${addedCount === 1 ? 'is' : 'are'} in `}
          <TextLink to={addressOf(RESULTS_SECTION_ID)}>your test results</TextLink>.
        </p>
      )}
    </div>
  );
}

/** Adding needs a connection: all answers count, or none. */
export const OFFLINE = 'You are offline. You can add results when you are back.';

const countWithoutDay = (rows: readonly OfferedRow[]) =>
  rows.filter(({ proposal }) => proposal.local_day === null).length;

interface DayOfAllProps {
  offer: Offer;
  /** Of the rows that are added, those that print no day. */
  count: number;
  /** How many are added. */
  of: number;
}

/** Asked once for all rows that print no day. */
export function DayOfAll({ offer, count, of }: DayOfAllProps) {
  const today = useToday();
  return (
    <div {...{ [DAY_FIELD]: '' }}>
      <DateField
        label="Day of the sample"
        hint={sayWithoutDay(count, of)}
        error={offer.dayFault ?? undefined}
        value={offer.day}
        onValueChange={offer.setDay}
        min={FIRST_LAB_DAY}
        max={today}
        today={today}
        className="max-w-100"
      />
    </div>
  );
}

function sayWithoutDay(count: number, of: number): string {
  if (of === 1) return 'No day is printed beside it.';
  if (count === 1) return 'One of them has no day printed beside it.';
  return `${count} of them have no day printed beside them. The day you choose counts for these.`;
}

/** What was pressed goes with the step: the keyboard goes on at what is said of it, and from there at the heading. */
function useFocusOnNotice({ done }: Offer, heading: RefObject<HTMLElement | null>): void {
  const times = done?.times ?? 0;
  const last = useRef(times);
  useEffect(() => {
    if (last.current === times) return;
    last.current = times;
    // A window over the page has the focus: it goes on in there.
    if (document.querySelector('[role=dialog]')) return;
    if (times > 0) document.getElementById(NOTICE_ID)?.focus();
    else heading.current?.focus();
  }, [times, heading]);
}
