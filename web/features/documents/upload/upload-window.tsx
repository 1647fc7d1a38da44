import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DetailsFields, TypeSelect } from './details-fields.tsx';
import { FileChooser } from './file-chooser.tsx';
import { FileRow } from './file-row.tsx';
import type { RefusedFile } from './pick-files.ts';
import { sayProgress } from './say-progress.ts';
import { useDroppedFiles } from './use-dropped-files.ts';
import { type UploadWindowState, useStoredDocuments, useUploadWindow } from './use-upload-window.ts';

export interface UploadDialogProps {
  userId: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** Files, what they are, and how far they are on their way. Closing it ends nothing that is being sent. */
export default function UploadWindow({ userId, isOpen, onOpenChange }: UploadDialogProps) {
  const state = useUploadWindow(userId, isOpen, onOpenChange);
  const { entries, isRunning, isSending, isAsked, upload, cancel, take } = state;
  const isDragging = useDroppedFiles(isOpen, take);
  const content = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  /** Grows when she has asked in vain: then the first thing that is missing takes the focus. */
  const [vainCount, setVainCount] = useState(0);

  useEffect(() => {
    if (vainCount > 0) content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [vainCount]);

  return (
    <Dialog
      isOpen={isOpen}
      initialFocus={chooser}
      onOpenChange={onOpenChange}
      title="Upload Health Documents"
      subtitle="Kept encrypted, for you alone."
      footer={
        <>
          <Button kind="secondary" onClick={cancel} disabled={isSending}>
            Cancel
          </Button>
          <Button
            isBusy={isSending}
            busyLabel="Uploading..."
            onClick={() => upload() || setVainCount(vainCount + 1)}
          >
            Upload
          </Button>
        </>
      }
    >
      <div ref={content} className="space-y-5">
        <FileChooser
          inputRef={chooser}
          onChoose={take}
          hasFiles={entries.length > 0}
          isDragging={isDragging}
          error={isAsked && entries.length === 0 ? 'Choose a file' : undefined}
        />
        <RefusedFiles files={state.refused} />
        <ChosenFiles {...state} userId={userId} />
        {isRunning && (
          <p className="type-hint text-muted">
            You can close this window: the upload goes on as long as Lunaria stays open.
          </p>
        )}
        <p role="status" className="sr-only">
          {sayProgress(entries)}
        </p>
      </div>
    </Dialog>
  );
}

/** One file has its fields below it, as has none yet; of several each has its own. */
function ChosenFiles(props: UploadWindowState & { userId: string }) {
  const { entries, draft, isAsked, isSending, getQueue, userId } = props;
  const stored = useStoredDocuments(userId);
  const [only] = entries;
  const isSeveral = entries.length > 1;
  const types = new Set(entries.map(({ documentType }) => documentType));
  const [commonType = ''] = types.size === 1 ? types : [];
  const isUntouched = !entries.some(({ state }) => state !== 'chosen' && state !== 'refused');
  return (
    <>
      {isSeveral && isUntouched && (
        <TypeSelect
          label={`Document type of all ${entries.length} files`}
          value={commonType}
          onChange={(documentType) => getQueue().changeAll({ documentType })}
          isAsked={false}
        />
      )}
      {isSeveral && !isUntouched && <OverallLine entries={entries} />}
      {entries.length > 0 && (
        <ul className="space-y-3">
          {entries.map((entry) => (
            <FileRow
              key={entry.id}
              entry={entry}
              stored={stored.get(entry.id)}
              hasFields={isSeveral}
              isAsked={isAsked}
              onChange={(part) => getQueue().change(entry.id, part)}
              onRemove={() => getQueue().remove(entry.id)}
              onRetry={() => getQueue().start()}
            />
          ))}
        </ul>
      )}
      {!isSeveral && (
        <DetailsFields
          details={only ?? draft}
          onChange={(part) => getQueue().change(only?.id ?? null, part)}
          isAsked={isAsked}
          isDisabled={isSending || only?.state === 'lost'}
          hasFile={only !== undefined}
        />
      )}
    </>
  );
}

function OverallLine({ entries }: Pick<UploadWindowState, 'entries'>) {
  const storedCount = entries.filter(({ state }) => state === 'stored').length;
  return (
    <p className="type-label tabular-nums">
      {storedCount} of {entries.length} files uploaded
    </p>
  );
}

/** Which files were not taken; the toast says it once, this stays until she chooses again. */
function RefusedFiles({ files }: { files: readonly RefusedFile[] }): ReactNode {
  if (files.length === 0) return null;
  return (
    <ul className="type-small space-y-1 rounded-input bg-danger-tint px-4 py-3 text-text">
      {files.map(({ name, message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name
        <li key={index} className="wrap-anywhere">
          <strong className="font-strong">{name}</strong> was not added. {message}.
        </li>
      ))}
    </ul>
  );
}
