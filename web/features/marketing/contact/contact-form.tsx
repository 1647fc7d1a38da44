import type { ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ContactFields } from './contact-fields.tsx';
import { CONTACT_PAGES } from './contact-kinds.ts';
import { MessageTaken } from './message-taken.tsx';
import { SendFailed } from './send-failed.tsx';
import { type ContactDraft, useContactForm } from './use-contact-form.ts';

/** The form on a page of its own. Without a script the server answers it with a page (server/routes/contact-page.ts). */
export function ContactForm({ kind }: { kind: ContactKind }) {
  const draft = useRef<ContactDraft>({});
  const { faults, isBusy, sent, submit, change } = useContactForm(kind, draft);
  const { path, sendLabel, busyLabel } = CONTACT_PAGES[kind];
  if (sent?.kind === 'taken') return <MessageTaken takenAt={sent.takenAt} />;
  return (
    <form
      // Where a script runs, its words stand beside the fields in place of the browser's.
      ref={(form) => form?.setAttribute('novalidate', '')}
      method="post"
      action={path}
      onSubmit={submit}
      onChange={change}
    >
      <ContactFields kind={kind} draft={draft.current} faults={faults} />
      <SendFailed sent={sent} />
      <Button type="submit" size="hero" isBusy={isBusy} busyLabel={busyLabel} className="mt-6 max-sm:w-full">
        {sendLabel}
      </Button>
    </form>
  );
}
