import type { HealthDocument } from '@lunaria/domain/documents/health-document.ts';
import { showSize } from '@lunaria/domain/documents/show-size.ts';
import { Check, CircleAlert, CloudOff, FileText, ImageIcon, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { sayReading } from '../reading/reading-progress.tsx';
import { NotesField, TypeSelect } from './details-fields.tsx';
import { percentOf } from './say-progress.ts';
import type { UploadDetails, UploadEntry } from './upload-list.ts';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.75, className: 'mt-px shrink-0' } as const;

interface FileRowProps {
  entry: UploadEntry;
  /** The document it has become, once that is known. */
  stored: HealthDocument | undefined;
  /** Several files: what is said about each stands in its row. */
  hasFields: boolean;
  isAsked: boolean;
  onChange: (part: Partial<UploadDetails>) => void;
  onRemove: () => void;
  onRetry: () => void;
}

/** One chosen file: what it is, where it is on its way. */
export function FileRow({ entry, stored, hasFields, isAsked, onChange, onRemove, onRetry }: FileRowProps) {
  const { file, state } = entry;
  const [wantsNotes, setWantsNotes] = useState(false);
  const Icon = file.type.startsWith('image/') ? ImageIcon : FileText;
  const isOpen = state === 'chosen' || state === 'refused';
  return (
    <li
      aria-label={file.name}
      className="rounded-card border border-border bg-surface p-3.5 max-sm:rounded-[20px] sm:p-4"
    >
      <div className="flex items-start gap-3">
        <span className="grid h-12 w-10 shrink-0 place-items-center rounded-small border border-border bg-sunken text-muted">
          <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="type-button font-strong wrap-anywhere">{file.name}</p>
          <FileState entry={entry} stored={stored} />
        </div>
        {state !== 'sending' && state !== 'stored' && (
          <IconButton label={`Remove ${file.name}`} onPress={onRemove}>
            <X aria-hidden="true" size={18} strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
      {state === 'lost' && (
        <Button kind="secondary" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      )}
      {hasFields && isOpen && (
        <div className="mt-3.5 space-y-3.5">
          <TypeSelect
            value={entry.documentType}
            onChange={(documentType) => onChange({ documentType })}
            isAsked={isAsked}
          />
          {wantsNotes || entry.notes !== '' ? (
            <NotesField value={entry.notes} onChange={(notes) => onChange({ notes })} />
          ) : (
            <Button kind="quiet" className="-ml-3 px-3!" onClick={() => setWantsNotes(true)}>
              Add notes
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function FileState({ entry, stored }: Pick<FileRowProps, 'entry' | 'stored'>) {
  const { file, state, sentBytes, trouble } = entry;
  if (state === 'sending') {
    const percent = percentOf(entry);
    return (
      <div className="mt-2 space-y-1.5">
        <Progress label={`Upload of ${file.name}`} value={percent} max={100} />
        <p className="type-hint text-muted tabular-nums">
          {percent < 100
            ? `${showSize(sentBytes)} of ${showSize(file.size)}, ${percent} %`
            : `${showSize(file.size)} sent. Checking and storing…`}
        </p>
      </div>
    );
  }
  if (state === 'lost')
    return (
      <StateLine icon={<CloudOff {...ICON} />} className="text-text">
        {trouble}
      </StateLine>
    );
  if (state === 'refused')
    return (
      <StateLine icon={<CircleAlert {...ICON} />} className="text-danger">
        Not uploaded. {trouble}
      </StateLine>
    );
  if (state === 'stored')
    return (
      <StateLine icon={<Check {...ICON} />} className="text-success">
        {sayStored(stored)}
      </StateLine>
    );
  return (
    <p className="type-small text-muted">
      {showSize(file.size)}
      {state === 'queued' && ', waits for its turn'}
    </p>
  );
}

function sayStored(stored: HealthDocument | undefined): string {
  switch (stored?.reading_state) {
    case 'waiting':
      return 'Uploaded, waiting to be read';
    case 'reading':
      return `Uploaded. ${sayReading(stored)}`;
    case 'done':
      return 'Uploaded and read';
    case 'failed':
      return 'Uploaded. It could not be read.';
    default:
      return 'Uploaded';
  }
}

function StateLine({
  icon,
  className,
  children,
}: {
  icon: ReactNode;
  className: string;
  children: ReactNode;
}) {
  return (
    <p className={`type-small flex items-start gap-1.5 ${className}`}>
      {icon}
      <span className="min-w-0">{children}</span>
    </p>
  );
}
