import type { Call } from '@lunaria/domain/dangers/rule.ts';
import { EMERGENCY_ADDRESS } from '@lunaria/domain/dashboard/sections.ts';
import { type CallChoice, callsFor, callsForLater, sayCountry } from '@lunaria/domain/emergency/calls-for.ts';
import { Phone } from 'lucide-react';
import { Link } from 'react-router';
import { useEmergencyNumbers } from '../../data/emergency/use-emergency-numbers.ts';

interface EmergencyCallProps {
  userId: string;
  /** Of the rule: who is called first. */
  call: Call;
  /** Somebody has to look at it now: only then the emergency number is the large red button. */
  isNow?: boolean;
}

/**
 * Whom to call about a danger, as links that a phone dials: the number of her country, her contacts, and the lines that fit,
 * with the country they are of. For parts that are loaded late: it brings the tables of numbers along.
 */
export default function EmergencyCall({ userId, call, isNow = true }: EmergencyCallProps) {
  const her = useEmergencyNumbers(userId);
  const choices = (isNow ? callsFor : callsForLater)(call, her);
  const isFirst = ({ kind }: CallChoice) => isNow && kind === 'emergency';
  return (
    <div className="space-y-2.5">
      {choices.filter(isFirst).map((choice) => (
        <CallButton key={choice.link} choice={choice} />
      ))}
      <ul className="space-y-2.5 empty:hidden">
        {choices
          .filter((choice) => !isFirst(choice))
          .map((choice) => (
            <li key={`${choice.link} ${choice.label}`}>
              <CallLink choice={choice} />
            </li>
          ))}
      </ul>
      <p className="type-small text-muted">
        {sayCountry(her.numbers)}{' '}
        <Link to={EMERGENCY_ADDRESS} className="inline-block py-1 font-medium text-text underline">
          Change
        </Link>
      </p>
    </div>
  );
}

/** The one red button of the product: it is for calling help, and for nothing else. */
export function CallButton({ choice: { label, detail, link } }: { choice: CallChoice }) {
  return (
    <a
      href={link}
      className="type-button flex min-h-14 w-full flex-wrap items-center justify-center gap-x-3 gap-y-0.5 rounded-full bg-danger px-6 py-3 text-center text-lg text-surface transition-opacity hover:opacity-90"
    >
      <Phone aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0" />
      <span>{label}</span>
      <span className="type-small font-regular">{detail}</span>
    </a>
  );
}

/** Any other number: what it is, and the whole row dials it. */
export function CallLink({ choice: { label, detail, link } }: { choice: CallChoice }) {
  return (
    <a
      href={link}
      className="flex min-h-13 items-center gap-3 rounded-input border border-control bg-surface px-4 py-2 text-text transition-colors hover:bg-sunken"
    >
      <Phone aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-primary" />
      <span className="min-w-0">
        <span className="type-label block wrap-anywhere">{label}</span>
        <span className="type-small block text-muted">{detail}</span>
      </span>
    </a>
  );
}
