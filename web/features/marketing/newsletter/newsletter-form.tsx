import {
  NEWSLETTER_TEXTS,
  NEWSLETTER_WORDING_VERSION,
  NEWSLETTER_WORDINGS,
  type NewsletterList,
} from '@lunaria/domain/newsletter/wording.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { useForm } from '../../../ui/use-form.ts';

const HEADINGS: Record<NewsletterList, string> = {
  newsletter: 'Newsletter',
  blog: 'New articles by mail',
};

/**
 * Asks for an address. What it is told is the same for every address that reads like one, so that nobody learns who
 * subscribes. Where no script runs, the server answers the same form with a page.
 */
export function NewsletterForm({ list }: { list: NewsletterList }) {
  const answer = useRef<HTMLDivElement>(null);
  const [isSent, setSent] = useState(false);
  const { formProps, say, isBusy } = useForm<'address'>({
    async onSubmit(form) {
      const failure = await sendRequest(list, String(new FormData(form).get('address')));
      if (failure !== null) return { address: failure };
      setSent(true);
    },
  });
  const words = NEWSLETTER_WORDINGS[NEWSLETTER_WORDING_VERSION];
  const headingId = `subscribe-${list}`;

  // The button that had the focus is gone: what took its place is read instead.
  useEffect(() => {
    if (isSent) answer.current?.focus();
  }, [isSent]);

  return (
    <section
      // The footer's own address: where an opened or reloaded /newsletter leads.
      id={list === 'newsletter' ? 'subscribe' : undefined}
      aria-labelledby={headingId}
      className="grid items-start gap-x-12 gap-y-5 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
    >
      <div>
        <h2 id={headingId} className="type-h3">
          {HEADINGS[list]}
        </h2>
        <p className="type-small mt-2 max-w-[46ch] text-muted">
          {words[list]} {words.promise} <TextLink to="/privacy-policy">Privacy Policy</TextLink>
        </p>
      </div>
      {isSent ? (
        <div ref={answer} tabIndex={-1} role="status" className="rounded-input outline-offset-4">
          <p className="type-label">{NEWSLETTER_TEXTS.sentTitle}</p>
          <p className="type-small mt-1.5 max-w-[52ch] text-muted">{NEWSLETTER_TEXTS.sent}</p>
        </div>
      ) : (
        <form {...formProps} method="post" action="/newsletter">
          <input type="hidden" name="list" value={list} />
          <input type="hidden" name="wording" value={NEWSLETTER_WORDING_VERSION} />
          <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <TextField
              label={NEWSLETTER_TEXTS.emailLabel}
              name="address"
              type="email"
              autoComplete="email"
              error={say('address')}
            />
            {/* Below the label, beside the control. */}
            <Button type="submit" isBusy={isBusy} className="self-start min-h-12 sm:mt-6.5">
              {NEWSLETTER_TEXTS.subscribe}
            </Button>
          </div>
        </form>
      )}
    </section>
  );
}

/** What sends is fetched when it is needed: every public page has this form, and few visitors use it. */
async function sendRequest(list: NewsletterList, address: string): Promise<string | null> {
  try {
    const { requestSubscription } = await import('./request-subscription.ts');
    return await requestSubscription(list, address);
  } catch {
    return navigator.onLine ? NEWSLETTER_TEXTS.failed : NEWSLETTER_TEXTS.offline;
  }
}
