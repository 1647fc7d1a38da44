import {
  CONTACT_FIELDS,
  type ContactField,
  type ContactKind,
  contactRequestSchema,
  findContactFaults,
} from '@lunaria/domain/contact/contact-request.ts';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { makeId } from '../../../app/make-id.ts';
import { type SentMessage, sendMessage } from './send-message.ts';

/** What was written so far, by field; kept by whoever shows the form, so that closing it loses nothing. */
export type ContactDraft = Partial<Record<ContactField, string>>;

export type ContactFaults = Partial<Record<ContactField, string>>;

/** Checks and sends one of the forms. The fields themselves are uncontrolled: they work before any script is there. */
export function useContactForm(kind: ContactKind, draft: RefObject<ContactDraft>) {
  const [faults, setFaults] = useState<ContactFaults>({});
  const [isBusy, setBusy] = useState(false);
  const [sent, setSent] = useState<SentMessage | null>(null);
  const attempt = useRef({ written: '', id: '' });

  function readRequest(form: HTMLFormElement) {
    const written = readFields(kind, form);
    const key = JSON.stringify(written);
    // The same words are the same message, however often they are sent; other words are another one.
    if (attempt.current.written !== key) attempt.current = { written: key, id: makeId() };
    return { kind, id: attempt.current.id, ...written };
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const request = z.safeParse(contactRequestSchema, readRequest(form));
    if (!request.success) {
      const found = findContactFaults(readRequest(form));
      setFaults(found);
      setSent(null);
      focusFirstFault(kind, form, found);
      return;
    }
    setFaults({});
    setSent(null);
    setBusy(true);
    const outcome = await sendMessage(request.data);
    setBusy(false);
    setSent(outcome);
    if (outcome.kind === 'taken') draft.current = {};
  }

  /** Keeps what is written, and takes a complaint away as soon as it no longer holds. */
  function change(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    draft.current = readFields(kind, form);
    if (Object.keys(faults).length === 0) return;
    const found = findContactFaults(readRequest(form));
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
