import type { CalendarDate } from '@lunaria/domain/calendar/calendar-date.ts';
import { shortDate } from '@lunaria/domain/calendar/name-day.ts';
import { callLine, callServices, sayCountry } from '@lunaria/domain/emergency/calls-for.ts';
import { NUMBERS_SOURCE } from '@lunaria/domain/emergency/emergency-numbers.ts';
import type { LineKind } from '@lunaria/domain/emergency/help-lines.ts';
import type { NumbersForHer, ShownLine } from '@lunaria/domain/emergency/numbers-for.ts';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { LineButton } from '../../ui/line-button.tsx';
import { CountryDialog } from './country-dialog.tsx';
import { CallButton, CallLink } from './emergency-call.tsx';

interface NumbersCardProps {
  numbers: NumbersForHer;
  /** The country she chose; null: none. */
  chosen: string | null;
  onChoose: (country: string | null) => void;
}

/** Advice first, then somebody to talk to. */
const ORDER: readonly LineKind[] = ['maternity', 'nurse', 'crisis', 'violence', 'child'];

/** The numbers of her country, large; where they come from stands folded below. */
export function NumbersCard({ numbers, chosen, onChoose }: NumbersCardProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { ambulance, police } = callServices(numbers);
  const lines = ORDER.flatMap((kind) => numbers.lines.filter((line) => line.kind === kind));
  return (
    <Card>
      <h2 className="type-h2">Call for help</h2>
      <p className="measure mt-1 text-muted">
        {sayCountry(numbers)}{' '}
        <LineButton onPress={() => setChoosing(true)}>
          Change<span className="sr-only"> the country</span>
        </LineButton>
      </p>
      <div className="mt-4 grid gap-2.5">
        {ambulance.map((choice) => (
          <CallButton key={choice.link} choice={choice} />
        ))}
        {[...police, ...lines.map(callLine)].map((choice) => (
          <CallLink key={`${choice.link} ${choice.label}`} choice={choice} />
        ))}
      </div>
      <p className="type-small mt-4 text-muted">
        Nobody watches what you enter in this product. It is your call that brings help.
      </p>
      <Sources numbers={numbers} lines={lines} />
      <CountryDialog isOpen={isChoosing} onOpenChange={setChoosing} chosen={chosen} onChoose={onChoose} />
    </Card>
  );
}

function Sources({ numbers, lines }: { numbers: NumbersForHer; lines: readonly ShownLine[] }) {
  const opened = lines.flatMap(({ name, source }) => (source === null ? [] : [{ name, source }]));
  const unchecked = lines.filter(({ source }) => source === null).map(({ name }) => name);
  return (
    <details className="type-small mt-1 text-muted">
      <summary className="min-h-11 w-fit rounded-small py-2.5 underline underline-offset-3 hover:decoration-2">
        Where these numbers come from
      </summary>
      <ul className="mt-1 list-disc space-y-1.5 pl-5">
        <li>
          Emergency numbers: <EmergencySource numbers={numbers} />
        </li>
        {opened.map(({ name, source }) => (
          <li key={name}>
            <Source {...source} name={name} />
            {source.by === 'others' && ', a page of somebody else that names it'}
          </li>
        ))}
        {unchecked.length > 0 && (
          <li>
            Not checked by us: {unchecked.join(', ')}. These are the numbers as they are commonly given; no
            source of them was opened for this list.
          </li>
        )}
      </ul>
    </details>
  );
}

/** The official page; where none was opened, the table that phones dial by. */
function EmergencySource({ numbers: { page } }: { numbers: NumbersForHer }) {
  if (page === null) {
    return (
      <>
        <Source {...NUMBERS_SOURCE} name={NUMBERS_SOURCE.title} />, last changed there{' '}
        {shortDate(NUMBERS_SOURCE.changedOn)}
      </>
    );
  }
  return (
    <>
      <Source address={page.address} openedOn={page.checkedOn} name={page.title} />
      {page.asOf !== null && `, in a copy of ${shortDate(page.asOf)}`}
    </>
  );
}

function Source({ name, address, openedOn }: { name: string; address: string; openedOn: CalendarDate }) {
  return (
    <>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className="rounded-[4px] text-primary underline decoration-1 underline-offset-3 hover:decoration-2"
      >
        {name}
      </a>
      , opened {shortDate(openedOn)}
    </>
  );
}
