import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { SOURCES } from '@lunaria/domain/laboratory/lab-csv.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import { listPregnancyContext } from '@lunaria/domain/laboratory/pregnancy-context.ts';
import { sayCycleDayOf } from '@lunaria/domain/laboratory/say-cycle-day.ts';
import { sayFlag, shownUnit, showRange, showResult } from '@lunaria/domain/laboratory/say-result.ts';
import { type LabTopic, sortBySize } from '@lunaria/domain/laboratory/topics.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { useMemo, useState } from 'react';
import { useRecordedCycles } from '../../data/cycle/use-recorded-cycles.ts';
import { AT_ITS_VALUES, addressOfDocument } from '../../data/documents/document-address.ts';
import { type FindDocument, useNamedDocuments } from '../../data/documents/use-named-documents.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { AnchorLines } from './anchor-lines.tsx';
import { documentsOf, isOfDocument } from './use-value-steps.ts';

interface ValueTableProps {
  topic: LabTopic;
  userId: string;
  stage: LifeStage;
  unitOf: (value: LabValue) => string;
  onEdit: (value: LabValue) => void;
  onDelete: (value: LabValue) => void;
}

const PAGE = 31;

/** All results of a test, numbers and words, in the units that are shown; newest first, or by size. */
export function ValueTable({ topic, userId, stage, unitOf, onEdit, onDelete }: ValueTableProps) {
  const [count, setCount] = useState(PAGE);
  const [isBySize, setBySize] = useState(false);
  const beside = useBeside(topic, userId, stage);
  const find = useNamedDocuments(
    userId,
    topic.values.some((value) => documentsOf(value).length > 0),
  );
  const values = useMemo(() => (isBySize ? sortBySize(topic) : topic.values), [topic, isBySize]);
  return (
    <div>
      {topic.series.some((series) => series.values.length > 1) && (
        <Button
          kind="quiet"
          className="-ml-3 px-3!"
          aria-pressed={isBySize}
          onClick={() => setBySize(!isBySize)}
        >
          Smallest first
        </Button>
      )}
      <table className="w-full text-left">
        <caption className="sr-only">
          {`${topic.name}, ${isBySize ? 'smallest first' : 'newest first'}`}
        </caption>
        <thead className="type-label">
          <tr className="border-b border-border">
            <th scope="col" className="py-2 pr-4">
              Day
            </th>
            <th scope="col" className="py-2 pr-4">
              Result
            </th>
            <th scope="col" className="py-2 pr-4 max-sm:hidden">
              Printed range
            </th>
            <th scope="col" className="py-2">
              <span className="sr-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {values.slice(0, count).map((value) => (
            <ValueRow
              key={value.id}
              {...{ topic, value, find, onEdit, onDelete }}
              unit={unitOf(value)}
              lines={beside(value)}
            />
          ))}
        </tbody>
      </table>
      {count < values.length && (
        <Button kind="quiet" className="mt-3" onClick={() => setCount(count + PAGE * 2)}>
          {`Show ${Math.min(PAGE * 2, values.length - count)} more results`}
        </Button>
      )}
    </div>
  );
}

/** What else is known of the day of a value: none of it changes what the value is. */
function useBeside(topic: LabTopic, userId: string, stage: LifeStage): (value: LabValue) => string[] {
  const recorded = useRecordedCycles(userId, stage);
  return (value) => {
    if (recorded.state !== 'ready') return [];
    const cycleDay = sayCycleDayOf(value, topic.analyte, recorded.cycles);
    const context = listPregnancyContext(value, recorded.facts.records.pregnancies);
    return cycleDay === null ? context : [cycleDay, ...context];
  };
}

interface ValueRowProps extends Pick<ValueTableProps, 'topic' | 'onEdit' | 'onDelete'> {
  value: LabValue;
  unit: string;
  lines: readonly string[];
  find: FindDocument;
}

function ValueRow({ topic: { analyte, name }, value, unit, lines, find, onEdit, onDelete }: ValueRowProps) {
  const { local_day, origin, result, unreadable, anchors = [] } = value;
  const shown = showResult(analyte, result, unit);
  const range = showRange(analyte, result, unit);
  const against = sayFlag(result);
  const of = `${name}, ${shortDate(local_day)}`;
  return (
    <tr className="border-b border-border align-top">
      <th scope="row" className="py-2.5 pr-4 font-regular">
        {shortDate(local_day)}
        {(origin === 'typed' || anchors.length === 0) && (
          <span className="type-hint block text-muted">{SOURCES[origin]}</span>
        )}
        <AnchorLines {...{ value, find }} />
        {lines.map((line) => (
          <span key={line} className="type-hint block text-muted">
            {line}
          </span>
        ))}
      </th>
      <td className="py-2.5 pr-4 break-words">
        <span className="tabular-nums">{unreadable ? 'Cannot be read' : shown}</span>{' '}
        <span className="type-small text-muted">{shownUnit(analyte, result, unit)}</span>
        {shown !== result.text && (
          <span className="type-hint block text-muted">{`printed ${result.text} ${result.unit}`}</span>
        )}
        {against && <span className="type-hint block text-muted">{against}</span>}
        {range && <span className="type-hint block text-muted sm:hidden">{`range ${range}`}</span>}
      </td>
      <td className="type-small py-2.5 pr-4 text-muted tabular-nums max-sm:hidden">
        {range || 'not printed'}
      </td>
      <td className="py-1 text-right whitespace-nowrap max-sm:whitespace-normal">
        {!unreadable && <EditValue {...{ value, of, find, onEdit }} />}
        <Button
          kind="quiet"
          className="px-3! text-danger! hover:bg-danger-tint"
          aria-label={`Delete, ${of}`}
          onClick={() => onDelete(value)}
        >
          Delete
        </Button>
      </td>
    </tr>
  );
}

interface EditValueProps extends Pick<ValueRowProps, 'value' | 'find' | 'onEdit'> {
  /** Which one, for who does not see the row. */
  of: string;
}

/** What a document says is corrected in the document, and the result with it. */
function EditValue({ value, of, find, onEdit }: EditValueProps) {
  if (isOfDocument(value)) {
    const documentId = documentsOf(value).find((id) => find(id) !== 'gone');
    // Deleted on this device, and the server has not heard of it yet.
    if (documentId === undefined) return null;
    return (
      <LinkButton
        kind="quiet"
        className="px-3!"
        to={addressOfDocument(documentId)}
        state={AT_ITS_VALUES}
        aria-label={`Edit in the document, ${of}`}
      >
        Edit
      </LinkButton>
    );
  }
  return (
    <Button
      kind="quiet"
      className="px-3!"
      aria-haspopup="dialog"
      aria-label={`Edit, ${of}`}
      onClick={() => onEdit(value)}
    >
      Edit
    </Button>
  );
}
