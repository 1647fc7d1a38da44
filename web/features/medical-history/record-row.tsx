import { telephoneLink } from '@lunaria/domain/emergency/phone-number.ts';
import { type MedicalRecord, pageAddress, saysNoneKnown } from '@lunaria/domain/records/medical-record.ts';
import { sayRecord } from '@lunaria/domain/records/say-record.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface RecordRowProps {
  record: MedicalRecord;
  onEdit: (record: MedicalRecord) => void;
  onDelete: (record: MedicalRecord) => void;
}

/** Takes the focus when the entry was added, changed or brought back. */
export const rowIdOf = ({ id }: { id: string }) => `record-${id}`;

/** An entry in the words of its list, and what can be done with it. */
export function RecordRow({ record, onEdit, onDelete }: RecordRowProps) {
  const { title, time, lines } = sayRecord(record);
  const of = [title, time].filter(Boolean).join(', ');
  const isPlain = record.unreadable || saysNoneKnown(record);
  return (
    <EntryRow
      id={rowIdOf(record)}
      {...{ title, time, lines }}
      origin={record.origin === 'setup' ? 'From your setup' : null}
      extra={record.kind === 'provider' && <WaysToReach fields={record.fields} />}
    >
      {!isPlain && (
        <Button
          kind="quiet"
          className="px-3!"
          aria-haspopup="dialog"
          aria-label={`Edit, ${of}`}
          onClick={() => onEdit(record)}
        >
          Edit
        </Button>
      )}
      <Button
        kind="quiet"
        className="px-3! text-danger! hover:bg-danger-tint"
        aria-label={`Delete, ${of}`}
        onClick={() => onDelete(record)}
      >
        Delete
      </Button>
    </EntryRow>
  );
}

interface EntryRowProps {
  id?: string;
  title: string;
  time: string;
  lines: readonly string[];
  origin?: string | null;
  extra?: ReactNode;
  children?: ReactNode;
}

/** A line of a list: what it is, when, what else is known, and its buttons. */
export function EntryRow({ id, title, time, lines, origin = null, extra, children }: EntryRowProps) {
  return (
    <li className="flex flex-wrap items-start gap-x-2 gap-y-1 py-2.5">
      <div className="min-w-48 flex-1">
        <p id={id} tabIndex={-1} className="rounded-small break-words">
          {title}
          {time !== '' && <span className="type-small block text-muted">{time}</span>}
        </p>
        {[...new Set(lines)].map((line) => (
          <p key={line} className="type-small break-words whitespace-pre-line text-muted">
            {line}
          </p>
        ))}
        {origin !== null && <p className="type-hint mt-1 text-muted">{origin}</p>}
        {extra}
      </div>
      <div className="-ml-3 flex flex-wrap">{children}</div>
    </li>
  );
}

type Provider = Extract<MedicalRecord, { kind: 'provider' }>['fields'];

/** Links that she presses to leave the page; nothing is fetched from there. */
function WaysToReach({ fields }: { fields: Provider }) {
  return (
    <ul className="flex flex-wrap gap-x-4">
      {waysToReach(fields).map(({ text, href, label }) => (
        <li key={label}>
          {href === null ? (
            <span className="type-small text-muted">{text}</span>
          ) : (
            <a
              href={href}
              aria-label={label}
              className="type-label inline-flex min-h-11 items-center text-primary underline underline-offset-3"
              {...(href.startsWith('http') && { target: '_blank', rel: 'noreferrer noopener' })}
            >
              {text}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** `href` null: what she typed leads nowhere, and is shown as it is. */
function waysToReach({ name, phone, email, address, link }: Provider) {
  const isMail = /^[^\s@]+@[^\s@]+$/.test(email);
  const mail = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return [
    { text: phone, href: telephoneLink(phone), label: `Call ${name}, ${phone}` },
    { text: email, href: isMail ? mail : null, label: `Write to ${name}, ${email}` },
    { text: address, href: map, label: `Find ${address} on openstreetmap.org` },
    { text: link, href: pageAddress(link), label: `Open ${link}` },
  ].filter(({ text }) => text !== '');
}
