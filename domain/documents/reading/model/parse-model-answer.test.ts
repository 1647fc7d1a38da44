import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseModelAnswer } from './parse-model-answer.ts';

const ANSWER = { category: 'imaging', statements: [{ text: 'A "cyst" {2.4 cm}.', lines: [1, 2] }] };
const JSON_TEXT = JSON.stringify(ANSWER);

describe('the answer in what a model wrote', () => {
  it.each([
    ['JSON', JSON_TEXT],
    ['JSON with space around', `\n  ${JSON.stringify(ANSWER, null, 2)}\n`],
    ['JSON behind a byte order mark', `\ufeff${JSON_TEXT}`],
    ['a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['a fence among prose', `Sure:\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nDone.`],
    ['prose with braces before and behind', `{see below} ${JSON_TEXT} {end}`],
    ['prose with a brace that never closes before', `{"oops ${JSON_TEXT}`.replace('"oops', 'oops')],
    ['thoughts before', `<think>{"category":"other","statements":[]}</think>\n${JSON_TEXT}`],
    ['two answers: the last one', `{"category":"other","statements":[]} or rather ${JSON_TEXT}`],
    ['an answer inside of something', `{"answer": ${JSON_TEXT}}`],
  ])('%s', (_how, written) => {
    expect(parseModelAnswer(written)).toEqual(ANSWER);
  });

  it('loses fields that nobody asked for', () => {
    const more = JSON_TEXT.replace('{', '{"tool":"send","__proto__":{"x":1},');
    expect(parseModelAnswer(more)).toEqual(ANSWER);
    expect(Object.keys(parseModelAnswer(more) ?? {})).toEqual(['category', 'statements']);
  });

  it.each([
    ['nothing', ''],
    ['prose', 'There is a cyst.'],
    ['HTML', '<html>{}</html>'],
    ['an unknown category', JSON_TEXT.replace('imaging', 'cancer')],
    ['no category', JSON.stringify({ statements: [] })],
    ['no statements', JSON.stringify({ category: 'imaging' })],
    ['statements that are text', JSON.stringify({ category: 'imaging', statements: ['A cyst.'] })],
    ['lines that are text', JSON_TEXT.replace('[1,2]', '["1"]')],
    ['lines that are fractions', JSON_TEXT.replace('[1,2]', '[1.5]')],
    ['a cut end', JSON_TEXT.slice(0, -2)],
    ['too much', `${JSON_TEXT}${' '.repeat(70_000)}`],
    ['brackets without end', '{'.repeat(50_000)],
    ['lists without end', '['.repeat(50_000)],
    ['quotes without end', `{"${'\\"'.repeat(20_000)}`],
  ])('is not there in %s', (_what, written) => {
    expect(parseModelAnswer(written)).toBeNull();
  });

  it('is looked for in any text without a throw', () => {
    const piece = fc.oneof(fc.string(), fc.constantFrom('{', '}', '"', '\\', '```', '</think>', JSON_TEXT));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const answer = parseModelAnswer(pieces.join(''));
        expect(answer === null || Array.isArray(answer.statements)).toBe(true);
      }),
    );
  });
});
