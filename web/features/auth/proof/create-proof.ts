import type { AccountOutcome } from '../../session/session-requests.ts';

/** An answer of the API: as fetch and the typed client give it, or as an account call reads it. */
type Answer = { status: number; clone(): { json(): Promise<unknown> } } | AccountOutcome;

export interface Proof {
  /** Asks her to confirm that it is she; false when she did not. Asks nothing while her last proof is fresh. */
  prove(): Promise<boolean>;
  /**
   * Sends; on `proof_required` has her confirm and sends again. Null when she did not: then nothing was changed, and she
   * knows why.
   */
  sendWithProof<A extends Answer>(send: () => Promise<A>): Promise<A | null>;
}

interface ProofScreen {
  /** Brings the dialog; true when her last proof is fresh and there is nothing to ask. Fails when it cannot be fetched. */
  open(): Promise<boolean>;
  close(): void;
  /** The dialog did not come. */
  complain(): void;
}

/** The question whether it is she, asked once however many ask for it; `end` takes her answer. */
export function createProof(screen: ProofScreen): { proof: Proof; end(isProved: boolean): void } {
  let asked: PromiseWithResolvers<boolean> | null = null;

  function end(isProved: boolean): void {
    screen.close();
    asked?.resolve(isProved);
    asked = null;
  }

  function prove(): Promise<boolean> {
    if (asked) return asked.promise;
    asked = Promise.withResolvers<boolean>();
    const { promise } = asked;
    screen.open().then(
      (isFresh) => isFresh && end(true),
      () => {
        screen.complain();
        end(false);
      },
    );
    return promise;
  }

  return {
    end,
    proof: {
      prove,
      async sendWithProof(send) {
        const answer = await send();
        if (!(await asksForProof(answer))) return answer;
        return (await prove()) ? await send() : null;
      },
    },
  };
}

async function asksForProof(answer: Answer): Promise<boolean> {
  if ('kind' in answer) return answer.kind === 'refused' && answer.code === 'proof_required';
  if (answer.status !== 403) return false;
  const body = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 'proof_required';
}
