import type { AccessEvent } from '@lunaria/domain/access/access-event.ts';
import { page, userEvent } from 'vitest/browser';
import { expect } from '../../testing/component-test.ts';
import { test } from '../../testing/her-account.ts';
import { complaints, measureOverhang, standAt, textsOf } from '../../testing/look.ts';
import { renderPart } from '../../testing/render-page.tsx';
import { AccessHistory } from './access-history.tsx';

const part = page.getByRole('region', { name: 'Access history' });
const entries = part.getByRole('listitem');
const MODEL = 'https://models.example.org/v1 small';

const open = () => renderPart(({ user }) => <AccessHistory userId={user.id} />, { at: '/dashboard/privacy' });

const event = (n: number, changes: Partial<AccessEvent> = {}): AccessEvent => ({
  ...{ n, at: '2025-10-09T08:30:00Z', kind: 'sign-in', subject: '', detail: 'password' },
  ...changes,
});

test('She reads in plain words what came to what is hers, the newest first', async ({ account }) => {
  standAt('2025-10-10T12:00:00');
  const gone = crypto.randomUUID();
  account.accessEvents = [
    event(8, { kind: 'operator-command', subject: 'verify-chain', detail: '' }),
    event(7, { kind: 'consent-withdrawn', subject: 'model-documents', detail: MODEL }),
    event(6, { kind: 'document-read-by-model', subject: gone, detail: MODEL }),
    event(5, { kind: 'document-read', subject: gone, detail: '' }),
    event(4, { kind: 'consent-given', subject: 'model-documents', detail: MODEL }),
    event(3, { detail: 'passkey' }),
    event(2),
    event(1, { detail: 'sign-up' }),
  ];
  await open();
  await expect
    .poll(() => textsOf(entries))
    .toEqual([
      expect.stringMatching(
        /^The operator looked whether this history was changed\. It was not\s*9 Oct, 10:30$/,
      ),
      expect.stringMatching(
        /^You withdrew: Summaries by a language model\s*To small at https:\/\/models\.example\.org\/v1/,
      ),
      expect.stringMatching(
        /^A language model was asked about a document\s*One that you deleted since\. Asked: small at /,
      ),
      expect.stringMatching(/^A document was read on this server\s*One that you deleted since/),
      expect.stringMatching(/^You agreed: Summaries by a language model/),
      expect.stringMatching(/^Logged in with a passkey/),
      expect.stringMatching(/^Logged in with your password/),
      expect.stringMatching(/^You made your account/),
    ]);
  expect(part.getByRole('button').elements()).toEqual([]);
  expect(await complaints()).toEqual([]);
});

test('Fifty at first; the earlier ones come at a press, and the reading goes on with them', async ({
  account,
}) => {
  account.accessEvents = Array.from({ length: 60 }, (_, index) => event(60 - index));
  await open();
  await expect.poll(() => entries.elements().length).toBe(50);
  (part.getByRole('button', { name: 'Show earlier' }).element() as HTMLElement).focus(); // as: a button
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => entries.elements().length).toBe(60);
  expect(part.getByRole('button').elements()).toEqual([]);
  await expect.poll(() => entries.elements().indexOf(document.activeElement as HTMLElement)).toBe(50);
});

test('A list that did not load says so and comes back; none says that too', async ({ account, api }) => {
  api.lose('get', '/api/access-events');
  await open();
  await expect
    .element(page.getByText('Your access history did not load. Nothing was changed.'))
    .toBeVisible();
  account.answerThrough(api);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Nothing yet. Your next login will be the first.')).toBeVisible();
});

test('At 320 px nothing runs out', async ({ account }) => {
  await page.viewport(320, 800);
  account.accessEvents = [
    event(1, { kind: 'document-read-by-model', detail: `https://${'long'.repeat(30)}/v1 ${'m'.repeat(90)}` }),
  ];
  await open();
  await expect.poll(() => entries.elements().length).toBe(1);
  expect(measureOverhang()).toBeLessThanOrEqual(0);
});
