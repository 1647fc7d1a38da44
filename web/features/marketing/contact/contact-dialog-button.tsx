import type { ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { type ComponentType, type FormEvent, type RefObject, useRef, useState } from 'react';
import { type ButtonKind, type ButtonSize, styleButton } from '../../../ui/button-style.ts';
import { CONTACT_PAGES } from './contact-kinds.ts';
import type { ContactDraft } from './use-contact-form.ts';

interface ContactDialogButtonProps {
  kind: ContactKind;
  look?: ButtonKind;
  size?: ButtonSize;
  className?: string;
}

type ContactDialog = ComponentType<{
  kind: ContactKind;
  draft: RefObject<ContactDraft>;
  onClose: () => void;
}>;

/**
 * Opens a form over the page; where no script runs, the button leads to the page of that form. The dialog comes with
 * the first press and not with the page.
 */
export function ContactDialogButton({
  kind,
  look = 'primary',
  size = 'regular',
  className,
}: ContactDialogButtonProps) {
  const [Dialog, setDialog] = useState<ContactDialog | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const draft = useRef<ContactDraft>({});
  const { path, title } = CONTACT_PAGES[kind];

  async function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    setBusy(true);
    const loaded = await import('./contact-dialog.tsx').catch(() => null);
    setBusy(false);
    // What cannot be loaded now may be a file of an earlier version: the page has the form of today.
    if (loaded === null) return form.submit();
    setDialog(() => loaded.default);
    setOpen(true);
  }

  return (
    <>
      <form action={path} method="get" onSubmit={open} className={className}>
        {/* Not disabled while the dialog loads: the focus has to be here when it is given back. */}
        <button
          type="submit"
          aria-haspopup="dialog"
          aria-busy={isBusy || undefined}
          className={styleButton(look, size, 'w-full')}
        >
          {title}
        </button>
      </form>
      {Dialog && isOpen && <Dialog kind={kind} draft={draft} onClose={() => setOpen(false)} />}
    </>
  );
}
