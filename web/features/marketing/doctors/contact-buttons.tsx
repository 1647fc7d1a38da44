import { styleButton } from '../../../ui/button-style.ts';

/** Both open a short form that reaches whoever runs this server. */
export function ContactButtons() {
  return (
    <>
      <form action="/contact/join" method="get" className="max-sm:w-full">
        <button type="submit" className={styleButton('primary', 'hero', 'max-sm:w-full')}>
          Join as a Doctor
        </button>
      </form>
      <form action="/contact/demo" method="get" className="max-sm:w-full">
        <button type="submit" className={styleButton('secondary', 'hero', 'max-sm:w-full')}>
          Schedule a Demo
        </button>
      </form>
    </>
  );
}
