import { expect, test } from 'vitest';
import type { AccountOutcome } from '../../session/session-requests.ts';
import { createProof } from './create-proof.ts';

function openScreen({ isReachable = true, isFresh = false } = {}) {
  const seen: string[] = [];
  const made = createProof({
    open: async () => {
      if (!isReachable) throw new TypeError('Failed to fetch');
      seen.push('open');
      return isFresh;
    },
    close: () => seen.push('close'),
    complain: () => seen.push('complain'),
  });
  return { ...made, seen };
}

const refuse = (code: string) => Response.json({ code, message: 'No.' }, { status: 403 });

test('an answer that asks for no proof comes back as it is, and nothing is opened', async () => {
  const { proof, seen } = openScreen();
  for (const answer of [
    new Response(null, { status: 204 }),
    refuse('wrong_code'),
    new Response('', { status: 403 }),
  ])
    expect(await proof.sendWithProof(async () => answer)).toBe(answer);
  expect(seen).toEqual([]);
});

test('asked for a proof, it has her confirm and sends once more', async () => {
  const { proof, end, seen } = openScreen();
  const answers = [refuse('proof_required'), Response.json({ id: 'a' })];
  const sent = proof.sendWithProof(async () => answers.shift() ?? refuse('proof_required'));
  await expect.poll(() => seen).toEqual(['open']);
  end(true);
  expect(await (await sent)?.json()).toEqual({ id: 'a' });
  expect(answers).toEqual([]);
});

test('when she does not confirm, nothing is sent again', async () => {
  const { proof, end, seen } = openScreen();
  let count = 0;
  const sent = proof.sendWithProof(async () => {
    count += 1;
    return refuse('proof_required');
  });
  await expect.poll(() => seen).toEqual(['open']);
  end(false);
  expect(await sent).toBeNull();
  expect(count).toBe(1);
  expect(seen).toEqual(['open', 'close']);
});

test('the outcome of an account call asks for a proof as an answer does', async () => {
  const { proof, end, seen } = openScreen();
  const refused = {
    kind: 'refused',
    status: 403,
    code: 'proof_required',
    message: 'No.',
    retryAfterMs: null,
  } as const;
  const outcomes: AccountOutcome[] = [refused, { kind: 'done', body: 1 }];
  const sent = proof.sendWithProof(async () => outcomes.shift() ?? refused);
  await expect.poll(() => seen).toEqual(['open']);
  end(true);
  expect(await sent).toEqual({ kind: 'done', body: 1 });
});

test('while her last proof is fresh nothing is asked', async () => {
  const { proof } = openScreen({ isFresh: true });
  expect(await proof.prove()).toBe(true);
});

test('two that ask at once are one dialog', async () => {
  const { proof, end, seen } = openScreen();
  const both = Promise.all([proof.prove(), proof.prove()]);
  end(true);
  expect(await both).toEqual([true, true]);
  expect(seen.filter((what) => what === 'open')).toHaveLength(1);
});

test('a dialog that does not come is told, and can be asked for again', async () => {
  const { proof, seen } = openScreen({ isReachable: false });
  expect(await proof.prove()).toBe(false);
  expect(await proof.prove()).toBe(false);
  expect(seen).toEqual(['complain', 'close', 'complain', 'close']);
});
