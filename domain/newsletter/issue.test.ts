import { expect, test } from 'vitest';
import { ISSUE_LIMITS, readIssue } from './issue.ts';

test('the first line is the subject, what follows the body', () => {
  const issue = { subject: 'News of autumn', body: 'Two things.\n\n- One\n- Two' };
  expect(readIssue('News of autumn\n\nTwo things.\n\n- One\n- Two\n')).toEqual(issue);
  expect(readIssue('\uFEFF# News of autumn\r\n\r\nTwo things.  \r\n\r\n- One\r\n- Two')).toEqual(issue);
});

test.each([
  ['', 'The first line is the subject: it is empty.'],
  ['Only a subject\n', 'There is nothing below the subject.'],
  [
    `${'a'.repeat(ISSUE_LIMITS.subject + 1)}\nText`,
    'The subject, the first line, has more than 200 characters.',
  ],
  [`News\n${'a'.repeat(ISSUE_LIMITS.body + 1)}`, 'The text has more than 100,000 characters.'],
  ['News\u0007\nText', 'The text holds characters that cannot be sent.'],
  ['News\nText\u0000', 'The text holds characters that cannot be sent.'],
])('%# cannot be sent: %s', (text, sentence) => {
  expect(readIssue(text)).toBe(sentence);
});
