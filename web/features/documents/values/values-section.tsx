import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { LOINC_NOTICE } from '@lunaria/domain/laboratory/loinc-notice.ts';
import { Plus } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { linkedViewOf } from '../../../data/documents/document-address.ts';
import type { HerReading } from '../../../data/documents/use-reading.ts';
import { useValueChanges } from '../../../data/documents/use-value-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { showToast } from '../../../ui/toast.tsx';
import { CheckWindow } from '../offer/check-window.tsx';
import { OfferPart } from '../offer/offer-part.tsx';
import { RowOffer } from '../offer/row-offer.tsx';
import { isToCheck, type Offer, type OfferedRow, useOffer } from '../offer/use-offer.ts';
import { ValuesTable } from './values-table.tsx';

const ValueDialog = lazy(() => import('./value-dialog.tsx'));

/** With fewer rows nothing has to be looked for. */
const FILTER_FROM = 8;

const isOutside = ({ flag, is_removed }: ShownValue) => !is_removed && (flag === 'low' || flag === 'high');

/** The day of all of them, where it is one. */
function onlyDayOf(values: readonly ShownValue[]): CalendarDate | null {
  const [day, ...others] = new Set(values.map(({ observed_on }) => observed_on));
  return others.length === 0 ? (day ?? null) : null;
}

/** Once the window is closed and has given the focus back: the row that would take it may be gone. */
function useFocusLeft(isClosed: boolean, heading: RefObject<HTMLElement | null>): void {
  const wasClosed = useRef(isClosed);
  useEffect(() => {
    const hasClosed = isClosed && !wasClosed.current;
    wasClosed.current = isClosed;
    if (!hasClosed) return;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [isClosed, heading]);
}

/** Opened at its values: the keyboard goes on there once they are here. Each link once, also where a tab brings the values back. */
function useLedToValues(heading: RefObject<HTMLElement | null>, followed: Set<string>): void {
  const { key, state } = useLocation();
  const isLed = linkedViewOf(state) === 'values';
  useEffect(() => {
    if (!isLed || followed.has(key)) return;
    followed.add(key);
    heading.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, [key, isLed, heading, followed]);
}

/** Those that are offered, in the order of the table. */
const rowsOf = (values: readonly ShownValue[], { rows }: Offer): OfferedRow[] =>
  values.flatMap(({ key }) => rows.get(key) ?? []);

const keysToCheck = (rows: readonly OfferedRow[]): string[] =>
  rows.filter(isToCheck).map(({ value }) => value.key);

/** Whether it is among her test results. */
const isResult = (row: OfferedRow | undefined): boolean =>
  row !== undefined && row.proposal.value_id !== null;

/** The values that are shown, and the box that leaves only those outside their range; none where they are few. */
function useNarrowing(values: readonly ShownValue[]): { shown: readonly ShownValue[]; narrowing: ReactNode } {
  const [isNarrowed, setNarrowed] = useState(false);
  const outsideCount = values.filter(isOutside).length;
  const canNarrow = values.length >= FILTER_FROM && outsideCount > 0;
  return {
    shown: canNarrow && isNarrowed ? values.filter(isOutside) : values,
    narrowing: canNarrow && (
      <Checkbox
        label={`Outside range only (${outsideCount})`}
        checked={isNarrowed}
        onChange={(event) => setNarrowed(event.target.checked)}
        className="type-small items-center!"
      />
    ),
  };
}

export interface ValuesSectionProps {
  document: HealthDocument;
  her: HerReading;
  /** The links (keys of the history) that led to the values and were followed; kept by what outlives the section. */
  followed: Set<string>;
}

/** Every value, with what can be corrected of it. */
export function ValuesSection({ document, her, followed }: ValuesSectionProps) {
  const { values, corrections } = her;
  const changes = useValueChanges(document, corrections);
  /** The value whose window is open; `new` for one that was missed. */
  const [edited, setEdited] = useState<ShownValue | 'new' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusLeft(edited === null, heading);
  useLedToValues(heading, followed);
  const { shown, narrowing } = useNarrowing(values);
  const offer = useOffer(document, values);
  /** Those of pictures that wait, as they were when the window opened. */
  const [checked, setChecked] = useState<{ keys: string[]; firstKey: string | null } | null>(null);
  useFocusLeft(checked === null, heading);

  const check = (firstKey: string | null) =>
    setChecked({ keys: keysToCheck(rowsOf(values, offer)), firstKey });

  function tell(title: string, message: string, undo: () => void) {
    showToast({ title, message, action: { label: 'Undo', onPress: undo } }, `value-${document.id}`);
  }

  function restore(value: ShownValue) {
    const { analyte, value: result, unit, range, observed_on } = value;
    const fields = { analyte, value: result, unit, range, observed_on, is_removed: false };
    tell('Value brought back', analyte, changes.correct(value, fields));
  }

  return (
    <section aria-label="Values">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 ref={heading} tabIndex={-1} className="type-label scroll-mt-20 rounded-small text-muted">
          {values.length > 0 ? `Values (${values.filter(({ is_removed }) => !is_removed).length})` : 'Values'}
        </h3>
        {narrowing}
      </div>
      <OfferPart {...{ document, offer, heading }} rows={rowsOf(shown, offer)} onCheck={() => check(null)} />
      {values.length === 0 ? (
        <p className="measure mt-2 text-muted">No values were found in it.</p>
      ) : (
        <ValuesTable
          values={shown}
          onEdit={setEdited}
          onRestore={restore}
          offerOf={({ key }) => {
            const row = offer.rows.get(key);
            return row && <RowOffer {...{ row, offer }} userId={document.user_id} onCheck={check} />;
          }}
        />
      )}
      <Button
        kind="quiet"
        className="mt-1 -ml-3 px-3!"
        icon={<Plus aria-hidden="true" size={18} strokeWidth={1.75} />}
        onClick={() => setEdited('new')}
      >
        Add a value
      </Button>
      {values.some(({ flag }) => flag !== null) && (
        <p className="type-hint mt-1 text-muted">
          Compared with the range printed in the document, nothing else.
        </p>
      )}
      {values.some(({ loinc }) => loinc !== null) && <LoincNotice />}
      {checked !== null && (
        <CheckWindow
          {...checked}
          {...{ document, values, offer }}
          pages={her.reading?.pages ?? []}
          onCorrect={setEdited}
          onClose={() => setChecked(null)}
        />
      )}
      {edited !== null && (
        <Suspense fallback={null}>
          <ValueDialog
            value={edited === 'new' ? null : edited}
            isResult={edited !== 'new' && isResult(offer.rows.get(edited.key))}
            day={onlyDayOf(values)}
            pages={her.reading?.pages ?? []}
            onClose={() => setEdited(null)}
            {...{ changes, tell }}
          />
        </Suspense>
      )}
    </section>
  );
}

/** The codes are free to use as long as this is said (https://loinc.org/license). */
function LoincNotice() {
  return (
    <details className="type-hint mt-1 text-muted">
      <summary className="min-h-6 w-fit cursor-pointer rounded-small py-0.5 underline underline-offset-3 hover:decoration-2">
        LOINC codes © Regenstrief Institute, Inc.
      </summary>
      <p className="measure mt-1">{LOINC_NOTICE}</p>
    </details>
  );
}
