import type { ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_PAGES } from './contact-kinds.ts';
import { MessageTaken, SendFailed } from './sent-message.tsx';
import { type ContactDraft, useContactForm } from './use-contact-form.ts';

interface ContactFormProps {
  kind: ContactKind;
  /** What is known of who writes. */
  known?: ContactDraft;
}

/** The form on a page of its own. Without a script the server answers it with a page (server/routes/contact-page.ts). */
export function ContactForm({ kind, known = {} }: ContactFormProps) {
  const draft = useRef<ContactDraft>(known);
  const { formProps, say, isBusy, sent } = useContactForm(kind, draft);
  const { path, sendLabel, busyLabel } = CONTACT_PAGES[kind];
  if (sent?.kind === 'taken') return <MessageTaken takenAt={sent.takenAt} />;
  return (
    <form
      {...formProps}
      // In the page as it is built the browser checks: a script may never come.
      noValidate={undefined}
      // Where a script runs, its words stand beside the fields in place of the browser's.
      ref={(form) => form?.setAttribute('novalidate', '')}
      method="post"
      action={path}
    >
      <ContactFields kind={kind} draft={draft.current} say={say} />
      <SendFailed sent={sent} />
      <Button type="submit" size="hero" isBusy={isBusy} busyLabel={busyLabel} className="mt-6 max-sm:w-full">
        {sendLabel}
      </Button>
    </form>
  );
}
