import { ChevronDown } from 'lucide-react';
import type { HelpAnswer } from '../../../app/help-topics.ts';
import { TextLink } from '../../../ui/text-link.tsx';

/** A question that opens its answer, also without script. On paper all are open. */
export function HelpEntry({ question, answer, link }: HelpAnswer) {
  return (
    <details className="group [&::details-content]:print:[content-visibility:visible]">
      <summary className="flex min-h-14 items-center justify-between gap-4 rounded-[6px] py-3 hover:text-primary [&::-webkit-details-marker]:hidden">
        <h3 className="type-body font-strong">{question}</h3>
        <ChevronDown
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="shrink-0 text-muted transition-transform group-open:rotate-180 print:hidden"
        />
      </summary>
      <div className="measure space-y-3 pb-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {link && (
          <p>
            <TextLink to={link.to}>{link.label}</TextLink>
          </p>
        )}
      </div>
    </details>
  );
}
