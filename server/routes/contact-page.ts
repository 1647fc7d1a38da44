import { html } from 'hono/html';
import { linkToStart, refuseWithPage, renderPlainPage } from './plain-page.ts';

/** What the forms answer where no script runs. */
export async function renderTaken(takenAt: Date): Promise<string> {
  const time = `${takenAt.toISOString().slice(0, 16).replace('T', ', ')} UTC`;
  return await renderPlainPage(
    'We have your message',
    html`<p>It came in on ${time} and is on its way by mail to the people who run this server, with your address to answer to.</p>
${linkToStart}`,
  );
}

export const refuseMessage = refuseWithPage(
  'Your message was not sent',
  html`
<p>Go back in your browser: what you wrote is still there.</p>`,
);
