import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import { html } from 'hono/html';
import type { MailContent } from '../mail.ts';

interface MailDraft {
  subject: string;
  /** Whom the mail greets; anything that is not simply a name is left out. */
  fullName: string | null;
  before: readonly string[];
  action: { label: string; url: string };
  after: readonly string[];
  /** What she may do beside it: a link of its own at the end. */
  otherAction?: { label: string; url: string };
  /** Of mails to a list. */
  ending?: MailEnding;
}

/** The last line of a mail to a list: why it came, and the link that ends it. */
interface MailEnding {
  why: string;
  label: string;
  url: string;
}

export const endSubscription = (url: string): MailEnding => ({
  why: 'You get this mail because this address was entered and confirmed for it.',
  label: 'Unsubscribe',
  url,
});

// The light roles of the visual direction; mail programs know no variables and few style sheets.
const ink = '#2A1A2C';
const page = `margin:0;padding:32px 16px;background:#FAF5EC;color:${ink};font:16px/24px Inter,system-ui,sans-serif`;
const card =
  'max-width:520px;margin:0 auto;padding:32px;background:#FFFCF6;border:1px solid #E3D8C8;border-radius:22px';
const heading = `margin:0 0 20px;color:${ink};font:440 24px/30px Fraunces,Georgia,serif`;
const paragraph = 'margin:0 0 16px';
const button =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#57284D;color:#FFF8F1;font-weight:560;text-decoration:none';
const small = 'margin:0;color:#665566;font-size:14px;line-height:20px;overflow-wrap:anywhere';

/** The two forms of one mail, with the same words. Everything that is put in is escaped. */
export async function renderMail(draft: MailDraft): Promise<MailContent> {
  const { subject, fullName, before, action, after, otherAction, ending } = draft;
  const greeting = greet(fullName);
  const content = html`${renderParagraphs([greeting, ...before])}
<p style="margin:24px 0"><a href="${action.url}" style="${button}">${action.label}</a></p>
${renderParagraphs(after)}
${otherAction === undefined ? '' : renderParagraphs([html`<a href="${otherAction.url}" style="color:#57284D">${otherAction.label}</a>`])}
<p style="${small}">If the button does not work, open this address:<br>${action.url}</p>`;
  return {
    subject,
    text: joinText(
      [greeting, ...before, sayAction(action), ...after, ...(otherAction ? [sayAction(otherAction)] : [])],
      ending,
    ),
    html: await frameMail(subject, content, ending),
  };
}

const sayAction = ({ label, url }: { label: string; url: string }) => `${label}:\n${url}`;

export const renderParagraphs = (lines: readonly (string | ReturnType<typeof html>)[]) =>
  lines.map((line) => html`<p style="${paragraph}">${line}</p>`);

/** The page of a mail around its content. */
export async function frameMail(
  subject: string,
  content: ReturnType<typeof html>,
  ending?: MailEnding,
): Promise<string> {
  const document = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="${page}">
<div style="${card}">
<h1 style="${heading}">${subject}</h1>
${content}
${ending === undefined ? '' : renderEnding(ending)}
</div>
</body>
</html>
`;
  return document.toString();
}

function renderEnding({ why, label, url }: MailEnding) {
  return html`<p style="${small};margin-top:24px;border-top:1px solid #E3D8C8;padding-top:16px">${why} <a href="${url}" style="color:#57284D">${label}</a></p>`;
}

/** The parts of the plain form, with who writes and how to end it. */
export function joinText(parts: readonly string[], ending?: MailEnding): string {
  const end = ending === undefined ? [] : [`${ending.why} ${ending.label}:\n${ending.url}`];
  return `${[...parts, PRODUCT_NAME, ...end].join('\n\n')}\n`;
}

/**
 * "Hello Ana," for a name and "Hello," for anything else: whoever types an address into the sign-up form also
 * types the name, and could otherwise send strangers a link or a message of his own in our mail.
 */
function greet(fullName: string | null): string {
  const first = readFirstName(fullName);
  return first === null ? 'Hello,' : `Hello ${first},`;
}

/** The first word of a full name where it is simply a name, otherwise null. */
export function readFirstName(fullName: string | null): string | null {
  const [first = ''] = (fullName ?? '').trim().split(/\s+/u);
  return /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u.test(first) ? first : null;
}
