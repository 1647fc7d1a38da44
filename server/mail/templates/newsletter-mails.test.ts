import { describe, expect, test } from 'vitest';
import { composeConfirmSubscription, composeNewArticle, composeNewsletterIssue } from './newsletter-mails.ts';

const unsubscribeUrl = 'https://lunaria.example/newsletter/unsubscribe?token=d.e.f';
const HEALTH =
  /health|women|cycle|period|pregnan|menopaus|fertil|ovulat|symptom|doctor|reproduct|medic|iron/i;

describe('the mail that asks to confirm', () => {
  const facts = {
    url: 'https://lunaria.example/newsletter/confirm?token=a.b.c',
    forgetUrl: unsubscribeUrl,
    validDays: 3,
  };

  test('says how long the link works, what happens without it, and how to be forgotten', async () => {
    const { subject, text, html } = await composeConfirmSubscription(facts);
    expect(subject).toBe('Confirm your subscription to Lunaria');
    expect(text).toBe(`Hello,

Somebody, we hope you, asked for mails from Lunaria to this address. Confirm that you want them.

Look and confirm:
${facts.url}

The link works for 3 days. Opening the page confirms nothing: there is a button on it.

Lunaria

If it was not you, leave this mail as it is: nothing else is sent, and the address is deleted after 3 days. Delete it now:
${unsubscribeUrl}
`);
    expect(html).toContain(`<a href="${facts.url}"`);
    expect(html).toContain(`<a href="${unsubscribeUrl}"`);
  });

  test('nothing in it tells what the mails are about, and it loads nothing', async () => {
    const { subject, text, html } = await composeConfirmSubscription(facts);
    expect(`${subject} ${text} ${html}`).not.toMatch(HEALTH);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
  });
});

test('a new article is named inside the mail and not in its subject, with the link that ends the mails', async () => {
  const { subject, text, html } = await composeNewArticle({
    title: 'Heavy periods, iron & ferritin',
    teaser: 'How heavy is too heavy.',
    url: 'https://lunaria.example/blog/heavy-periods-and-iron',
    unsubscribeUrl,
  });
  expect(subject).toBe('A new article at Lunaria');
  expect(text).toContain('Heavy periods, iron & ferritin\n\nHow heavy is too heavy.');
  expect(text).toContain('https://lunaria.example/blog/heavy-periods-and-iron');
  expect(text).toMatch(/Unsubscribe:\n\S+token=d\.e\.f\n$/);
  expect(html).toContain('Heavy periods, iron &amp; ferritin');
  expect(html).toContain(`<a href="${unsubscribeUrl}"`);
});

describe('an issue of the newsletter', () => {
  const body = `Two things are new.

## Reading

- Letters are read
- See https://lunaria.example/blog?a=1&b=2.

<script>alert(1)</script> & so on,
on two lines`;

  test('keeps its words in the text form', async () => {
    const { subject, text } = await composeNewsletterIssue({ subject: 'News', body, unsubscribeUrl });
    expect(subject).toBe('News');
    expect(text.startsWith(`${body}\n\nLunaria\n\n`)).toBe(true);
    expect(text).toContain(unsubscribeUrl);
  });

  test('knows headings, lists and addresses in the other form, and escapes everything else', async () => {
    const { html } = await composeNewsletterIssue({ subject: '<b>News</b>', body, unsubscribeUrl });
    expect(html).toContain('&lt;b&gt;News&lt;/b&gt;');
    expect(html).toMatch(/<h2 [^>]*>Reading<\/h2>/);
    expect(html).toContain('<li>Letters are read</li>');
    expect(html).toMatch(
      /<li>See <a href="https:\/\/lunaria\.example\/blog\?a=1&amp;b=2" [^>]*>https:\/\/lunaria\.example\/blog\?a=1&amp;b=2<\/a>\.<\/li>/,
    );
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; so on, on two lines');
    expect(html).not.toContain('<script>');
  });

  test.each(['javascript:alert(1)', 'https://a.example/"onmouseover="alert(1)', "https://a.example/'><b>"])(
    '%s becomes no more than text and a plain address',
    async (text) => {
      const { html } = await composeNewsletterIssue({ subject: 'News', body: text, unsubscribeUrl });
      expect(html).not.toMatch(/href="javascript|" ?onmouseover|<b>/);
    },
  );
});
