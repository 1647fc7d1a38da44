import type { IssuerPerson } from './issuer-person.ts';

const frame = (body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Choose an account</title><body>${body}`;

/** What a person sees at the issuer: who she may be, and the way back. */
export function renderLoginPage(people: IssuerPerson[]): string {
  const choices = people.map(
    ({ sub, email }) =>
      `<button name="person" value="${escapeText(sub)}">${escapeText(email ?? sub)}</button>`,
  );
  return frame(
    `<h1>Choose an account</h1><form method="post">${choices.join('')}<button>Cancel</button></form>`,
  );
}

/** How Apple sends the browser back: a form that sends itself, from a page of another site. */
export function renderAnswerForm(target: string, answer: URLSearchParams): string {
  const fields = [...answer].map(
    ([name, value]) => `<input type="hidden" name="${escapeText(name)}" value="${escapeText(value)}">`,
  );
  return frame(
    `<form method="post" action="${escapeText(target)}">${fields.join('')}</form><script>document.forms[0].submit()</script>`,
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
