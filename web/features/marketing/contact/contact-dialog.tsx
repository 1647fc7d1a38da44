import type { ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { type RefObject, useId, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_HINTS, CONTACT_PAGES } from './contact-kinds.ts';
import { MessageTaken, SendFailed } from './sent-message.tsx';
import { type ContactDraft, useContactForm } from './use-contact-form.ts';

interface ContactDialogProps {
  kind: ContactKind;
  draft: RefObject<ContactDraft>;
  onClose: () => void;
}

/** The form over the page it was asked for on. What was written stays in `draft` when it is closed. */
export default function ContactDialog({ kind, draft, onClose }: ContactDialogProps) {
  const formId = useId();
  const nameField = useRef<HTMLInputElement>(null);
  const { formProps, say, isBusy, sent } = useContactForm(kind, draft);
  const { title, lead, sendLabel, busyLabel } = CONTACT_PAGES[kind];
  const isTaken = sent?.kind === 'taken';
  return (
    <Dialog
      isOpen
      initialFocus={nameField}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      {...(isTaken ? {} : { subtitle: lead })}
      footer={
        isTaken ? (
          <Button onClick={onClose}>Done</Button>
        ) : (
          <Button type="submit" form={formId} isBusy={isBusy} busyLabel={busyLabel}>
            {sendLabel}
          </Button>
        )
      }
    >
      {isTaken ? (
        <MessageTaken takenAt={sent.takenAt} />
      ) : (
        <form {...formProps} id={formId}>
          <p className="mb-5 border-l-3 border-warning pl-3.5 type-small">{CONTACT_HINTS.health}</p>
          <ContactFields kind={kind} draft={draft.current} say={say} nameField={nameField} />
          <SendFailed sent={sent} />
          <p className="type-hint mt-5 text-muted">{CONTACT_HINTS.stored}</p>
        </form>
      )}
    </Dialog>
  );
}
