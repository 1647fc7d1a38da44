import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton, SkeletonGroup } from '../../ui/skeleton.tsx';
import { showToast } from '../../ui/toast.tsx';
import type { Answered } from '../session/request-account.ts';
import { describeFailedReset } from './account-toasts.ts';

type State<Facts, Answer> =
  | { kind: 'loading' }
  | { kind: 'unanswered' }
  | { kind: 'dead' }
  | { kind: 'asking'; token: string; facts: Facts }
  | { kind: 'used'; facts: Facts; answer: Answer };

interface MailLinkOptions<Facts, Answer> {
  keptAs: KeptAs;
  /** Asks what the link would do; the same function at every drawing, as is `use`. */
  look: (token: string) => Promise<Answered<Facts>>;
  use: (token: string) => Promise<Answered<Answer>>;
}

/** A link of a mail that is looked at as its page opens, and used by the press of a button: scanners of mail open links too. */
export function useMailLink<Facts, Answer>({ keptAs, look, use }: MailLinkOptions<Facts, Answer>) {
  const [state, setState] = useState<State<Facts, Answer>>({ kind: 'loading' });
  const [isSending, setSending] = useState(false);

  const die = useCallback(() => {
    dropLinkToken(keptAs);
    setState({ kind: 'dead' });
  }, [keptAs]);

  const lookAtIt = useCallback(async () => {
    const token = takeLinkToken(keptAs);
    if (token === null) return die();
    setState({ kind: 'loading' });
    const outcome = await look(token);
    if (outcome.kind === 'done') setState({ kind: 'asking', token, facts: outcome.body });
    else if (outcome.kind === 'refused' && outcome.status === 400) die();
    else setState({ kind: 'unanswered' });
  }, [keptAs, look, die]);

  useEffect(() => {
    void lookAtIt();
    // The link of another mail, opened in this tab: only what is behind the # differs.
    const lookAgain = () => window.location.hash !== '' && void lookAtIt();
    window.addEventListener('hashchange', lookAgain);
    return () => window.removeEventListener('hashchange', lookAgain);
  }, [lookAtIt]);

  /** What the server answered; null where the link was not taken, which is said. */
  async function press(): Promise<Answer | null> {
    if (state.kind !== 'asking') return null;
    setSending(true);
    const outcome = await use(state.token);
    setSending(false);
    if (outcome.kind === 'done') {
      dropLinkToken(keptAs);
      setState({ kind: 'used', facts: state.facts, answer: outcome.body });
      return outcome.body;
    }
    if (outcome.kind === 'refused' && outcome.status === 400) die();
    else showToast({ ...describeFailedReset(outcome), kind: 'destructive' });
    return null;
  }

  return { state, isSending, press, look: () => void lookAtIt() };
}

/** While nobody knows yet what the link would do. */
export function LinkNotLookedAt({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  if (isLoading) {
    return (
      <SkeletonGroup className="mt-8 space-y-3">
        <Skeleton className="h-5 w-full max-w-80" />
        <Skeleton className="h-5 w-full max-w-60" />
      </SkeletonGroup>
    );
  }
  return (
    <div className="mt-8">
      <ErrorState message="The link could not be looked at. Nothing was changed." onRetry={onRetry} />
    </div>
  );
}

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
