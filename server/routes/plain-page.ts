import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { Context, ErrorHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from '../http/request-context.ts';

// The light and dark roles of the visual direction; such a page stands alone, without the client's files.
const style = `
:root{color-scheme:light dark;--page:#FAF5EC;--card:#FFFCF6;--ink:#2A1A2C;--line:#E3D8C8;--main:#57284D;--on-main:#FFF8F1;--membrane:#EDE6F0;--seed:#EBBB42}
@media(prefers-color-scheme:dark){:root{--page:#161018;--card:#1F1722;--ink:#F4ECE6;--line:#3B2F40;--main:#DECDE6;--on-main:#2B1630;--membrane:#463A4E;--seed:#7A5300}}
body{margin:0;padding:32px 16px;background:var(--page);color:var(--ink);font:17px/27px Inter,system-ui,sans-serif}
header{display:flex;align-items:center;gap:10px;max-width:648px;margin:0 auto 20px;font:440 24px/34px Fraunces,Georgia,serif}
main{max-width:600px;margin:0 auto;padding:32px 24px;background:var(--card);border:1px solid var(--line);border-radius:22px;overflow-wrap:anywhere}
h1{margin:0 0 20px;font:440 28px/34px Fraunces,Georgia,serif}
p,ul{margin:0 0 16px}
form{display:flex;flex-wrap:wrap;gap:12px;margin:24px 0 16px}
button{min-height:48px;padding:0 24px;border:1px solid var(--main);border-radius:999px;background:var(--card);color:var(--main);font:inherit;font-weight:560;cursor:pointer}
button.main{background:var(--main);color:var(--on-main)}
a{color:var(--main)}
h2{margin:24px 0 8px;font:440 22px/28px Fraunces,Georgia,serif}
dl{margin:0 0 16px}
dl div{padding:10px 0;border-top:1px solid var(--line)}
dt{font-size:15px;line-height:22px}
dd{margin:0;font-weight:560;white-space:pre-wrap}
label{flex:1 0 100%;font-weight:560}
input{box-sizing:border-box;min-height:48px;width:12em;max-width:100%;padding:0 16px;border:1px solid var(--ink);border-radius:14px;background:var(--page);color:var(--ink);font:inherit}
.call{font-size:22px;line-height:32px}
.small{font-size:15px;line-height:22px}
a:focus-visible,button:focus-visible,input:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/** As in web/ui/brand.tsx: whoever comes from a mail sees whose page this is. */
const mark = raw(
  '<svg viewBox="0 0 48 48" width="34" height="34" aria-hidden="true" style="color:var(--main)"><path d="M21.2 46.4c.4-2.9.9-5.2 1.7-8.2" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round"/><circle cx="23.6" cy="21" r="17.6" fill="currentColor"/><circle cx="27.2" cy="17.6" r="12" fill="var(--membrane)"/><ellipse cx="14.6" cy="29.6" rx="2.3" ry="3.3" transform="rotate(-43 14.6 29.6)" fill="var(--seed)"/></svg>',
);

/**
 * A page that the server makes itself, whole: what the links of mails open, and what a form answers where no script
 * runs. `class="main"` is the one recommended button. Everything that is put in is escaped.
 */
export async function renderPlainPage(title: string, content: ReturnType<typeof html>): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${PRODUCT_NAME}</title><style>${raw(style)}</style></head>
<body><header>${mark}<span>${PRODUCT_NAME}</span></header><main><h1>${title}</h1>
${content}
</main></body>
</html>
`;
  return page.toString();
}

/** The way on from such a page, where there is one. */
export const linkToStart = html`<p><a href="/">To the start page of ${PRODUCT_NAME}</a></p>`;

/** No script, no cache, no frame. */
export function sendPlainPage(c: Context<RequestContext>, page: string, status: ContentfulStatusCode = 200) {
  c.header('Cache-Control', 'no-store');
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  );
  return c.html(page, status);
}

/** Read by people: a refusal is a page too, which says why, and `after` it what to do. */
export function refuseWithPage(title: string, after?: ReturnType<typeof html>): ErrorHandler<RequestContext> {
  return async (error, c) => {
    if (!(error instanceof AppError)) throw error;
    for (const [name, value] of Object.entries(error.headers)) c.header(name, value);
    const page = await renderPlainPage(title, html`<p>${error.message}</p>${after}`);
    return sendPlainPage(c, page, error.status);
  };
}
