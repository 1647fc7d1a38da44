import { html, raw } from 'hono/html';
import type { OutboxMail } from './outbox-read.ts';

/*
 * Pages for development: what the server would have sent. No scripts, styles in place, so that they work under
 * `default-src 'none'; style-src 'unsafe-inline'`.
 */
type Html = ReturnType<typeof html>;

const style = raw(`<style>
:root { color-scheme: light dark; --ground: #FAF5EC; --text: #2A1A2C; --muted: #665566; --line: #E3D8C8; --link: #57284D }
@media (prefers-color-scheme: dark) { :root { --ground: #161018; --text: #F4ECE6; --muted: #BCACB9; --line: #3B2F40; --link: #DECDE6 } }
body { margin: 0 auto; max-width: 760px; padding: 32px 16px; background: var(--ground); color: var(--text); font: 16px/24px system-ui, sans-serif }
a { color: var(--link); overflow-wrap: anywhere } a:focus-visible { outline: 3px solid #3A50B5; outline-offset: 2px }
li, dl { border-top: 1px solid var(--line); padding: 12px 0 } ul { list-style: none; padding: 0 }
time, dt, .hint { color: var(--muted); font-size: 14px } dd { margin: 0 } pre { white-space: pre-wrap; font: inherit }
</style>`);

function renderPage(title: string, body: Html): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${style}</head>
<body><main>${body}</main></body>
</html>`;
}

/** The list, newest first. `base` is the path it is served at, without a slash at the end. */
export function renderMailList(mails: readonly OutboxMail[], base: string): Html {
  const rows = mails.map(
    (mail) =>
      html`<li><a href="${base}/${mail.id}">${mail.subject}</a><br>to ${mail.to}, ${renderTime(mail.sentAt)}</li>`,
  );
  return renderPage(
    'Mails that were not sent',
    html`<h1>Mails that were not sent</h1>
<p class="hint">No mail server is set (SMTP_URL), so they lie here. This page exists in development only.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${rows}</ul>`}`,
  );
}

export function renderMailPage(mail: OutboxMail, base: string): Html {
  return renderPage(
    mail.subject,
    html`<p><a href="${base}">All mails</a></p>
<h1>${mail.subject}</h1>
<dl><dt>From</dt><dd>${mail.from}</dd><dt>To</dt><dd>${mail.to}</dd><dt>Sent</dt><dd>${renderTime(mail.sentAt)}</dd></dl>
<p><a href="${base}/${mail.id}/html">As a mail program shows it</a></p>
<pre>${linkAddresses(mail.text)}</pre>`,
  );
}

export function renderMissingMail(base: string): Html {
  return renderPage('No such mail', html`<h1>No such mail</h1><p><a href="${base}">All mails</a></p>`);
}

function renderTime(at: Date): Html {
  return html`<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`;
}

function linkAddresses(text: string): Html[] {
  // A split by a pattern in brackets gives text and address in turn.
  return text
    .split(/(https?:\/\/\S+)/u)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));
}
