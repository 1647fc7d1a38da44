import type { EmergencyContact } from '@lunaria/domain/emergency/emergency-contact.ts';
import type { NumbersForHer } from '@lunaria/domain/emergency/numbers-for.ts';
import {
  CARD_PARTS,
  type CardLine,
  type CardPart,
  composePaperCard,
  listCardParts,
  type PaperCardText,
  writeCardForCode,
} from '@lunaria/domain/emergency/paper-card.ts';
import type { FactsToSay } from '@lunaria/domain/emergency/what-to-say.ts';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import './paper-card.css';

interface PaperCardProps {
  fullName: string;
  her: { numbers: NumbersForHer; contacts: readonly EmergencyContact[] };
  facts: FactsToSay;
  /** What she wrote for helpers did not come, as without a connection. */
  isWithoutWords: boolean;
  /** Of her page for helpers, as long as she sees it; null: it is not on the card. */
  pageAddress: string | null;
}

/** The same on paper, for her purse or the fridge: made on this device, in black on white, the size of a postcard. */
export function PaperCard({
  fullName,
  her: { numbers, contacts },
  facts,
  isWithoutWords,
  pageAddress,
}: PaperCardProps) {
  const [leftOut, setLeftOut] = useState<ReadonlySet<CardPart>>(new Set());
  const source = { fullName, numbers, contacts, facts };
  const there = listCardParts(source);
  const parts = new Set(there.filter((part) => !leftOut.has(part)));

  function tick(part: CardPart, isTicked: boolean) {
    setLeftOut(new Set(isTicked ? [...leftOut].filter((one) => one !== part) : [...leftOut, part]));
  }

  return (
    <Card>
      <h2 className="type-h2">On paper</h2>
      <p className="measure mt-1 text-muted">
        For your purse or the fridge. Whoever finds it can read it; a birth or a loss is never on it.
      </p>
      {there.length > 0 && (
        <fieldset className="mt-3 space-y-1.5">
          <legend className="sr-only">On the card</legend>
          {CARD_PARTS.filter(({ value }) => there.includes(value)).map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={parts.has(value)}
              onChange={(event) => tick(value, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
      <p role="status" className="type-small mt-3 text-muted empty:hidden">
        {isWithoutWords &&
          'What you wrote for helpers in your own words is not here now, so it is not on the card.'}
      </p>
      <div className="mt-4 overflow-x-auto">
        <PaperSheet text={composePaperCard(source, parts)} pageAddress={pageAddress} />
      </div>
      <Button
        kind="secondary"
        className="mt-4 max-sm:w-full"
        icon={<Printer aria-hidden="true" size={20} strokeWidth={1.75} />}
        onClick={() => window.print()}
      >
        Print the card
      </Button>
    </Card>
  );
}

interface PaperSheetProps {
  text: PaperCardText;
  pageAddress: string | null;
}

function PaperSheet({ text, pageAddress }: PaperSheetProps) {
  const { name, call, country, facts, texts, notRecorded, people, madeOn } = text;
  const written = notRecorded === null ? texts : [...texts, notRecorded];
  return (
    <section aria-label="The card" className="paper-card">
      <div className="paper-head">
        <div>
          <h3 className="paper-title">In an emergency</h3>
          {name !== null && <p className="paper-name">{name}</p>}
          <p className="paper-call">
            Call <strong>{call.join(' or ')}</strong>
            {country === null ? ', from most mobile phones' : ` (${country})`}
          </p>
        </div>
        <QrCode
          text={pageAddress ?? writeCardForCode(text)}
          alt={pageAddress === null ? 'QR code of the most urgent words' : 'QR code of the page for helpers'}
          className="size-[25mm]"
        />
      </div>
      <Lines lines={facts} />
      {written.length > 0 && (
        <dl className="paper-texts">
          {written.map(({ id, label, value }) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {people.length > 0 && (
        <>
          <h4 className="paper-heading">Please tell</h4>
          <Lines lines={people} />
        </>
      )}
      <p className="paper-foot">
        As of {madeOn}.{' '}
        {pageAddress === null
          ? 'The code has the most urgent, offline too.'
          : 'The code opens a page with more for helpers.'}
      </p>
    </section>
  );
}

/** More are set smaller and in one line each, so that all fit on the card. */
const FEW = 3;

function Lines({ lines }: { lines: readonly CardLine[] }) {
  if (lines.length === 0) return null;
  return (
    <dl className="paper-lines" data-many={lines.length > FEW ? '' : undefined}>
      {lines.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
