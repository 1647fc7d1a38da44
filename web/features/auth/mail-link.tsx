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

/** Under which name the token of each kind of link stays with the tab; the page about cookies names them. */
type KeptAs = 'lunaria-reset-token' | 'lunaria-email-token' | 'lunaria-verify-token' | 'lunaria-undo-token';

/**
 * The token behind the # of the address, null when there is none. It is taken out of the address, where the history
 * would keep it, and stays with this tab until it is closed, so that a reload loses nothing.
 */
export function takeLinkToken(keptAs: KeptAs): string | null {
  const token = window.location.hash.slice(1);
  if (!token) return sessionStorage.getItem(keptAs);
  sessionStorage.setItem(keptAs, token);
  // The router's own note about this place stays.
  window.history.replaceState(window.history.state, '', window.location.pathname);
  return token;
}

/** Once it was used it opens nothing any more. */
export function dropLinkToken(keptAs: KeptAs): void {
  sessionStorage.removeItem(keptAs);
}
