import { wordFor } from '@lunaria/domain/count-of.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { listContent, nameKind } from './unread-content.ts';
import type { UnreadWrite } from './write-kind.ts';

interface UnreadWritesProps {
  writes: readonly UnreadWrite[];
  onDiscard: (id: number) => void;
}

/** Changes that this version cannot send: she is told, can read what is in them, and says when they may go. */
export default function UnreadWrites({ writes, onDiscard }: UnreadWritesProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const them = wordFor(writes.length, 'it', 'them');
  const isNewer = writes.every((write) => write.isNewer);
  return (
    <>
      <div
        role="alert"
        data-notice=""
        className="pointer-events-auto flex items-center gap-3 rounded-input border border-danger bg-raised px-4 py-3 text-text shadow-card"
      >
        <CircleAlert aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-danger" />
        <p className="min-w-0 flex-1">
          {writes.length === 1 ? 'One' : writes.length} of your entries {wordFor(writes.length, 'is', 'are')}{' '}
          not saved yet: {isNewer ? 'a newer' : 'another'} version of {PRODUCT_NAME} kept {them} on this
          device.
        </p>
        <Button kind="secondary" className="px-4!" onClick={() => setOpen(true)}>
          Show {them}
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Not saved yet"
        subtitle={
          isNewer
            ? `Reload this page: a newer version of ${PRODUCT_NAME} can send it. Is it still here then? Enter it again, and remove it.`
            : 'This version cannot send what stands here. Enter it again where it belongs, then remove it.'
        }
        footer={
          <>
            {isNewer && (
              <Button kind="secondary" onClick={() => window.location.reload()}>
                Reload
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>Keep for now</Button>
          </>
        }
      >
        <ul className="flex flex-col gap-4">
          {writes.map((write) => (
            <UnreadItem key={write.id} write={write} onDiscard={() => onDiscard(write.id)} />
          ))}
        </ul>
      </Dialog>
    </>
  );
}

function UnreadItem({ write, onDiscard }: { write: UnreadWrite; onDiscard: () => void }): ReactNode {
  return (
    <li className="rounded-input border border-border p-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="type-label">{nameKind(write.kind)}</h3>
        <Button
          kind="delete"
          className="px-4!"
          aria-label={`Remove: ${nameKind(write.kind)}`}
          onClick={onDiscard}
        >
          Remove
        </Button>
      </div>
      <dl className="type-small mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {listContent(write.change).map(({ name, value }) => (
          <div key={`${name} ${value}`} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 wrap-anywhere whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
