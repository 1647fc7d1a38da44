import {
  CONTACT_LIMITS,
  CONTACT_TEXTS,
  type ContactTexts,
  type EmergencyContact,
} from '@lunaria/domain/emergency/emergency-contact.ts';
import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ContactActions } from '../../data/emergency/use-contacts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { UndoNotice } from '../../ui/undo-notice.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { contactIdOf } from './contact-id.ts';
import { ContactRow } from './contact-row.tsx';

interface ContactsCardProps {
  contacts: readonly EmergencyContact[];
  status: 'loading' | 'ready' | 'failed';
  actions: ContactActions;
}

/** Takes the focus when somebody was removed. */
const NOTICE_ID = 'contact-notice';
const ADD_ID = 'add-contact';

/** Her people: one press calls. Changing, ordering and removing is apart, so that nobody is removed in a hurry. */
export function ContactsCard({ contacts, status, actions }: ContactsCardProps) {
  const steps = useContactSteps(contacts, actions);
  /** 'new': to add one. A contact: to change it. */
  const [open, setOpen] = useState<'new' | EmergencyContact | null>(null);
  const [isEditing, setEditing] = useState(false);
  const isFull = contacts.length >= CONTACT_LIMITS.contacts;
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="type-h2">Your people</h2>
        {contacts.length > 0 && (
          <Button
            kind="quiet"
            className="-mr-4 px-4!"
            aria-pressed={isEditing}
            onClick={() => setEditing(!isEditing)}
          >
            {isEditing ? 'Done' : 'Edit list'}
          </Button>
        )}
      </div>
      <div className="mt-2 empty:hidden">
        {steps.undoable && (
          <UndoNotice id={NOTICE_ID} onUndo={steps.undo} onClose={steps.closeUndo}>
            {steps.undoable.contact.name || 'The contact'} is removed.
          </UndoNotice>
        )}
      </div>
      <p role="status" className="sr-only">
        {steps.moved}
      </p>
      {contacts.length === 0 && status === 'loading' ? (
        <SkeletonGroup className="mt-3">
          <Skeleton className="h-16 w-full rounded-input" />
        </SkeletonGroup>
      ) : contacts.length === 0 ? (
        <p className="measure mt-2 text-muted">
          Nobody yet. Add who should be called when something is wrong: a partner, a friend with a car, your
          midwife, the ward.
        </p>
      ) : (
        <ul className="mt-2 divide-y divide-border">
          {contacts.map((contact, at) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              isEditing={isEditing}
              onEdit={() => setOpen(contact)}
              onRemove={() => steps.remove(contact)}
              onUp={at === 0 ? null : () => steps.move(at, at - 1)}
              onDown={at === contacts.length - 1 ? null : () => steps.move(at, at + 1)}
            />
          ))}
        </ul>
      )}
      <Button
        id={ADD_ID}
        kind="tinted"
        className="mt-4 max-sm:w-full"
        icon={<Plus aria-hidden="true" size={20} strokeWidth={1.75} />}
        disabled={isFull}
        onClick={() => setOpen('new')}
      >
        Add somebody
      </Button>
      {isFull && <p className="type-small mt-2 text-muted">{CONTACT_TEXTS.tooMany}</p>}
      <ContactDialog of={open} onClose={() => setOpen(null)} onSave={steps.save} />
    </Card>
  );
}

/** What she does with her contacts: with the way back, and with where the keyboard goes on. */
function useContactSteps(contacts: readonly EmergencyContact[], actions: ContactActions) {
  const [undoable, setUndoable] = useState<{ contact: EmergencyContact; ids: string[] } | null>(null);
  const [moved, setMoved] = useState('');
  const [focusId, setFocusId] = useState<string | null>(null);
  useEffect(() => {
    if (focusId === null) return;
    document.getElementById(focusId)?.focus();
    setFocusId(null);
  }, [focusId]);
  const ids = contacts.map(({ id }) => id);

  function save(contact: EmergencyContact, base: EmergencyContact | null) {
    const { id: _, ...texts } = contact;
    if (base === null) actions.add(contact);
    else actions.change(base, texts as ContactTexts); // as: a form has nothing else
    setUndoable(null);
    setFocusId(contactIdOf(contact));
  }

  function remove(contact: EmergencyContact) {
    actions.remove(contact);
    // One that nobody can read cannot be put back.
    setUndoable(contact.unreadable ? null : { contact, ids });
    setFocusId(contact.unreadable ? ADD_ID : NOTICE_ID);
  }

  function undo() {
    if (undoable === null) return;
    actions.add(undoable.contact);
    actions.order(undoable.ids);
    setUndoable(null);
    setFocusId(contactIdOf(undoable.contact));
  }

  function move(from: number, to: number) {
    actions.order(ids.with(from, ids[to] ?? '').with(to, ids[from] ?? ''));
    setMoved(`${contacts[from]?.name} is now number ${to + 1} of ${ids.length}`);
  }

  return { undoable, moved, save, remove, undo, move, closeUndo: () => setUndoable(null) };
}
