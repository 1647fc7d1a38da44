import type { TodaySentence } from '@lunaria/domain/today/today-view.ts';
import { ChevronRight, Info, Lightbulb, Phone, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { ICON } from './icon.ts';

/** One sentence: what to look out for, or what comes back. */
export function Sentence({ sentence }: { sentence: TodaySentence }) {
  const { kind, lead, text, to, isCall } = sentence;
  if (kind === 'note') return <p className="type-hint text-center text-muted">{text}</p>;
  const Icon = kind === 'pattern' ? Lightbulb : isCall ? null : to === null ? Info : ShieldCheck;
  const words = (
    <>
      {lead !== '' && <strong className="font-strong">{lead}</strong>} {text}
    </>
  );
  return (
    <div
      className={`relative flex min-h-15 items-center gap-3.5 rounded-card px-3.5 py-2 text-[0.9375rem] leading-5.5 ${isCall ? 'bg-stage-tint' : 'bg-primary-tint'}`}
    >
      {Icon && <Icon {...ICON} className="shrink-0 text-primary" />}
      <p className="min-w-0 flex-1">
        {to === null || isCall ? (
          words
        ) : (
          <Link to={to} className="block after:absolute after:inset-0 after:rounded-card">
            {words}
          </Link>
        )}
      </p>
      {to !== null && !isCall && <ChevronRight {...ICON} className="shrink-0 text-muted" />}
      {to !== null && isCall && (
        <Link
          to={to}
          aria-label="Whom to call"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-primary text-primary-text hover:bg-primary-hover"
        >
          <Phone {...ICON} />
        </Link>
      )}
    </div>
  );
}
