import { isStorableText } from '../text.ts';

/** The database repeats both. */
export const ISSUE_LIMITS = { subject: 200, body: 100_000 } as const;

export interface Issue {
  subject: string;
  body: string;
}

/**
 * An issue from the text of a file: the first line is the subject (`# ` before it does not count), what follows the
 * body. A sentence about what is wrong where it cannot be sent.
 */
export function readIssue(text: string): Issue | string {
  const [first = '', ...rest] = text
    .replace(/^\uFEFF/u, '')
    .replace(/\r\n?/gu, '\n')
    .trim()
    .split('\n');
  const subject = first.replace(/^#+\s+/u, '').trim();
  const body = rest
    .map((line) => line.trimEnd())
    .join('\n')
    .trim();
  if (subject === '') return 'The first line is the subject: it is empty.';
  if (subject.length > ISSUE_LIMITS.subject)
    return `The subject, the first line, has more than ${ISSUE_LIMITS.subject} characters.`;
  if (body === '') return 'There is nothing below the subject.';
  if (body.length > ISSUE_LIMITS.body)
    return `The text has more than ${ISSUE_LIMITS.body.toLocaleString('en')} characters.`;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what a subject may not hold
  if (/[\u0000-\u001f\u007f\u2028\u2029]/u.test(subject) || !isStorableText(body))
    return 'The text holds characters that cannot be sent.';
  return { subject, body };
}
