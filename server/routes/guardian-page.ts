import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { html } from 'hono/html';
import { readFirstName } from '../mail/templates/layout.ts';
import type { GuardianQuestion } from '../services/onboarding/answer-guardian.ts';
import { renderPlainPage } from './plain-page.ts';

/** Kept with every answer. Change it with any word of the question below. */
export const GUARDIAN_WORDING_VERSION = '2026-11-21';

/** The page behind a guardian's link, whole. Works without scripts; everything that is put in is escaped. */
export async function renderGuardianPage(question: GuardianQuestion, token: string): Promise<string> {
  const { title, content } = describe(question, token);
  return await renderPlainPage(title, content);
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
  // Both alike: neither answer is the recommended one.
  return html`<form method="post" action="/guardian"><input type="hidden" name="token" value="${token}"><input type="hidden" name="wording" value="${GUARDIAN_WORDING_VERSION}"><button name="answer" value="given">${agree}</button><button name="answer" value="refused">${refuse}</button></form>`;
}
