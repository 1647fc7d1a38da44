import { localDateOf } from '@lunaria/domain/calendar/calendar-date.ts';
import { longDay } from '@lunaria/domain/calendar/name-day.ts';
import { CONSENT_TEXTS } from '@lunaria/domain/consents/consent-texts.ts';
import {
  CARD_LIMITS,
  type EmergencyCard,
  HISTORY_PARTS,
  PAGE_PARTS,
  PAGE_TEXTS,
  type PagePart,
} from '@lunaria/domain/emergency/emergency-card.ts';
import { useEffect, useState } from 'react';
import { useToday } from '../../../app/use-today.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type CardStep, useCardSteps } from './card-query.ts';
import { PageAddress } from './page-address.tsx';
import { PageDialog, type PageWindow } from './page-dialog.tsx';

interface PublicPageProps {
  userId: string;
  isEmailVerified: boolean;
  card: EmergencyCard;
  onAddress: (address: string | null) => void;
}

const { current, versions } = CONSENT_TEXTS['emergency-page'];
const ADDRESS_ID = 'page-address';

/** The page for helpers: off until she switches it on, with the parts she ticked. */
export function PublicPage({ userId, isEmailVerified, card, onAddress }: PublicPageProps) {
  const steps = useCardSteps(userId);
  const [address, setAddress] = useState<string | null>(null);
  const [open, setOpen] = useState<PageWindow | null>(null);
  const today = useToday();

  function show(next: string | null) {
    setAddress(next);
    onAddress(next);
  }
  useEffect(() => {
    if (address !== null) document.getElementById(ADDRESS_ID)?.focus();
  }, [address]);

  async function go(step: CardStep): Promise<boolean> {
    const answer = await steps.take(step);
    if (answer === null) return false;
    if (step.do === 'open' || step.do === 'close') show(answer.address);
    return true;
  }

  return (
    <Card>
      <h2 className="type-h2 flex flex-wrap items-center gap-x-3 gap-y-1">
        A page for helpers
        {card.is_public ? <Badge tone="success">On</Badge> : <Badge tone="dashed">Off</Badge>}
      </h2>
      <p className="measure mt-1 text-muted">
        Behind a secret address, for whoever helps you: on paper in your purse, or sent to somebody close. It
        opens on any phone, without a login.
      </p>
      {address !== null && <PageAddress id={ADDRESS_ID} address={address} onDone={() => show(null)} />}
      {card.is_locked && (
        <p role="status" className="type-small mt-3 rounded-input bg-moon px-3.5 py-2.5">
          There were {CARD_LIMITS.wrongPins} tries with wrong digits, so the page is closed for an hour. If
          you choose other digits, it opens at once.
        </p>
      )}
      <Parts card={card} onChange={(shown_parts) => go({ do: 'save', change: { shown_parts } })} />
      {card.is_public ? (
        <div className="mt-5 space-y-4 border-t border-border pt-4">
          <p className="type-small text-muted">
            {card.opened_at === null
              ? 'Not opened so far.'
              : `Opened last: ${longDay(localDateOf(new Date(card.opened_at)), today)}.`}
          </p>
          <Switch
            label="Tell me by mail when it is opened"
            hint="One mail an hour at most. Each opening stands in your access history."
            isOn={card.tells_by_mail}
            onChange={(tells_by_mail) => void go({ do: 'save', change: { tells_by_mail } })}
          />
          {card.tells_by_mail && !isEmailVerified && (
            <p className="type-small rounded-input bg-moon px-3.5 py-2.5">
              Mails come once your address is confirmed. On{' '}
              <TextLink to="/dashboard/privacy">Privacy &amp; Security</TextLink> you can ask for the link.
            </p>
          )}
          <div className="flex flex-wrap gap-2.5">
            <Button kind="secondary" onClick={() => setOpen('pin')}>
              {card.has_pin ? 'Change the digits' : 'Ask for digits'}
            </Button>
            <Button kind="secondary" onClick={() => setOpen('renew')}>
              New address
            </Button>
            <Button kind="secondary" onClick={() => setOpen('close')}>
              Switch it off
            </Button>
          </div>
        </div>
      ) : (
        <div className="mt-5 border-t border-border pt-4">
          {versions[current].map((paragraph) => (
            <p key={paragraph} className="type-small measure mb-2">
              {paragraph}
            </p>
          ))}
          <Button
            className="mt-2 max-sm:w-full"
            isBusy={steps.isBusy}
            disabled={card.shown_parts.length === 0}
            onClick={() => void go({ do: 'open', textVersion: current })}
          >
            I agree: switch it on
          </Button>
          {card.shown_parts.length === 0 && (
            <p className="type-hint mt-1.5 text-muted">{PAGE_TEXTS.parts}.</p>
          )}
        </div>
      )}
      <p role="alert" className="type-small mt-3 text-danger empty:hidden">
        {open === null && steps.trouble}
      </p>
      <PageDialog
        of={open}
        hasPin={card.has_pin}
        isBusy={steps.isBusy}
        trouble={steps.trouble}
        onClose={() => setOpen(null)}
        onStep={async (step) => {
          if (await go(step)) setOpen(null);
        }}
        consentVersion={current}
      />
    </Card>
  );
}

/** Parts that she ticked before her medical history was part of them show it once she ticks them again. */
function OwnWordsAlone({ card }: { card: EmergencyCard }) {
  const parts = HISTORY_PARTS.filter(
    (part) => card.shown_parts.includes(part) && !card.history_parts.includes(part),
  );
  if (parts.length === 0) return null;
  const names = PAGE_PARTS.filter(({ value }) => parts.some((part) => part === value));
  return (
    <p className="type-small mt-2 rounded-input bg-moon px-3.5 py-2.5">
      You ticked these earlier, so they show your own words alone:{' '}
      {names.map(({ label }) => label.toLowerCase()).join(', ')}. To show your Medical History too, untick
      them and tick them again.
    </p>
  );
}

interface PartsProps {
  card: EmergencyCard;
  onChange: (parts: PagePart[]) => void;
}

function Parts({ card, onChange }: PartsProps) {
  return (
    <fieldset className="mt-4">
      <legend className="type-label mb-2">What it shows</legend>
      <div className="space-y-1.5">
        {PAGE_PARTS.map(({ value, label }) => (
          <Checkbox
            key={value}
            label={label}
            checked={card.shown_parts.includes(value)}
            onChange={(event) =>
              onChange(
                PAGE_PARTS.map((one) => one.value).filter((one) =>
                  one === value ? event.currentTarget.checked : card.shown_parts.includes(one),
                ),
              )
            }
          />
        ))}
      </div>
      <p className="type-hint mt-2 text-muted">
        Allergies, illnesses, medicines and implants: as they stand in your Medical History, and what you
        wrote yourself.
      </p>
      <OwnWordsAlone card={card} />
      <p className="type-hint mt-2 text-muted">
        The emergency number is always on it. A loss, your notes and what you log are never on it.
      </p>
    </fieldset>
  );
}
