import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDay } from '@lunaria/domain/calendar/name-day.ts';
import type { Consent } from '@lunaria/domain/consents/consent.ts';
import { consentTextOf } from '@lunaria/domain/consents/consent-texts.ts';
import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { useQuery } from '@tanstack/react-query';
import { pushStateQuery } from '../../data/push/push-state.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { describeTime } from './consents.tsx';
import { consentsQuery } from './consents-query.ts';

/** Everybody outside this server who gets something of hers, with the days; and who gets nothing. */
export function Recipients({ userId }: { userId: string }) {
  const { data } = useQuery(consentsQuery(userId));
  const models = data?.consents.filter(({ purpose }) => purpose === 'model-documents') ?? [];
  return (
    <section aria-labelledby="recipients">
      <h2 id="recipients" tabIndex={-1} className="type-h3">
        Who else gets something of yours
      </h2>
      <p className="mt-1 text-muted">
        Nothing is sold, and nothing goes to advertising. No doctor, guardian or other account sees what you
        record.
      </p>
      <dl className="mt-4 divide-y divide-border border-y border-border">
        <Recipient name="Whoever delivers the mails of this server">
          Your email address and the mail, when one is sent. A mail about your account says nothing of your
          health. <TextLink to="/privacy-policy#mails">All mails there are</TextLink>
        </Recipient>
        {models.length === 0 ? (
          <Recipient name="A language model">
            {data === undefined
              ? 'Not known yet: what you agreed to has not come.'
              : 'Nothing: you agreed to none.'}
          </Recipient>
        ) : (
          models.map((consent) => <ModelRecipient key={consent.id} consent={consent} />)
        )}
        <PushRecipients userId={userId} />
        <Recipient name="Whoever has an address you made">
          Only if you made one: a calendar program, and the company that runs it, reads what you chose for{' '}
          <TextLink to="/dashboard/notifications#your-calendar">your calendar</TextLink>; helpers see what you
          ticked for <TextLink to="/dashboard/emergency">your page</TextLink>.
        </Recipient>
        <Recipient name="Google, Apple, text messages">
          Only if you chose them: Google or Apple learns that you log in to {PRODUCT_NAME}; who delivers text
          messages gets your number with each code.
        </Recipient>
      </dl>
    </section>
  );
}

/** Whoever carries reminders to each of her devices; nothing where this server sends none. */
function PushRecipients({ userId }: { userId: string }) {
  const { data } = useQuery(pushStateQuery(userId));
  if (!data?.key) return null;
  if (data.devices.length === 0)
    return <Recipient name="Carriers of reminders to a device">Nothing: no device has them on.</Recipient>;
  return data.devices.map(({ id, device, service, turned_on_at }) => (
    <Recipient key={id} name={service === '' ? 'A carrier of reminders' : `${service}, for reminders`}>
      That a reminder goes to {device ?? 'a browser of yours'}, and when; not what it says. On since{' '}
      {shortDay(localDateOf(new Date(turned_on_at)), localDateOf(new Date()))}. Earlier ones are in your{' '}
      <TextLink to="#access-history">access history</TextLink>.{' '}
      <TextLink to="/dashboard/notifications">Change it in Notifications</TextLink>
    </Recipient>
  ));
}

function ModelRecipient({ consent }: { consent: Consent }) {
  const words = consentTextOf(consent.purpose);
  return (
    <Recipient name={`Language model ${words?.nameSubject?.(consent.subject) ?? consent.subject}`}>
      The text of documents that were read while you agreed, without names as far as rules can tell them.{' '}
      {describeTime(consent)}.
    </Recipient>
  );
}

function Recipient({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="py-4">
      <dt className="font-medium wrap-anywhere">{name}</dt>
      <dd className="type-small measure mt-0.5 text-muted">{children}</dd>
    </div>
  );
}
