import { CARD_LIMITS } from '@lunaria/domain/emergency/emergency-card.ts';
import { nameCountry } from '@lunaria/domain/emergency/name-country.ts';
import type { NumbersForHer } from '@lunaria/domain/emergency/numbers-for.ts';
import type { PublicCard } from '@lunaria/domain/emergency/public-card.ts';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import { checkAddress } from '../http/check-address.ts';
import { limitBody } from '../http/read-json.ts';
import type { RequestContext } from '../http/request-context.ts';
import {
  type PublicPage,
  type PublicPageDependencies,
  readPublicPage,
} from '../services/emergency/public-page.ts';
import { refuseWithPage, renderPlainPage, sendPlainPage } from './plain-page.ts';

interface EmergencyPageDependencies extends PublicPageDependencies {
  /** Counts the requests of a path and refuses those that are too many. */
  limit: (path: string) => MiddlewareHandler<RequestContext>;
  checkOwnOrigin: MiddlewareHandler<RequestContext>;
}

/** Said wherever her own country is not. */
const callAnyway = html`<p>Is somebody in danger now? Call <a href="tel:112">112</a> or <a href="tel:911">911</a>, from most mobile phones.</p>`;

/**
 * `/e/<secret>`: what helpers see who have the address, without a session and without a script. One that belongs to nobody,
 * or not any more, is one answer. Only with digits, where she chose some, is anything of hers shown.
 */
export function createEmergencyPage(dependencies: EmergencyPageDependencies) {
  const limit = dependencies.limit('/e/:secret');
  const answer = async (c: Context<RequestContext>, pin: string | null) => {
    const page = await readPublicPage(dependencies, c.req.param('secret') ?? '', pin);
    c.header('X-Robots-Tag', 'noindex, nofollow');
    return sendPlainPage(c, await renderPage(page), STATUS[page.kind]);
  };
  const routes = new Hono<RequestContext>();
  routes.onError(refuseWithPage('That did not work', callAnyway));
  return routes
    .get('/:secret', checkAddress, limit, async (c) => answer(c, null))
    .post('/:secret', checkAddress, dependencies.checkOwnOrigin, limitBody, limit, async (c) => {
      const form: Record<string, unknown> = await c.req.parseBody().catch(() => ({}));
      return answer(c, readDigits(form.digits));
    });
}

const STATUS = { none: 404, digits: 200, locked: 423, open: 200 } as const;

/** As they are typed: with spaces, or in another script. What is no text counts as wrong digits. */
function readDigits(typed: unknown): string {
  return typeof typed === 'string' ? typed.normalize('NFKC').replaceAll(/\s/g, '').slice(0, 20) : '';
}

async function renderPage(page: PublicPage): Promise<string> {
  switch (page.kind) {
    case 'none':
      return await renderPlainPage(
        'There is nothing here',
        html`<p>The address is not whole, or the page was switched off.</p>${callAnyway}`,
      );
    case 'locked':
      return await renderPlainPage(
        'Closed for an hour',
        html`<p>There were ${CARD_LIMITS.wrongPins} tries with wrong digits. It stays closed for an hour, also for the right ones.</p>${callAnyway}`,
      );
    case 'digits':
      return await renderPlainPage(
        'In an emergency',
        html`${page.wereWrong && html`<p role="alert"><strong>Those digits are not right.</strong> After ${CARD_LIMITS.wrongPins} wrong tries it closes for an hour.</p>`}
<p>This page opens with digits. They stand beside the address, or somebody close knows them.</p>
<form method="post"><label for="digits">Digits</label><input id="digits" name="digits" inputmode="numeric" autocomplete="off" maxlength="20" required><button class="main">Open</button></form>
${callAnyway}`,
      );
    case 'open':
      return await renderPlainPage('In an emergency', renderCard(page.card, page.numbers));
  }
}

function renderCard({ name, lines, people }: PublicCard, numbers: NumbersForHer) {
  const country =
    numbers.country === null ? ', from most mobile phones' : ` (${nameCountry(numbers.country)})`;
  const calls = numbers.emergency.map(
    (number, index) => html`${index > 0 && ' or '}<a href="tel:${number}"><strong>${number}</strong></a>`,
  );
  // Without a country its one sentence speaks to her.
  const why = numbers.country === null ? '' : numbers.why.join(' ');
  return html`<p class="call">Call ${calls}${country}</p>
${why !== '' && html`<p class="small">${why}</p>`}
${name !== null && html`<h2>${name}</h2>`}
${lines.length > 0 && html`<dl>${lines.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`}
${
  people.length > 0 &&
  html`<h2>Please tell</h2>
<dl>${people.map(({ name: person, number, link }) => html`<div><dt>${person}</dt><dd>${link === null ? number : html`<a href="${link}">${number}</a>`}</dd></div>`)}</dl>`
}
<p class="small">Written by herself. That this page was opened is told to her.</p>`;
}
