import { ContactDialogButton } from '../contact/contact-dialog-button.tsx';

/** Both open a short form that reaches whoever runs this server. */
export function ContactButtons() {
  return (
    <>
      <ContactDialogButton kind="join" size="hero" className="max-sm:w-full" />
      <ContactDialogButton kind="demo" look="secondary" size="hero" className="max-sm:w-full" />
    </>
  );
}
