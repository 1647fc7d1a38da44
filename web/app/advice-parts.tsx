import type { AdviceCard } from '@lunaria/domain/advice/advice-card.ts';

interface AdvicePartProps {
  card: AdviceCard;
  /** Its place, and what is between its lines. */
  className: string;
}

/** Her own dates, on which advice rests; nothing where it rests on none. */
export function HerDates({ card: { herDates }, className }: AdvicePartProps) {
  if (herDates.length === 0) return null;
  return (
    <dl className={`grid rounded-input bg-sunken ${className}`}>
      {herDates.map(({ label, value }) => (
        <div key={`${label} ${value}`} className="flex flex-wrap gap-x-4">
          <dt className="min-w-[min(9rem,100%)] text-muted">{label}</dt>
          <dd className="min-w-0 tabular-nums lining-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where advice comes from, and that nobody has signed it yet. */
export function WhyAdvice({ card: { sources, checked }, className }: AdvicePartProps) {
  return (
    <details className={className}>
      <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-[4px] font-medium underline underline-offset-3">
        Why we say this
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-5 text-muted marker:text-control">
        {sources.map(({ publisher, title, year }) => (
          <li key={`${publisher} ${title}`}>
            {publisher}: {title}, {year}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">{checked}. It is no diagnosis.</p>
    </details>
  );
}
