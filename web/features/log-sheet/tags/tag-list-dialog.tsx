import type { OwnTag } from '@lunaria/domain/day-entry/own-tag.ts';
import { useState } from 'react';
import { useTagActions } from '../../../data/day-entry/use-own-tags.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { nameOf } from './name-of.ts';
import { TagDialog } from './tag-dialog.tsx';
import { TagDot } from './tag-dot.tsx';

interface TagListDialogProps {
  userId: string;
  tags: readonly OwnTag[];
  onClose: () => void;
}

/** All her tags: to rename, to put away, to bring back. Days that have a tag keep it. */
export function TagListDialog({ userId, tags, onClose }: TagListDialogProps) {
  const [edited, setEdited] = useState<OwnTag | null>(null);
  const parts = [
    { title: 'In use', list: tags.filter(({ is_archived }) => !is_archived) },
    { title: 'Put away', list: tags.filter(({ is_archived }) => is_archived) },
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Your tags"
      subtitle="A tag you put away stays on your days, and comes back when you want it."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <div className="space-y-6">
        {parts
          .filter(({ list }) => list.length > 0)
          .map(({ title, list }) => (
            <section key={title}>
              <h3 className="type-label mb-1 text-muted">{title}</h3>
              <ul className="divide-y divide-border">
                {list.map((tag) => (
                  <TagRow key={tag.id} {...{ userId, tag }} onEdit={() => setEdited(tag)} />
                ))}
              </ul>
            </section>
          ))}
      </div>
      {edited && <TagDialog {...{ userId, tags }} tag={edited} onClose={() => setEdited(null)} />}
    </Dialog>
  );
}

interface TagRowProps {
  userId: string;
  tag: OwnTag;
  onEdit: () => void;
}

function TagRow({ userId, tag, onEdit }: TagRowProps) {
  const { change } = useTagActions(userId);
  const name = nameOf(tag);
  const { is_archived: isAway } = tag;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <TagDot color={tag.color} />
      <span className="min-w-24 flex-1 wrap-anywhere">{name}</span>
      <Button kind="quiet" className="px-3!" onClick={onEdit} aria-label={`Edit ${name}`}>
        Edit
      </Button>
      <Button
        kind="quiet"
        className="px-3!"
        onClick={() => change(tag, { is_archived: !isAway })}
        aria-label={`${isAway ? 'Bring back' : 'Put away'} ${name}`}
      >
        {isAway ? 'Bring back' : 'Put away'}
      </Button>
    </li>
  );
}
