import { PRODUCT_NAME } from '@lunaria/domain/product.ts';
import type { Context, ErrorHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError } from '../errors/app-error.ts';
import type { RequestContext } from '../http/request-context.ts';

// The light and dark roles of the visual direction; such a page stands alone, without the client's files.
const style = `
:root{color-scheme:light dark;--page:#FAF5EC;--card:#FFFCF6;--ink:#2A1A2C;--line:#E3D8C8;--main:#57284D}
@media(prefers-color-scheme:dark){:root{--page:#1C1220;--card:#281B2D;--ink:#F6ECE6;--line:#4A3A50;--main:#EBC6DC}}
body{margin:0;padding:32px 16px;background:var(--page);color:var(--ink);font:17px/27px Inter,system-ui,sans-serif}
main{max-width:600px;margin:0 auto;padding:32px 24px;background:var(--card);border:1px solid var(--line);border-radius:22px;overflow-wrap:anywhere}
h1{margin:0 0 20px;font:440 28px/34px Fraunces,Georgia,serif}
p,ul{margin:0 0 16px}
form{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
button{min-height:48px;padding:0 24px;border:1px solid var(--main);border-radius:999px;background:var(--card);color:var(--main);font:inherit;font-weight:560;cursor:pointer}
button.main{background:var(--main);color:var(--card)}
a{color:var(--main)}
a:focus-visible,button:focus-visible{outline:3px solid var(--ink);outline-offset:3px}`;

/**
 * A page that the server makes itself, whole: what the links of mails open, and what a form answers where no script
 * runs. `class="main"` is the one recommended button. Everything that is put in is escaped.
 */
export async function renderPlainPage(title: string, content: ReturnType<typeof html>): Promise<string> {
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
