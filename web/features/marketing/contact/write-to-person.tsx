import { ContactForm } from './contact-form.tsx';
import { CONTACT_HINTS } from './contact-kinds.ts';

/** The form for who is signed in: what is known of her stands there already. */
export default function WriteToPerson({ name, address }: { name: string; address: string }) {
  return (
    <>
      <p className="type-small mt-3 border-l-3 border-warning pl-3.5">{CONTACT_HINTS.health}</p>
      <div className="mt-5">
        <ContactForm kind="question" known={{ name, address }} />
      </div>
      <p className="type-hint mt-5 text-muted">{CONTACT_HINTS.stored}</p>
    </>
  );
}
