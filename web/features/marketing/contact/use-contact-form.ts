import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactKind,
} from '@lunaria/domain/contact/contact-fields.ts';
import type { ContactFaults } from '@lunaria/domain/contact/contact-request.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { makeId } from '../../../app/make-id.ts';
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
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const attempt = useRef({ written: '', id: '' });
  const sending = useRef<Sending | null>(null);
  // Two presses can come before the button is drawn disabled.
  const isUnderWay = useRef(false);

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

  async function attemptToSend(form: HTMLFormElement): Promise<void> {
    const loaded = await loadSending();
    if (loaded === null) return setSent({ kind: 'failed', text: describeLostConnection() });
    const request = loaded.checkRequest(readRequest(form));
    setFaults(request.faults);
    if (request.data === null) return focusFirstFault(kind, form, request.faults);
    const outcome = await loaded.sendMessage(request.data);
    setSent(outcome);
    if (outcome.kind === 'taken') draft.current = {};
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const form = event.currentTarget;
    setSent(null);
    setBusy(true);
    await attemptToSend(form);
    setBusy(false);
    isUnderWay.current = false;
  }

  /** Keeps what is written, and takes a complaint away as soon as it no longer holds. */
  function change(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    draft.current = readFields(kind, form);
    void loadSending();
    if (sending.current === null || Object.keys(faults).length === 0) return;
    const found = sending.current.checkRequest(readRequest(form)).faults;
    setFaults((shown) =>
      Object.fromEntries(Object.keys(shown).flatMap((field) => pickFault(found, field as ContactField))),
    );
  }

  return { faults, isBusy, sent, submit, change };
}

function pickFault(found: ContactFaults, field: ContactField): [ContactField, string][] {
  const fault = found[field];
  return fault === undefined ? [] : [[field, fault]];
}

function readFields(kind: ContactKind, form: HTMLFormElement): ContactDraft {
  const data = new FormData(form);
  return Object.fromEntries(CONTACT_FIELDS[kind].map((field) => [field, String(data.get(field) ?? '')]));
}

function focusFirstFault(kind: ContactKind, form: HTMLFormElement, found: ContactFaults): void {
  const first = CONTACT_FIELDS[kind].find((field) => found[field] !== undefined);
  const control = first && form.elements.namedItem(first);
  // A group of radio buttons comes as a list.
  const target = control instanceof RadioNodeList ? control[0] : control;
  if (target instanceof HTMLElement) target.focus();
}
