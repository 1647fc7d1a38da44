import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { ANALYTE_GROUPS, type AnalyteGroup } from '@lunaria/domain/laboratory/analytes.ts';
import { nameLabFile, SOURCES, writeLabCsv } from '@lunaria/domain/laboratory/lab-csv.ts';
import { sayFlag } from '@lunaria/domain/laboratory/say-result.ts';
import { findsTopic, groupsOf, type LabTopic } from '@lunaria/domain/laboratory/topics.ts';
import { ChevronRight, Download, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { HEADING_ID } from './use-value-steps.ts';

interface TopicListProps {
  topics: readonly LabTopic[];
  today: CalendarDate;
  /** Older results are still coming: a file would hold a part. */
  isPartial: boolean;
  onOpen: (key: string) => void;
  onAdd: () => void;
}

/** What to choose beside the groups of the table. */
type Shown = AnalyteGroup | 'all' | 'other';

const PAGE = 50;

/** Every test she has a result of, the newest first, with the last one. */
export function TopicList({ topics, today, isPartial, onOpen, onAdd }: TopicListProps) {
  const [words, setWords] = useState('');
  const [group, setGroup] = useState<Shown>('all');
  const [count, setCount] = useState(PAGE);
  const found = useMemo(
    () =>
      topics.filter((topic) => {
        const isOfGroup = group === 'all' || (topic.analyte?.group ?? 'other') === group;
        return isOfGroup && findsTopic(topic, words);
      }),
    [topics, words, group],
  );
  const add = (
    <Button
      icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
      aria-haspopup="dialog"
      onClick={onAdd}
    >
      Add a value
    </Button>
  );
  if (topics.length === 0) {
    return (
      <EmptyState
        sentence="No test result is noted. Type one from a report, and see it over time beside the range printed there."
        action={add}
      />
    );
  }
  return (
    <>
      <h2 id={HEADING_ID} tabIndex={-1} className="sr-only">
        Your tests
      </h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Find a test"
          type="search"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Select label="Group" options={optionsOf(topics)} value={group} onValueChange={setGroup} />
      </div>
      <p role="status" className="type-small text-muted empty:hidden">
        {found.length === 0 && 'No test has this name in this group.'}
      </p>
      <ul aria-label="Your tests" className="divide-y divide-border border-y border-border">
        {found.slice(0, count).map((topic) => (
          <TopicRow key={topic.key} topic={topic} onOpen={onOpen} />
        ))}
      </ul>
      {found.length > count && (
        <Button kind="quiet" onClick={() => setCount(count + PAGE)}>
          Show more tests
        </Button>
      )}
      <div className="flex flex-wrap gap-2.5">
        {add}
        <Button
          kind="secondary"
          icon={<Download aria-hidden="true" size={20} strokeWidth={1.75} />}
          disabled={isPartial}
          onClick={() => saveValues(found, today)}
        >
          Download CSV
        </Button>
      </div>
    </>
  );
}

function saveValues(topics: readonly LabTopic[], today: CalendarDate): void {
  const table = writeLabCsv(topics, (_, { result }) => result.unit);
  saveFile(nameLabFile(today), new Blob([table], { type: 'text/csv;charset=utf-8' }));
}

function optionsOf(topics: readonly LabTopic[]): { value: Shown; label: string }[] {
  const groups = groupsOf(topics);
  const hasOther = topics.some(({ analyte }) => analyte === null);
  return [
    { value: 'all', label: 'All groups' },
    ...ANALYTE_GROUPS.filter(({ value }) => groups.has(value)),
    ...(hasOther ? [{ value: 'other' as const, label: 'Other tests' }] : []),
  ];
}

function TopicRow({ topic, onOpen }: { topic: LabTopic; onOpen: (key: string) => void }) {
  const [last] = topic.values;
  if (!last) return null;
  const { result, local_day, origin, unreadable } = last;
  const against = sayFlag(result);
  return (
    <li>
      <button
        type="button"
        onClick={() => onOpen(topic.key)}
        className="flex min-h-14 w-full items-center gap-3 rounded-small py-2.5 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block break-words">
            {unreadable ? 'A result that cannot be read' : topic.name}
          </span>
          <span className="type-small block text-muted">
            {shortDate(local_day)} · {SOURCES[origin]}
            {topic.values.length > 1 && ` · ${topic.values.length} results`}
          </span>
        </span>
        <span className="max-w-[45%] text-right">
          <span className="block break-words tabular-nums">
            {result.text} <span className="type-small text-muted">{result.unit}</span>
          </span>
          {against && <span className="type-hint block text-muted">{against}</span>}
        </span>
        <ChevronRight aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
      </button>
    </li>
  );
}
