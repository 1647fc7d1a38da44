import { subscriptionRequestSchema } from '@lunaria/domain/newsletter/subscription.ts';
import { NEWSLETTER_WORDING_VERSION } from '@lunaria/domain/newsletter/wording.ts';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { expect, testOfVisitor as test } from '../../../testing/component-test.ts';
import { complaints, rows } from '../../../testing/look.ts';
import { renderPublicPart } from '../../../testing/render-page.tsx';
import type { StandInApi } from '../../../testing/stand-in-api.ts';
import { PublicFooter } from '../public-layout.tsx';

const inFooter = () => page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });
const address = () => inFooter().getByRole('textbox', { name: 'Email address' });
const subscribe = () => inFooter().getByRole('button', { name: 'Subscribe' });
const taken = () => inFooter().getByRole('status');

/** As the server judges it (server/routes/newsletter.ts): by the schema. */
function refuseAs(api: StandInApi, request: object): void {
  const [issue] = z.safeParse(subscriptionRequestSchema, request).error?.issues ?? [];
  if (!issue) throw new Error('Nothing of it would be refused.');
  api.refuse('post', '/api/newsletter', { status: 400, code: 'invalid_input', message: issue.message });
}

test(
  'In the footer, an address that is none is said beside the field; two clicks send one request',
  rows('M-29', 'M-30', 'M-31', 'P-39'),
  async ({ api }) => {
    refuseAs(api, { list: 'newsletter', address: 'ana', wording: NEWSLETTER_WORDING_VERSION });
    await renderPublicPart(<PublicFooter />, { at: '/terms' });
    await address().fill('ana');
    await subscribe().click();
    await expect.element(address()).toHaveAccessibleDescription('Please enter a valid email address');
    await expect.element(address()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(address()).toHaveFocus();
    await expect.element(address()).toHaveValue('ana');
    expect(await complaints()).toEqual([]);

    api.answer('post', '/api/newsletter', { ok: true }, 202);
    await address().fill('ana@example.org');
    await subscribe().dblClick();
    await expect.element(taken()).toMatchTextContent('Check your mailbox');
    await expect.element(taken()).toHaveFocus();
    await expect.element(address()).not.toBeInTheDocument();
    expect(await complaints()).toEqual([]);
    expect(api.sent('post', '/api/newsletter')).toEqual([
      { list: 'newsletter', address: 'ana', wording: NEWSLETTER_WORDING_VERSION },
      { list: 'newsletter', address: 'ana@example.org', wording: NEWSLETTER_WORDING_VERSION },
    ]);
  },
);

test(
  'Without a connection nothing is lost: she is told, and tries again',
  rows('M-29', 'PR-14'),
  async ({ api }) => {
    api.answer('post', '/api/newsletter', { ok: true }, 202);
    await renderPublicPart(<PublicFooter />, { at: '/about' });
    await address().fill('ana@example.org');
    api.goOffline();
    await subscribe().click();
    await expect.element(address()).toHaveAccessibleDescription(/You are offline\. Nothing was sent/);
    await expect.element(address()).toHaveValue('ana@example.org');
    api.goOnline();
    await subscribe().click();
    await expect.element(taken()).toMatchTextContent('Check your mailbox');
  },
);
