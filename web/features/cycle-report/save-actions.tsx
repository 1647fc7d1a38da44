import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { nameReportFile } from '@lunaria/domain/cycle-report/compose-cycle-report.ts';
import type { CycleReport } from '@lunaria/domain/cycle-report/cycle-report.ts';
import { Download, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { ApiError, api, readApiError } from '../../app/api-client.ts';
import { saveFile } from '../../app/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { writeReportFile } from './write-report-file.tsx';

interface SaveActionsProps {
  userId: string;
  report: CycleReport;
  today: CalendarDate;
}

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** The ways from the screen to the appointment. Two of them need nobody but this device. */
export function SaveActions({ userId, report, today }: SaveActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function savePdf() {
    setBusy(true);
    setProblem(null);
    try {
      saveFile(nameReportFile(today, 'pdf'), await requestPdf(userId, report));
    } catch (error) {
      setProblem(
        error instanceof ApiError && error.status < 500
          ? error.message
          : 'The PDF is made on the server, which cannot be reached now. Print and Save as HTML work without it.',
      );
    } finally {
      setBusy(false);
    }
  }

  async function saveHtml() {
    setProblem(null);
    const file = new Blob([await writeReportFile(report)], { type: 'text/html;charset=utf-8' });
    saveFile(nameReportFile(today, 'html'), file);
  }

  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Download {...ICON} />}
          isBusy={isBusy}
          busyLabel="Making the PDF..."
          onClick={() => void savePdf()}
        >
          Save as PDF
        </Button>
        <Button kind="secondary" icon={<Printer {...ICON} />} onClick={() => window.print()}>
          Print
        </Button>
        <Button kind="secondary" icon={<FileText {...ICON} />} onClick={() => void saveHtml()}>
          Save as HTML
        </Button>
      </div>
      <div role="alert">
        {problem !== null && <p className="type-small measure text-danger">{problem}</p>}
      </div>
      <p className="type-hint measure text-muted">
        For the PDF, this page goes to your server, which sets it and keeps nothing of it. Print and HTML are
        made on this device. The files say more about you than their names do: send them with care.
      </p>
    </div>
  );
}

/** The page as a PDF, set by the server, which keeps nothing of it. Throws ApiError, or TypeError without a connection. */
async function requestPdf(userId: string, report: CycleReport): Promise<Blob> {
  const response = await api['cycle-report'].pdf.$post({ json: { user_id: userId, report } });
  if (!response.ok) throw await readApiError(response);
  return await response.blob();
}
