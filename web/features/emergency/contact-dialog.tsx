import {
  CONTACT_LIMITS,
  type ContactTexts,
  contactTextsSchema,
  type EmergencyContact,
} from '@lunaria/domain/emergency/emergency-contact.ts';
import { PHONE_MAX_LENGTH } from '@lunaria/domain/emergency/phone-number.ts';
import { useId, useState } from 'react';
import { makeId } from '../../app/make-id.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { faultsOf, useForm } from '../../ui/use-form.ts';

interface ContactDialogProps {
  /** 'new': to add one. A contact: to change it. null: closed. */
  of: 'new' | EmergencyContact | null;
  onClose: () => void;
  onSave: (contact: EmergencyContact, base: EmergencyContact | null) => void;
}

/** Adds somebody to call, or changes how. */
export function ContactDialog({ of, onClose, onSave }: ContactDialogProps) {
  const formId = useId();
  if (of === null) return null;
  const base = of === 'new' ? null : of;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={base === null ? 'Add somebody to call' : `Change ${base.name}`}
      subtitle="Nobody is told that they stand here."
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <ContactForm
        id={formId}
        base={base}
        onSave={(contact) => {
          onClose();
          onSave(contact, base);
        }}
      />
    </Dialog>
  );
}

interface ContactFormProps {
  id: string;
  base: EmergencyContact | null;
  onSave: (contact: EmergencyContact) => void;
}

function ContactForm({ id, base, onSave }: ContactFormProps) {
  // Made once, so that pressing twice adds one.
  const [contactId] = useState(() => base?.id ?? makeId());
  const [typed, setTyped] = useState<ContactTexts>({
    name: base?.name ?? '',
    relation: base?.relation ?? '',
    phone: base?.phone ?? '',
  });
  const texts = { name: typed.name.trim(), relation: typed.relation.trim(), phone: typed.phone.trim() };
  const { formProps, say, leave } = useForm({
    faults: faultsOf<keyof ContactTexts>(contactTextsSchema.safeParse(texts).error),
    onSubmit: () => onSave({ id: contactId, ...texts }),
  });
  const fieldOf = (name: keyof ContactTexts) => ({
    value: typed[name],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      setTyped({ ...typed, [name]: event.currentTarget.value }),
    onBlur: () => typed[name] !== '' && leave(name),
    error: say(name),
  });
  return (
    <form {...formProps} id={id} className="space-y-5">
      <TextField label="Name" autoComplete="off" maxLength={CONTACT_LIMITS.name} {...fieldOf('name')} />
      <TextField
        label="Who it is to you"
        hint="If you like: partner, midwife, maternity unit. Alerts then put them first where they fit."
        autoComplete="off"
        maxLength={CONTACT_LIMITS.relation}
        {...fieldOf('relation')}
      />
      <TextField
        label="Phone number"
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={PHONE_MAX_LENGTH}
        {...fieldOf('phone')}
      />
    </form>
  );
}
