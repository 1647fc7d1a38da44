import { showDay } from '@lunaria/domain/documents/reading/show-day.ts';
import type { ShownValue } from '@lunaria/domain/documents/reading/shown-value.ts';
import { spotOf } from '@lunaria/domain/documents/reading/spot.ts';
import { PencilLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { isAdded } from '../../../data/documents/use-value-changes.ts';
import { Badge } from '../../../ui/badge.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { LineButton } from '../../../ui/line-button.tsx';
import { PlaceButton } from '../places/places.tsx';
import { FlagBadge, Result } from '../reading/lab-result.tsx';
import { listRead } from './list-read.ts';

/** Longer ones may break. */
const SHORT_RANGE = 16;

interface ValuesTableProps {
  values: readonly ShownValue[];
  onEdit: (value: ShownValue) => void;
  onRestore: (value: ShownValue) => void;
  /** Whether a value is among her test results, and what she can say to it. */
  offerOf: (value: ShownValue) => ReactNode;
}

/** One row for each value; where there is no room for columns each becomes a card. */
export function ValuesTable({ values, onEdit, onRestore, offerOf }: ValuesTableProps) {
  // One that she added without a day parts nothing.
  const dated = values.filter((value) => !isAdded(value) || value.observed_on !== null);
  const days = new Set(dated.map(({ observed_on }) => observed_on));
  return (
    <table className="mt-1 w-full border-collapse max-sm:block">
      <caption className="sr-only">Values read from the document</caption>
      <thead className="type-hint text-left text-muted max-sm:sr-only">
        <tr>
          <th scope="col" className="py-2 pr-3 font-medium">
            Value
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Result
          </th>
          <th scope="col" className="px-3 py-2 text-right font-medium">
            Printed range
          </th>
          <th scope="col" className="px-3 py-2 font-medium">
            <span className="sr-only">Compared with the printed range</span>
          </th>
          <th scope="col" className="py-2">
            <span className="sr-only">Correct</span>
          </th>
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {values.map((value) => (
          <ValueRow key={value.key} {...{ value, onEdit, onRestore, offerOf }} hasDays={days.size > 1} />
        ))}
      </tbody>
    </table>
  );
}

interface ValueRowProps extends Omit<ValuesTableProps, 'values'> {
  value: ShownValue;
  /** The days differ: each row says its own. */
  hasDays: boolean;
}

function ValueRow({ value, hasDays, onEdit, onRestore, offerOf }: ValueRowProps) {
  const { analyte, range, is_removed: isRemoved } = value;
  const struck = isRemoved ? 'line-through text-muted' : '';
  return (
    <tr className="border-t border-border align-top max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-3 max-sm:py-3">
      <th
        scope="row"
        className="py-2.5 pr-3 text-left font-regular break-words max-sm:col-start-1 max-sm:row-start-1 max-sm:p-0"
      >
        <span className={`font-medium ${struck}`}>{analyte}</span>
        <RowDetails value={value} hasDays={hasDays} />
        {offerOf(value)}
      </th>
      <td className="px-3 py-2.5 text-right tabular-nums max-sm:col-start-1 max-sm:row-start-2 max-sm:p-0 max-sm:pt-1.5 max-sm:text-left">
        <span className={struck}>
          <Result value={value} />
        </span>
      </td>
      <td className="px-3 py-2.5 text-right text-muted tabular-nums wrap-anywhere max-sm:col-span-2 max-sm:row-start-3 max-sm:p-0 max-sm:text-left">
        {range !== '' && (
          <>
            <span className="sm:hidden">Printed range </span>
            <span className={range.length <= SHORT_RANGE ? 'whitespace-nowrap' : ''}>{range}</span>
          </>
        )}
      </td>
      <td className="px-3 py-2.5 text-right max-sm:col-start-2 max-sm:row-start-2 max-sm:self-end max-sm:p-0">
        <RowMark value={value} onRestore={onRestore} />
      </td>
      <td className="w-9 py-1.5 max-sm:col-start-2 max-sm:row-start-1 max-sm:justify-self-end max-sm:p-0">
        <IconButton label={`Correct ${analyte}`} onPress={() => onEdit(value)}>
          <PencilLine aria-hidden="true" size={17} strokeWidth={1.75} />
        </IconButton>
      </td>
    </tr>
  );
}

function RowMark({ value, onRestore }: Pick<ValueRowProps, 'value' | 'onRestore'>) {
  if (value.is_removed)
    return (
      <span className="type-small">
        <LineButton onPress={() => onRestore(value)}>
          Bring back <span className="sr-only">{value.analyte}</span>
        </LineButton>
      </span>
    );
  // Whoever corrected it has checked it.
  if (value.is_from_ocr && value.correction !== null) return null;
  return <FlagBadge value={value} />;
}

function RowDetails({ value, hasDays }: Pick<ValueRowProps, 'value' | 'hasDays'>) {
  const { key, analyte, correction, observed_on: day, loinc } = value;
  return (
    <>
      <span className="type-hint flex flex-wrap items-center gap-x-3 text-muted">
        {!isAdded(value) && <PlaceButton id={`value-${key}`} spot={spotOf(value.place)} about={analyte} />}
        {hasDays && day !== null && <span>{showDay(day)}</span>}
        {loinc !== null && <span>LOINC {loinc}</span>}
      </span>
      {correction !== null && (
        <span className="type-hint mt-1 flex flex-wrap items-center gap-x-2 gap-y-0.5 text-muted">
          <Badge tone="primary">{sayWhose(value)}</Badge>
          {correction.read !== null && !value.is_removed && <span>{sayRead(value)}</span>}
        </span>
      )}
    </>
  );
}

function sayWhose(value: ShownValue): string {
  if (value.is_removed) return 'Taken out by you';
  return isAdded(value) ? 'Added by you' : 'Corrected by you';
}

/** `read as 9`: of what differs from what was read. */
function sayRead(value: ShownValue): string {
  const read = listRead(value);
  return read.length === 0 ? '' : `read as ${read.join(', ')}`;
}
