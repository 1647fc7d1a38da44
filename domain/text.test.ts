import { expect, test } from 'vitest';
import { isStorableText, textSchema } from './text.ts';

const note = textSchema({ min: 2, max: 5, tooShort: 'too short', tooLong: 'too long' });

function messagesFor(value: unknown): string[] {
  return note.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];
}

test('text with a NUL character is refused, because PostgreSQL cannot store it', () => {
  expect(isStorableText('a\u0000b')).toBe(false);
  expect(messagesFor('a\u0000b')).toEqual(['Contains characters that cannot be saved']);
});

test('half of a surrogate pair is refused, a whole one is kept', () => {
  expect(messagesFor('a\ud83c')).toEqual(['Contains characters that cannot be saved']);
  expect(messagesFor('\udf19b')).toEqual(['Contains characters that cannot be saved']);
  expect(note.parse('a\ud83c\udf19')).toBe('a\ud83c\udf19');
});

test('both limits are inclusive', () => {
  expect(messagesFor('a')).toEqual(['too short']);
  expect(messagesFor('ab')).toEqual([]);
  expect(messagesFor('abcde')).toEqual([]);
  expect(messagesFor('abcdef')).toEqual(['too long']);
});

test('what is not a text is refused with a message', () => {
  for (const value of [undefined, null, 7, true, ['ab'], { a: 'b' }]) {
    expect(messagesFor(value)[0]).toBe('Text is missing');
  }
});
