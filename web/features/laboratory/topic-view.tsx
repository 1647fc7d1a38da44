import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameLabFile, writeLabCsv } from '@lunaria/domain/laboratory/lab-csv.ts';
import type { LabValue } from '@lunaria/domain/laboratory/lab-value.ts';
import type { LabSeries, LabTopic } from '@lunaria/domain/laboratory/topics.ts';
import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import { ArrowLeft, Download, Plus } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { SeriesPart } from './series-part.tsx';
import { HEADING_ID } from './use-value-steps.ts';
import { ValueTable } from './value-table.tsx';

interface TopicViewProps {
  topic: LabTopic;
  userId: string;
  stage: LifeStage;
  today: CalendarDate;
  /** Older results are still coming. */
  isPartial: boolean;
  onBack: () => void;
  onAdd: () => void;
  onEdit: (value: LabValue) => void;
  onDelete: (value: LabValue) => void;
}

/** One test over time: a line for each kind of unit, and all its results in a table beneath. */
export function TopicView(props: TopicViewProps) {
  const { topic, userId, stage, today, isPartial, onBack, onAdd, onEdit, onDelete } = props;
  /** By series. */
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({});
  const unitOf = ({ key, units: [first = ''] }: LabSeries) => units[key] ?? first;
  const unitOfValue = (value: LabValue) => {
    const series = topic.series.find(({ values }) => values.includes(value));
    return series ? unitOf(series) : value.result.unit;
  };
  return (
    <div className="space-y-5">
      <Button
        kind="quiet"
        className="-ml-3 px-3!"
        icon={<ArrowLeft aria-hidden="true" size={20} strokeWidth={1.75} />}
        onClick={onBack}
      >
        All tests
      </Button>
      <h2 id={HEADING_ID} tabIndex={-1} className="type-h2 rounded-small break-words">
        {topic.name || 'A result that cannot be read'}
      </h2>
      {topic.series.map((series) => (
        <SeriesPart
          key={series.key}
          {...{ topic, series, today }}
          unit={unitOf(series)}
          onUnitChange={(unit) => setUnits({ ...units, [series.key]: unit })}
        />
      ))}
      <ValueTable {...{ topic, userId, stage, onEdit, onDelete }} unitOf={unitOfValue} />
      <div className="flex flex-wrap gap-2.5">
        <Button
          icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
          aria-haspopup="dialog"
          onClick={onAdd}
        >
          Add a value
        </Button>
        <Button
          kind="secondary"
          icon={<Download aria-hidden="true" size={20} strokeWidth={1.75} />}
          disabled={isPartial}
          onClick={() => {
            const table = writeLabCsv([topic], (_, value) => unitOfValue(value));
            saveFile(nameLabFile(today), new Blob([table], { type: 'text/csv;charset=utf-8' }));
          }}
        >
          Download CSV
        </Button>
      </div>
    </div>
  );
}
