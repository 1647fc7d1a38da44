import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactKind,
} from '@lunaria/domain/contact/contact-fields.ts';
import type { ContactFaults } from '@lunaria/domain/contact/contact-request.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { makeId } from '../../../app/make-id.ts';
import { useForm } from '../../../ui/use-form.ts';
import { describeLostConnection } from './contact-kinds.ts';
import type { SentMessage } from './send-message.ts';

/** What was written so far, by field; kept by whoever shows the form, so that closing it loses nothing. */
export type ContactDraft = Partial<Record<ContactField, string>>;

const importSending = () => import('./send-message.ts');

type Sending = Awaited<ReturnType<typeof importSending>>;

/**
 * Checks and sends one of the forms. The fields themselves are uncontrolled: they work before any script is there. The
 * schema and what sends come with the first letter written, not with the page.
 */
export function useContactForm(kind: ContactKind, draft: RefObject<ContactDraft>) {
  const [faults, setFaults] = useState<ContactFaults>({});
  const [sent, setSent] = useState<SentMessage | null>(null);
  const attempt = useRef({ written: '', id: '' });
  const sending = useRef<Sending | null>(null);
  const { formProps, say, isBusy } = useForm<ContactField>({ faults, onSubmit: attemptToSend });

  async function loadSending(): Promise<Sending | null> {
    sending.current ??= await importSending().catch(() => null);
    return sending.current;
  }

  function readRequest(form: HTMLFormElement) {
    const written = readFields(kind, form);
    const key = JSON.stringify(written);
    // The same words are the same message, however often they are sent; other words are another one.
    if (attempt.current.written !== key) attempt.current = { written: key, id: makeId() };
    return { kind, id: attempt.current.id, ...written };
  }

  async function attemptToSend(form: HTMLFormElement): Promise<ContactFaults | undefined> {
    setSent(null);
    const loaded = await loadSending();
    if (loaded === null) return void setSent({ kind: 'failed', text: describeLostConnection() });
    const request = loaded.checkRequest(readRequest(form));
    if (request.data === null) return request.faults;
    const outcome = await loaded.sendMessage(request.data);
    setSent(outcome);
    if (outcome.kind === 'taken') draft.current = {};
  }

  /** Keeps what is written, and looks at it anew. */
  function change(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    draft.current = readFields(kind, form);
    void loadSending();
    if (sending.current !== null) setFaults(sending.current.checkRequest(readRequest(form)).faults);
  }

  return { formProps: { ...formProps, onChange: change }, say, isBusy, sent };
}

function readFields(kind: ContactKind, form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  return Object.fromEntries(CONTACT_FIELDS[kind].map((field) => [field, String(data.get(field) ?? '')]));
}
