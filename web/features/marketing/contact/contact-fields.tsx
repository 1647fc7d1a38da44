import {
  CONTACT_FIELDS,
  CONTACT_LIMITS,
  type ContactField,
  type ContactKind,
  SPECIALTIES,
} from '@lunaria/domain/contact/contact-fields.ts';
import { type ReactNode, type RefObject, useId } from 'react';
import { ErrorLine } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CONTACT_HINTS } from './contact-kinds.ts';
import type { ContactDraft } from './use-contact-form.ts';

interface ContactFieldsProps {
  kind: ContactKind;
  draft: ContactDraft;
  say: (field: ContactField) => string | undefined;
  /** Of the first field, where the focus begins. */
  nameField?: RefObject<HTMLInputElement | null>;
}

/** The fields of one form. Browsers check them too where no script does. */
export function ContactFields(props: ContactFieldsProps) {
  const fields = drawFields(props);
  return (
    <div className="grid grid-cols-1 gap-5">
      <p data-says="mail-kept" className="rounded-input bg-warning-tint px-4 py-3">
        {CONTACT_HINTS.unread}
      </p>
      {CONTACT_FIELDS[props.kind].map((field) => (
        <div key={field}>{fields[field]}</div>
      ))}
    </div>
  );
}

/** Each field there is; a form shows those of its kind. */
function drawFields({ kind, draft, say, nameField }: ContactFieldsProps): Record<ContactField, ReactNode> {
  return {
    name: (
      <TextField
        ref={nameField}
        label="Your name"
        name="name"
        autoComplete="name"
        required
        maxLength={CONTACT_LIMITS.name}
        defaultValue={draft.name}
        error={say('name')}
      />
    ),
    address: (
      <TextField
        label="Email address"
        name="address"
        type="email"
        autoComplete="email"
        hint="The answer goes there."
        required
        maxLength={CONTACT_LIMITS.address}
        defaultValue={draft.address}
        error={say('address')}
      />
    ),
    specialty: <SpecialtyChoice chosen={draft.specialty} error={say('specialty')} />,
    practice: (
      <TextField
        label="Practice or clinic (optional)"
        name="practice"
        autoComplete="organization"
        maxLength={CONTACT_LIMITS.practice}
        defaultValue={draft.practice}
        error={say('practice')}
      />
    ),
    preferred_time: (
      <TextField
        label="Preferred time (optional)"
        name="preferred_time"
        hint="In your own words, with your time zone: Tuesday mornings, Lisbon time."
        maxLength={CONTACT_LIMITS.preferredTime}
        defaultValue={draft.preferred_time}
        error={say('preferred_time')}
      />
    ),
    message: (
      <TextArea
        label={kind === 'question' ? 'Your question' : 'Anything else (optional)'}
        name="message"
        rows={kind === 'question' ? 6 : 3}
        required={kind === 'question'}
        maxLength={CONTACT_LIMITS.message}
        defaultValue={draft.message}
        error={say('message')}
      />
    ),
  };
}

function SpecialtyChoice({ chosen, error }: { chosen: string | undefined; error: string | undefined }) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="type-label mb-2">Specialty</legend>
      <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
        {SPECIALTIES.map(({ value, label }) => (
          <label
            key={value}
            className="type-label flex min-h-11 cursor-pointer items-center gap-2.5 rounded-input border border-control bg-raised px-3 py-1.5 transition-colors has-checked:border-primary has-checked:bg-primary-tint has-checked:text-primary has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="specialty"
              value={value}
              required
              defaultChecked={value === chosen}
              className="size-4.5 shrink-0 appearance-none rounded-full border border-control bg-raised checked:border-[5px] checked:border-primary checked:forced-color-adjust-none focus-visible:outline-none"
            />
            {label}
          </label>
        ))}
      </div>
      <ErrorLine id={`${id}-error`} error={error} />
    </fieldset>
  );
}
