import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { html, raw } from 'hono/html';
import { readFirstName } from '../mail/templates/layout.ts';
import type { GuardianQuestion } from '../services/answer-guardian.ts';

/** Kept with every answer. Change it with any word of the question below. */
export const GUARDIAN_WORDING_VERSION = '2026-11-21';

// The light and dark roles of the visual direction; the page stands alone, without the client's files.
const style = `
:root{color-scheme:light dark;--page:#FAF5EC;--card:#FFFCF6;--ink:#2A1A2C;--line:#E3D8C8;--main:#57284D}
@media(prefers-color-scheme:dark){:root{--page:#1C1220;--card:#281B2D;--ink:#F6ECE6;--line:#4A3A50;--main:#EBC6DC}}
body{margin:0;padding:32px 16px;background:var(--page);color:var(--ink);font:17px/27px Inter,system-ui,sans-serif}
main{max-width:600px;margin:0 auto;padding:32px 24px;background:var(--card);border:1px solid var(--line);border-radius:22px;overflow-wrap:anywhere}
h1{margin:0 0 20px;font:440 28px/34px Fraunces,Georgia,serif}
p,ul{margin:0 0 16px}
form{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
/* Both alike: neither answer is the recommended one. */
button{min-height:48px;padding:0 24px;border:1px solid var(--main);border-radius:999px;background:var(--card);color:var(--main);font:inherit;font-weight:560;cursor:pointer}
button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** The page behind a guardian's link, whole. Works without scripts; everything that is put in is escaped. */
export async function renderGuardianPage(question: GuardianQuestion, token: string): Promise<string> {
  const { title, content } = describe(question, token);
  return await renderPage(title, content);
}

/** Why a request to this page was not carried out. */
export async function renderRefusal(message: string): Promise<string> {
  return await renderPage('That did not work', html`<p>${message}</p>`);
}

async function renderPage(title: string, content: ReturnType<typeof html>): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${PRODUCT_NAME}</title><style>${raw(style)}</style></head>
<body><main><h1>${title}</h1>
${content}
</main></body>
</html>
`;
  return page.toString();
}

function describe(question: GuardianQuestion, token: string) {
  switch (question.kind) {
    case 'open':
      return question.isNeeded
        ? askConsent(question.fullName, token)
        : inviteToKnow(question.fullName, token);
    case 'answered':
      return question.answer === 'given'
        ? {
            title: 'Thank you, your answer is kept',
            content: html`<p>You agreed. She can go on at ${PRODUCT_NAME} now. You can close this page.</p>`,
          }
        : {
            title: 'Your answer is kept',
            content: html`<p>You did not agree. Your address was erased, and you will get no more mails unless you are named again. You can close this page.</p>`,
          };
    case 'invalid':
      return {
        title: 'This link does not work any more',
        content: html`<p>Links work for seven days and end when another guardian is named. Ask her to send a new one.</p>`,
      };
  }
}

function askConsent(fullName: string | null, token: string) {
  const who = readFirstName(fullName) ?? 'A child';
  return {
    title: 'Do you agree?',
    content: html`<p>${who} wants to use ${PRODUCT_NAME}, a companion for health from before the first period on, and named you as parent or guardian. By the age that was given, nothing about her health may be stored before a parent or guardian agrees.</p>
<p>If you agree, ${PRODUCT_NAME} may store what she notes herself:</p>
<ul><li>date of birth or age, height, weight and blood type</li><li>periods, symptoms, mood, discharge, intercourse and pregnancy</li><li>health conditions and notes that she writes down</li></ul>
<p>It is kept for her and shown to her alone: you do not get to see what she notes. Free text is encrypted. Your address is kept, encrypted, with the time of your answer.</p>
<p>If you do not agree, nothing further is stored about her health, and your address is erased.</p>
<p>By agreeing you confirm that you hold parental responsibility for her.</p>
${buttons(token, 'I agree', 'I do not agree')}`,
  };
}

function inviteToKnow(fullName: string | null, token: string) {
  const who = readFirstName(fullName) ?? 'Somebody';
  return {
    title: 'She would like you to know',
    content: html`<p>${who} uses ${PRODUCT_NAME}, a companion for health from before the first period on, and would like you, as parent or guardian, to know and to agree. She is old enough to decide by herself: her account does not depend on your answer.</p>
<p>What she notes is kept for her and shown to her alone: you do not get to see it. Your address is kept, encrypted, with the time of your answer; if you do not agree, it is erased.</p>
${buttons(token, 'I know, and I agree', 'I do not agree')}`,
  };
}

function buttons(token: string, agree: string, refuse: string) {
  return html`<form method="post" action="/guardian"><input type="hidden" name="token" value="${token}"><input type="hidden" name="wording" value="${GUARDIAN_WORDING_VERSION}"><button name="answer" value="given">${agree}</button><button name="answer" value="refused">${refuse}</button></form>`;
}
