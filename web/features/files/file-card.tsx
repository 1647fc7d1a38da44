import type { DataExport } from '@lunaria/domain/export/data-export.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { useToday } from '../../app/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import type { Proving } from './proving.ts';
import { nameFile, sayFile } from './say-file.ts';

interface FileCardProps {
  file: DataExport;
  today: ReturnType<typeof useToday>;
  onRemove: (id: string) => Promise<boolean>;
  proof: Proving;
}

/** One file: how far it is, or what is in it and the way to it. */
export function FileCard({ file, today, onRemove, proof }: FileCardProps) {
  const name = nameFile(file, today);
  return (
    <li>
      <Card className="p-4! md:px-6! md:py-4!">
        <h3 className="font-medium">{name}</h3>
        {file.state === 'ready' ? (
          <p className="type-small mt-1 text-muted">{sayFile(file, today)}</p>
        ) : (
          <Unready file={file} name={name} />
        )}
        <div className="mt-3 flex flex-wrap gap-2.5">
          {file.state === 'ready' && <DownloadButton id={file.id} name={name} proof={proof} />}
          <RemoveButton file={file} name={name} onRemove={onRemove} />
        </div>
      </Card>
    </li>
  );
}

function Unready({ file: { state, progress }, name }: { file: DataExport; name: string }) {
  if (state === 'failed') {
    return (
      <p className="type-small mt-1 text-muted">
        It could not be made. Nothing of yours was changed. Remove it, then make another one.
      </p>
    );
  }
  return (
    <div className="mt-2 space-y-1.5">
      <p role="status" className="type-small text-muted">
        {state === 'waiting' ? 'It is about to be made.' : `It is being made: ${progress} of 100.`} You can
        leave this page. It goes on.
      </p>
      <Progress label={name} value={progress} max={100} />
    </div>
  );
}

/** The browser fetches it itself, past memory: it only has to be known first that it is she. */
function DownloadButton({ id, name, proof }: { id: string; name: string; proof: Proving }) {
  const [isBusy, setBusy] = useState(false);
  async function download() {
    setBusy(true);
    const isProved = await proof.prove();
    setBusy(false);
    if (!isProved) return;
    const link = document.createElement('a');
    link.href = `/api/exports/${id}/content`;
    link.download = '';
    link.click();
  }
  return (
    <Button
      kind="tinted"
      isBusy={isBusy}
      icon={<Download aria-hidden="true" size={20} strokeWidth={1.75} />}
      onClick={() => void download()}
    >
      Download<span className="sr-only">: {name}</span>
    </Button>
  );
}

function RemoveButton({ file, name, onRemove }: Pick<FileCardProps, 'file' | 'onRemove'> & { name: string }) {
  const [isBusy, setBusy] = useState(false);
  const isMade = file.state === 'ready' || file.state === 'failed';
  return (
    <Button
      kind="secondary"
      isBusy={isBusy}
      onClick={async () => {
        setBusy(true);
        const isGone = await onRemove(file.id);
        setBusy(false);
        // What was pressed is gone with its file.
        if (isGone) document.getElementById('main')?.focus();
      }}
    >
      {isMade ? 'Remove' : 'Stop'}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
