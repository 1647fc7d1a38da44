import { type Context, Hono } from 'hono';
import { renderMailList, renderMailPage, renderMissingMail } from '../mail/dev-mail-page.ts';
import type { OutboxMail } from '../mail/outbox-read.ts';

export interface DevMailSource {
  /** Newest first. */
  listMails: () => Promise<OutboxMail[]>;
  readMail: (id: string) => Promise<OutboxMail | null>;
}

const BASE = '/dev/mail';

/**
 * `/dev/mail`, to be mounted under `/dev` and in development only: whoever reads these mails can confirm any
 * address and take over any account.
 */
export function createDevMailRoutes({ listMails, readMail }: DevMailSource): Hono {
  return new Hono()
    .get('/mail', async (c) => showPage(c, await renderMailList(await listMails(), BASE)))
    .get('/mail/:id', async (c) => {
      const mail = await readMail(c.req.param('id'));
      if (mail === null) return showPage(c, await renderMissingMail(BASE), 404);
      return showPage(c, await renderMailPage(mail, BASE));
    })
    .get('/mail/:id/html', async (c) => {
      const mail = await readMail(c.req.param('id'));
      if (mail === null) return showPage(c, await renderMissingMail(BASE), 404);
      return showPage(c, mail.html);
    });
}

function showPage(c: Context, page: { toString(): string }, status: 200 | 404 = 200): Response {
  return c.html(page.toString(), status, {
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    'Cache-Control': 'no-store',
  });
}
