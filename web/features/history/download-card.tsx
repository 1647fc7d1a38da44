import { shortDays } from '@lunaria/domain/calendar/name-day.ts';
import { nameHistoryFile, writeHistoryCsv } from '@lunaria/domain/daily-log/history-csv.ts';
import { listLoggedDays } from '@lunaria/domain/daily-log/history-days.ts';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { History } from './use-history.ts';

/** The range as a file, made on this device of what is loaded. */
export function DownloadCard({ history }: { history: History }) {
  const { logs, days, units, window, today, isOutdated } = history;
  const count = useMemo(() => listLoggedDays(logs, days).length, [logs, days]);
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
          const table = new Blob([writeHistoryCsv(logs, days, units)], { type: 'text/csv;charset=utf-8' });
          saveFile(nameHistoryFile(window.from, window.to), table);
        }}
      >
        Download CSV
      </Button>
    </Card>
  );
}
