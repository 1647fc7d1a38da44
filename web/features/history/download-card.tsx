import { shortDays } from '@lunaria/domain/calendar/name-day.ts';
import { nameHistoryFile, writeHistoryCsv } from '@lunaria/domain/daily-log/history-csv.ts';
import { listLoggedDays } from '@lunaria/domain/daily-log/history-days.ts';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { DAY_ANSWERS } from '../../data/day-entry/day-answers.ts';
import { useOwnTags } from '../../data/day-entry/use-own-tags.ts';
import { useRecords } from '../../data/records/use-records.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { History } from './use-history.ts';

/** The range as a file, made on this device of what is loaded. */
export function DownloadCard({ userId, history }: { userId: string; history: History }) {
  const { logs, days, units, window, today, isOutdated } = history;
  const { rows } = useRecords(DAY_ANSWERS, userId, [window.from, window.to]);
  const { rows: tags } = useOwnTags(userId);
  const answers = useMemo(() => new Map(rows.map((row) => [row.day, row])), [rows]);
  const count = useMemo(
    () => new Set([...listLoggedDays(logs, days), ...days.filter((day) => answers.has(day))]).size,
    [logs, days, answers],
  );
  if (count === 0) return null;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <p className="measure min-w-56 flex-1 text-muted">
        Everything you logged from {shortDays(window.from, window.to, today)}, as a table for a spreadsheet or
        for your doctor: {days.length} days, {count} of them logged
        {isOutdated && ', as this device last saw them'}. The file is made on this device and sent nowhere.
      </p>
      <Button
        kind="secondary"
        icon={<Download aria-hidden="true" size={20} strokeWidth={1.75} />}
        onClick={() => {
          const table = new Blob([writeHistoryCsv(logs, days, units, { answers, tags })], {
            type: 'text/csv;charset=utf-8',
          });
          saveFile(nameHistoryFile(window.from, window.to), table);
        }}
      >
        Download CSV
      </Button>
    </Card>
  );
}
