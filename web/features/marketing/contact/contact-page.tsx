import { CONTACT_KINDS, type ContactKind } from '@lunaria/domain/contact/contact-fields.ts';
import { useLocation } from 'react-router';
import { Card } from '../../../ui/card.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { describePage } from '../describe-page.ts';
import { ContactForm } from './contact-form.tsx';
import { CONTACT_HINTS, CONTACT_PAGES } from './contact-kinds.ts';

/** Which of the forms stands at an address: each has a page of its own, and all three are this one. */
function kindAt(pathname: string): ContactKind {
  const path = pathname.replace(/\/$/, '');
  return CONTACT_KINDS.find((kind) => CONTACT_PAGES[kind].path === path) ?? 'question';
}

export function meta({ location }: { location: { pathname: string } }) {
  const { title, lead, path } = CONTACT_PAGES[kindAt(location.pathname)];
  return describePage({ title, description: lead, path });
}

export default function ContactRoute() {
  return <ContactPage kind={kindAt(useLocation().pathname)} />;
}

/** A page with one of the forms, and what to know before writing beside it. */
export function ContactPage({ kind }: { kind: ContactKind }) {
  const { title, lead } = CONTACT_PAGES[kind];
  return (
    <div className="mx-auto grid max-w-310 grid-cols-1 gap-x-16 gap-y-8 px-4 pt-8 pb-22 sm:px-5 md:pt-14 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-rows-[auto_1fr]">
      <div>
        {/* Where a social icon leads whose address is not set (server/routes/social.ts); seen only by whoever comes from one. */}
        {kind === 'question' && (
          <p
            id="no-account-there"
            tabIndex={-1}
            className="mb-6 hidden rounded-input bg-primary-tint px-4 py-3 target:block"
          >
            There is no account on that network yet. You can write to us here.
          </p>
        )}
        <h1 className="type-display">{title}</h1>
        <p className="type-lead measure mt-5 text-muted">{lead}</p>
        <div className="mt-6 border-l-3 border-warning pl-4">
          <p className="measure">{CONTACT_HINTS.health}</p>
        </div>
      </div>
      <Card className="lg:row-span-2">
        {/* A form of its own for each page: what was typed into one does not stay in the next. */}
        <ContactForm key={kind} kind={kind} />
      </Card>
      <div className="type-small text-muted lg:col-start-1 lg:row-start-2">
        <p className="measure">
          {CONTACT_HINTS.stored} More in the <TextLink to="/privacy-policy">Privacy Policy</TextLink>.
        </p>
        <p className="mt-4">Something else?</p>
        <ul className="mt-1 flex flex-wrap gap-x-5">
          {CONTACT_KINDS.filter((other) => other !== kind).map((other) => (
            <li key={other}>
              <TextLink to={CONTACT_PAGES[other].path} className="inline-flex min-h-11 items-center">
                {CONTACT_PAGES[other].title}
              </TextLink>
            </li>
          ))}
          <li>
            <TextLink to="/help" className="inline-flex min-h-11 items-center">
              Help
            </TextLink>
          </li>
        </ul>
      </div>
    </div>
  );
}
