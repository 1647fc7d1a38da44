import { type ReactNode, useEffect, useRef } from 'react';
import { LinkButton } from '../../ui/link-button.tsx';

interface LinkOutcomeProps {
  title: string;
  children: ReactNode;
  /** Where she goes on. */
  next: { to: string; label: string };
}

/** What became of the link of a mail. The button she pressed is gone: whoever listens hears what came in its place. */
export function LinkOutcome({ title, children, next }: LinkOutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-6">
      <h2 ref={heading} tabIndex={-1} className="type-h3 outline-none">
        {title}
      </h2>
      <p className="mt-3 text-muted">{children}</p>
      <LinkButton to={next.to} className="mt-6 max-sm:w-full">
        {next.label}
      </LinkButton>
    </section>
  );
}
